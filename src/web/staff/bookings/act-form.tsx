import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import type { Result } from '#api/call-server.ts'
import { useToast } from '../frame/toast.tsx'
import { DialogEnds } from '../ui/dialog-ends.tsx'
import { Problem } from '../ui/problem.tsx'
import { TriedForm } from '../ui/tried-form.tsx'
import { useBookingCall, type BookingCall } from './booking-call.ts'
import { StoryLines } from './booking-story.tsx'

interface Props<T> {
  readonly booking: StaffBooking
  readonly submit: string
  /** Whether the act cannot be undone. */
  readonly danger?: boolean
  /** Words about the part of it that cannot be undone. */
  readonly consequence?: string | undefined
  /** Whether it cannot be sent yet, for a reason that the form gives. What a field lacks the field tells (`lack`). */
  readonly off?: boolean
  /** Acts with the version that is shown; null if the form itself says why it did not. */
  readonly run: (act: BookingCall) => Promise<Result<T> | null>
  /** Words for the toast once it is done. */
  readonly done: string
  /** Takes back what was done, if that is possible. */
  readonly undoOf?: ((answer: T) => (() => void) | undefined) | undefined
  readonly onDone: () => void
  readonly children: ReactNode
}

/**
 * Form of an act on a booking. If a colleague was first, their act stands above the fields, what was typed stays, and
 * the form can be sent again to what is shown now.
 */
export function ActForm<T = StaffBooking>({
  booking,
  submit,
  danger = false,
  consequence,
  off = false,
  run,
  done,
  undoOf,
  onDone,
  children,
}: Props<T>) {
  const say = useErrorText()
  const toast = useToast()
  const act = useBookingCall(booking)
  const [seen] = useState(() => booking.story[0]?.id ?? 0)
  const form = useRef<HTMLFormElement>(null)
  // After the dialog has taken the focus.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea')
    first?.focus()
    // A proposal is typed over.
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy || off) return
    setBusy(true)
    setProblem(null)
    const result = await run(act)
    setBusy(false)
    if (result === null) return
    if (result.ok) {
      onDone()
      const undo = undoOf?.(result.data)
      toast({ words: done, ...(undo && { undo }) })
    } else if (result.error.code !== 'booking_changed') setProblem(say(result.error))
  }
  return (
    <TriedForm ref={form} className="flex flex-col gap-4" onSend={() => void send()}>
      {!busy && <Missed booking={booking} after={seen} />}
      {children}
      <Problem words={problem} />
      <DialogEnds act={submit} {...{ danger, consequence, off, busy }} onCancel={onDone} />
    </TriedForm>
  )
}

/** Lines of the history since the form was opened. They come by themselves, so a form that is sent has been read with them. */
function Missed({ booking, after }: { readonly booking: StaffBooking; readonly after: number }) {
  const t = useTranslations('staff.bookings.form')
  const lines = booking.story.filter(({ id }) => id > after)
  if (lines.length === 0) return null
  return (
    <div role="alert" className="rounded-field bg-amber-100 px-3 py-2.5 text-amber-800">
      <p className="font-semibold">{t('someoneElse')}</p>
      <StoryLines booking={booking} lines={lines} />
    </div>
  )
}
