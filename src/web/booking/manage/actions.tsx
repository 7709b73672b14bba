import { CalendarPlus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '../../../contract/booking.ts'
import { useErrorText } from '../../api/error-text.ts'
import { useHref } from '../../i18n.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Access } from './access.ts'
import { againQuery } from './again.ts'
import { saveCalendar } from './calendar.ts'

/** What will take place, or may. */
const ahead: ReadonlySet<Booking['status']> = new Set(['requested', 'pending_payment', 'confirmed', 'active'])

/** The booking as a calendar file, and the form filled in with the same rental. */
export function Actions({ booking, access }: { readonly booking: Booking; readonly access: Access }) {
  const t = useTranslations('booking.manage.actions')
  const to = useHref()
  const { busy, problem, save } = useCalendar(access)
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-3">
        {ahead.has(booking.status) && (
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
    if (result.ok) saveCalendar(result.data)
    else setProblem(say(result.error))
    setBusy(false)
  }
  return { busy, problem, save }
}
