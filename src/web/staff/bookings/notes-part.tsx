import { StickyNote, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { Problem } from '../ui/problem.tsx'
import { useBookingCall } from './booking-call.ts'

/** Notes that colleagues pinned to the booking. One that is taken off can be put back. */
export function NotesPart({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings')
  const format = useFormat()
  const may = useMay()
  const { remove, problem } = useRemoval(booking)
  if (booking.notes.length === 0 && problem === null) return null
  return (
    <section aria-label={t('page.notes')} className="mt-3.5 flex flex-col gap-2">
      {booking.notes.map(({ id, note, author, at }) => (
        <div key={id} className="flex gap-2 rounded-[10px] bg-sand px-3 py-2.25 text-meta text-ink-700">
          <StickyNote aria-hidden size={14} className="mt-0.5 shrink-0" />
          <p className="min-w-0 flex-1 whitespace-pre-line">
            {note} <span className="text-ink-500">{t('page.noteBy', { author, time: format.day(at) })}</span>
          </p>
          {may('removeNote') && (
            <button
              type="button"
              aria-label={t('page.removeNote')}
              onClick={() => void remove(id)}
              className="grid size-6 shrink-0 place-items-center rounded-full text-ink-500 hover:text-ink-900 touch:size-11"
            >
              <X aria-hidden size={14} />
            </button>
          )}
        </div>
      ))}
      <Problem words={problem} />
    </section>
  )
}

/** Takes a note off, with the way back. */
function useRemoval(booking: StaffBooking) {
  const t = useTranslations('staff.bookings.form.noteForm')
  const say = useErrorText()
  const act = useBookingCall(booking)
  const toast = useToast()
  const reload = useMemberReload()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { reference } = booking
  const putBack = async (noteId: string, version: number) => {
    const back = await callAsMember('restoreStaffNote', { params: { reference, noteId }, body: { version } })
    await reload()
    // Said where the way back was, because the colleague may be on another page by now.
    toast({ words: back.ok ? t('restored') : t('notRestored', { reason: say(back.error) }) })
  }
  const remove = async (id: number) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const noteId = String(id)
    const gone = await act('removeStaffNote', {}, { noteId })
    setBusy(false)
    if (!gone.ok) return setProblem(say(gone.error))
    const { version } = gone.data
    toast({ words: t('removed'), undo: () => void putBack(noteId, version) })
  }
  return { remove, problem }
}
