import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { memberKey, useMemberData } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { DialogEnds } from '../ui/dialog-ends.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { TriedForm } from '../ui/tried-form.tsx'
import { filterText, isNarrowed } from './booking-query.ts'

interface Props {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}

interface SavedFilter {
  readonly id: string
  readonly name: string
  readonly query: string
}

const keep = (name: string, query: string) => callAsMember('saveStaffFilter', { body: { name, query } })

/** Filters of the colleague, with what saves and removes them; one that was removed can be had back. */
function useSaved() {
  const t = useTranslations('staff.bookings.list')
  const owner = useAuth().session?.user.id
  const client = useQueryClient()
  const toast = useToast()
  const say = useErrorText()
  const [problem, setProblem] = useState<string | null>(null)
  const filters = useMemberData('getStaffFilters', undefined, { staleTime: 60_000 }).data?.filters ?? []
  const note = (next: { readonly filters: typeof filters }) =>
    client.setQueryData(memberKey(owner, 'getStaffFilters', undefined), next)
  const run = async (calling: ReturnType<typeof keep>) => {
    const answer = await calling
    setProblem(answer.ok ? null : say(answer.error))
    if (answer.ok) note(answer.data)
    return answer.ok
  }
  const remove = async ({ id, name, query }: SavedFilter) => {
    if (!(await run(callAsMember('removeStaffFilter', { params: { id } })))) return
    toast({ words: t('removedSaved', { name }), undo: () => void run(keep(name, query)) })
  }
  return { filters, note, remove, problem }
}

/** Filters that the colleague saved, and the way to save this one. */
export function SavedFilters({ search, onChange }: Props) {
  const t = useTranslations('staff.bookings.list')
  const { filters, note, remove, problem } = useSaved()
  const [naming, setNaming] = useState(false)
  const now = filterText(search)
  const known = filters.some(({ query }) => query === now)
  const narrowed = isNarrowed(now)
  return (
    <>
      {filters.length > 0 && <Kept {...{ filters, now, onChange }} onRemove={(filter) => void remove(filter)} />}
      {narrowed && (
        // Side by side, and with their words at the edge of the page where they begin a line.
        <span className="-ml-2 inline-flex whitespace-nowrap">
          {!known && (
            <Button look="quiet" onClick={() => setNaming(true)}>
              <Bookmark aria-hidden size={16} />
              {t('save')}
            </Button>
          )}
          <Button look="quiet" onClick={() => onChange(new URLSearchParams())}>
            {t('clear')}
          </Button>
        </span>
      )}
      {problem !== null && <Problem words={problem} />}
      {naming && (
        <OfficeDialog leaving="ends" onClose={() => setNaming(false)} title={t('save')}>
          <NameFilter
            query={now}
            onClose={() => setNaming(false)}
            onSaved={(next) => {
              note(next)
              setNaming(false)
            }}
          />
        </OfficeDialog>
      )}
    </>
  )
}

interface KeptProps extends Pick<Props, 'onChange'> {
  readonly filters: readonly SavedFilter[]
  /** The filter of the list, as it is saved. */
  readonly now: string
  readonly onRemove: (filter: SavedFilter) => void
}

function Kept({ filters, now, onChange, onRemove }: KeptProps) {
  const t = useTranslations('staff.bookings.list')
  return (
    <ul aria-label={t('saved')} className="contents">
      {filters.map((filter) => (
        <li key={filter.id} className="inline-flex max-w-full items-center">
          <Choice
            title={filter.name}
            on={filter.query === now}
            onClick={() => onChange(new URLSearchParams(filter.query))}
          >
            {filter.name}
          </Choice>
          <button
            type="button"
            aria-label={t('removeSaved', { name: filter.name })}
            onClick={() => onRemove(filter)}
            className="grid size-6 place-items-center rounded-full text-ink-500 hover:bg-sand hover:text-ink-900 touch:size-11"
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Longest name of a filter. */
const MOST = 60

function NameFilter({
  query,
  onClose,
  onSaved,
}: {
  readonly query: string
  readonly onClose: () => void
  readonly onSaved: (saved: { filters: SavedFilter[] }) => void
}) {
  const t = useTranslations('staff.bookings.list')
  const form = useTranslations('staff.bookings.form')
  const say = useErrorText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    const saved = await keep(name.trim(), query)
    if (saved.ok) onSaved(saved.data)
    else setProblem(say(saved.error))
    setBusy(false)
  }
  return (
    <TriedForm className="grid gap-4" onSend={() => void save()}>
      <Field
        label={t('saveAs')}
        hint={t('saveHint', { most: String(MOST) })}
        lack={name.trim() === '' ? form('missing') : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field begins in it */}
        <Input autoFocus maxLength={MOST} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Problem words={problem} />
      <DialogEnds act={t('saveNow')} busy={busy} onCancel={onClose} />
    </TriedForm>
  )
}
