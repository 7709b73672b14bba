import { PencilLine, RotateCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Directions } from '#rental/directions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CalendarIcon } from '#ui/rental-icons.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { Access } from './booking-access.ts'
import { againQuery } from './again-query.ts'
import { isOver, stageOf } from '#rental/booking-stage.ts'

interface ActionsProps {
  readonly booking: Booking
  readonly site: SiteData
  readonly access: Access
  readonly changeTo: string | undefined
}

/** Acts of a booking in its state: drive to the return, save it to a calendar, change it, or book the same rental again. */
export function Actions({ booking, site, access, changeTo }: ActionsProps) {
  const t = useTranslations('booking.manage.actions')
  const to = useHref()
  const dropoff = site.branches.find(({ id }) => id === booking.dropoff)
  const underway = stageOf(booking) === 'underway'
  const coming = booking.status === 'confirmed' || underway
  if (!coming && !isOver(booking) && changeTo === undefined) return null
  // A customer who owes a fee, or waits for their bill, is not asked to rent again before anything else.
  const unsettled = booking.status === 'returned' || (stageOf(booking) === 'off' && booking.chargedMinor > 0)
  return (
    <ActionRow>
      {underway && dropoff && <Directions branch={dropoff} button />}
      {coming && <CalendarButton access={access} label={t('calendar')} variant={underway ? 'quiet' : 'primary'} />}
      {changeTo !== undefined && (
        <ButtonLink to={changeTo} size="large" variant={coming ? 'quiet' : 'primary'}>
          <PencilLine aria-hidden size={18} />
          {t(booking.status === 'requested' ? 'changeRequest' : 'change')}
        </ButtonLink>
      )}
      {isOver(booking) && (
        <ButtonLink to={to('newBooking', againQuery(booking))} size="large" variant={unsettled ? 'quiet' : 'primary'}>
          <RotateCw aria-hidden size={18} />
          {t('again')}
        </ButtonLink>
      )}
    </ActionRow>
  )
}

/** Buttons below a ticket in one row, or above each other where there is no room and beside it. */
export const ActionRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid content-start gap-2.5 @2xl:@max-6xl:auto-cols-fr @2xl:@max-6xl:grid-flow-col @2xl:@max-6xl:*:only:justify-self-start">
    {children}
  </div>
)

/** Saves the rental as a calendar file; a refusal is said below the button. */
export function CalendarButton({
  access,
  label,
  variant = 'quiet',
}: {
  readonly access: Pick<Access, 'calendar'>
  readonly label: string
  readonly variant?: 'primary' | 'quiet'
}) {
  const { busy, problem, save } = useCalendar(access)
  return (
    <>
      <Button variant={variant} size="large" busy={busy} onClick={() => void save()}>
        {!busy && <CalendarIcon />}
        {label}
      </Button>
      <p role="alert" className="order-last text-small font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}

function useCalendar(access: Pick<Access, 'calendar'>) {
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
