import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import type { Result } from '#api/call-server.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { useBookingCall, type BookingCall } from './booking-call.ts'
import { StoryLines } from './booking-story.tsx'

interface Props {
  readonly booking: StaffBooking
  readonly submit: string
  /** Whether the act cannot be undone. */
  readonly danger?: boolean
  /** Whether it cannot be sent yet. */
  readonly off?: boolean
  /** Acts with the version that is shown. */
  readonly run: (act: BookingCall) => Promise<Result<StaffBooking>>
  /** Words for the toast once it is done. */
  readonly done: string
  readonly onDone: () => void
  readonly children: ReactNode
}

/**
 * Form of an act on a booking. If a colleague was first, their act stands above the fields, what was typed stays, and
 * the form can be sent again to what is shown now.
 */
export function ActForm({ booking, submit, danger = false, off = false, run, done, onDone, children }: Props) {
  const t = useTranslations('staff.bookings.form')
  const say = useErrorText()
  const toast = useToast()
  const act = useBookingCall(booking)
  const [seen] = useState(() => booking.story[0]?.id ?? 0)
  const [missed, setMissed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy || off) return
    setBusy(true)
    setProblem(null)
    const result = await run(act)
    setBusy(false)
    if (result.ok) {
      onDone()
      toast({ words: done })
    } else if (result.error.code === 'booking_changed') setMissed(true)
    else setProblem(say(result.error))
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {missed && (
        <div role="alert" className="rounded-field bg-amber-100 px-3 py-2.5 text-amber-800">
          <p className="font-semibold">{t('someoneElse')}</p>
          <StoryLines booking={booking} lines={booking.story.filter(({ id }) => id > seen)} />
        </div>
      )}
      {children}
      <Problem words={problem} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <Button onClick={onDone}>{t('abort')}</Button>
        <Button type="submit" look={danger ? 'danger' : 'petrol'} busy={busy} aria-disabled={off}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
