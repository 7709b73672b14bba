import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { PartHead } from '../bookings/office-part.tsx'
import { useMay } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { Problem } from '../ui/problem.tsx'
import type { Customer } from './shapes.ts'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

type Whose = { readonly customer: string } | { readonly business: string }

interface Props {
  readonly whose: Whose
  readonly notes: Customer['notes']
}

/** Notes of colleagues about a customer or a company. One that is taken off can be put back. */
export function PersonNotes({ whose, notes }: Props) {
  const t = useTranslations('staff.customers')
  const when = useWhen()
  const may = useMay()
  const { remove, problem } = useNoteRemoval(whose)
  if (notes.length === 0 && problem === null) return null
  const mayRemove = may('customer' in whose ? 'removeCustomerNote' : 'removeBusinessNote')
  return (
    <section>
      <PartHead title={t('notes')} />
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
              <p className="text-meta text-ink-500">
                {note.by ?? t('somebody')}, {when(note.at)}
              </p>
            </div>
            {mayRemove && (
              <button
                type="button"
                aria-label={t('removeNote', { when: when(note.at) })}
                onClick={() => void remove(note.id)}
                className="-mr-1 grid size-6 shrink-0 place-items-center rounded-full text-ink-500 hover:bg-sand hover:text-ink-900 touch:-my-2 touch:size-11"
              >
                <X aria-hidden size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem words={problem} />
    </section>
  )
}

/** Takes a note off, with the way back. */
function useNoteRemoval(whose: Whose) {
  const t = useTranslations('staff.customers')
  const say = useErrorText()
  const toast = useToast()
  const reload = useMemberReload()
  const { problem, run } = useAct()
  const putBack = async (noteId: string) => {
    const back = await ('customer' in whose
      ? callAsMember('restoreCustomerNote', { params: { id: whose.customer, noteId } })
      : callAsMember('restoreBusinessNote', { params: { id: whose.business, noteId } }))
    await reload()
    // Said where the way back was, because the colleague may be on another page by now.
    toast({ words: back.ok ? t('noteBack') : t('noteNotBack', { reason: say(back.error) }) })
  }
  const remove = async (noteId: string) => {
    const gone = await run(() =>
      'customer' in whose
        ? callAsMember('removeCustomerNote', { params: { id: whose.customer, noteId } })
        : callAsMember('removeBusinessNote', { params: { id: whose.business, noteId } }),
    )
    if (gone) toast({ words: t('noteGone'), undo: () => void putBack(noteId) })
  }
  return { remove, problem }
}
