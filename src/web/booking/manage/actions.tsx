import { CalendarPlus, PencilLine, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { Access } from './booking-access.ts'
import { againQuery } from './again-query.ts'
import { stageOf } from '#rental/booking-stage.ts'

interface ActionsProps {
  readonly booking: Booking
  readonly access: Access
  readonly changeTo: string | undefined
}

/** Links to change the booking, save it to a calendar, and book the same rental again. */
export function Actions({ booking, access, changeTo }: ActionsProps) {
  const t = useTranslations('booking.manage.actions')
  const to = useHref()
  const { busy, problem, save } = useCalendar(access)
  const stage = stageOf(booking)
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-3">
        {changeTo !== undefined && (
          <ButtonLink to={changeTo} variant="quiet">
            <PencilLine aria-hidden size={18} />
            {t(booking.status === 'requested' ? 'changeRequest' : 'change')}
          </ButtonLink>
        )}
        {(stage === 'ahead' || stage === 'underway') && (
          <Button variant="quiet" busy={busy} onClick={() => void save()}>
            {!busy && <CalendarPlus aria-hidden size={18} />}
            {t('calendar')}
          </Button>
        )}
        <ButtonLink to={to('newBooking', againQuery(booking))} variant="quiet">
          <RotateCw aria-hidden size={18} />
          {t('again')}
        </ButtonLink>
      </div>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function useCalendar(access: Access) {
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setProblem(null)
    const result = await access.calendar()
    if (result.ok) saveFile(new Blob([result.data.content], { type: 'text/calendar;charset=utf-8' }), result.data.name)
    else setProblem(say(result.error))
    setBusy(false)
  }
  return { busy, problem, save }
}
