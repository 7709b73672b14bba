import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { DialogFrame } from '#ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useActHits, useCommands, useHits, type Hit } from './palette-hits.ts'
import { HitPreview } from './hit-preview.tsx'
import { HitRow } from './hit-row.tsx'

type Found = Answer<'searchOffice'>

/** Search over bookings, customers and cars, with what can be done with the selected booking. */
export function OfficePalette({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('staff.palette')
  const id = useId()
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      labelledBy={id}
      dismissible
      className="mt-28 w-[calc(100%-1.5rem)] max-w-190 overflow-hidden shadow-veil max-md:mt-3"
    >
      <h2 id={id} className="sr-only">
        {t('title')}
      </h2>
      <Palette onClose={onClose} />
    </DialogFrame>
  )
}

const carsOf = ({ cars }: Found): Found => ({
  bookings: [],
  customers: [],
  businesses: [],
  cars,
  more: { bookings: false, customers: false, businesses: false },
})

/** Text that was typed, and the rows that it leaves to choose from. */
function usePalette(text: string, at: number, held: string | null) {
  const owner = useAuth().session?.user.id
  const hitsOf = useHits()
  const actsOf = useActHits()
  const commands = useCommands()
  const commandsOnly = text.startsWith('>')
  const q = text.replace(/^[#>]/, '').trim()
  const asked = q.length >= 2 && !commandsOnly
  const found = useQuery<Found>({
    queryKey: memberKey(owner, 'searchOffice', q),
    enabled: asked,
    placeholderData: (before) => before,
    staleTime: 10_000,
    queryFn: async ({ signal }) => await answerOf(callAsMember('searchOffice', { body: { q }, signal })),
  })
  const data = asked ? found.data : undefined
  const things = data === undefined ? [] : hitsOf(text.startsWith('#') ? carsOf(data) : data, q)
  const ways = asked ? [] : commands.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  // Acts are of the booking that is selected or, once an act is, of the one that was.
  const first = things.find(({ kind }) => kind === 'booking')
  const shown = things[at] ?? things.find(({ id }) => id === held) ?? first ?? things[0] ?? ways[at]
  const acts = actsOf(shown?.kind === 'booking' ? shown.booking : null)
  const nothing = data !== undefined && !found.isFetching && things.length === 0
  return {
    q,
    things,
    acts,
    shown,
    hits: [...things, ...ways, ...acts],
    failed: found.error !== null && asked,
    nothing,
    data,
  }
}

/** State of the palette: what is typed and selected, and what keys do. */
function useChoosing(onClose: () => void) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // The booking that was selected last keeps its acts while one of them is.
  const [held, setHeld] = useState<string | null>(null)
  const { q, things, acts, shown, hits, failed, nothing, data } = usePalette(text, at, held)
  const chosen = hits[Math.min(at, hits.length - 1)]
  const select = (index: number) => {
    setAt(index)
    const hit = hits[index]
    if (hit?.kind === 'booking') setHeld(hit.id)
  }
  const go = (hit: Hit | undefined) => {
    if (hit === undefined) return
    onClose()
    if (hit.kind === 'call') window.location.href = hit.to
    else void navigate(hit.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      select((Math.min(at, hits.length - 1) + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      go(event.metaKey || event.ctrlKey ? (acts[0] ?? chosen) : chosen)
    }
  }
  const type = (next: string) => {
    setText(next)
    setAt(0)
    setHeld(null)
  }
  return { text, type, q, things, shown, hits, failed, nothing, data, chosen, select, go, press }
}

function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('staff.palette')
  const list = useId()
  const { text, type, q, things, shown, hits, failed, nothing, data, chosen, select, go, press } = useChoosing(onClose)
  return (
    <div className="grid max-h-[calc(100dvh-9rem)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex h-15 items-center gap-3 border-b border-line px-5">
        <Search aria-hidden size={18} className="shrink-0 text-ink-500" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing is what the palette is opened for
          autoFocus
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${chosen.id}`}
          aria-label={t('title')}
          placeholder={t('field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-500"
        />
        <Kbd keys="Escape" />
        <CloseButton onClose={onClose} />
      </div>
      <div className="grid min-h-0 md:grid-cols-[minmax(0,1fr)_16.75rem]">
        <div className="min-h-0 overflow-y-auto p-2">
          <HitList
            list={list}
            hits={hits}
            typed={q}
            chosen={chosen}
            onPoint={(hit) => select(hits.indexOf(hit))}
            onChoose={go}
          />
          {failed && <p className="p-3 text-danger">{t('failed')}</p>}
          {nothing && <p className="p-3">{t('nothing', { text: q })}</p>}
          {(nothing || hits.length === 0) && <p className="px-3 pb-3 text-meta text-ink-500">{t('hint')}</p>}
          <output className="sr-only">
            {data !== undefined && t('found', { count: things.filter(({ kind }) => kind !== 'more').length })}
          </output>
        </div>
        <div className="overflow-y-auto border-l border-line bg-white p-5 max-md:hidden">
          {shown && <HitPreview hit={shown} />}
        </div>
      </div>
      <PaletteFoot />
    </div>
  )
}

/** Way out for a finger, which has no Escape key. */
function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('staff')
  return (
    <button
      type="button"
      aria-label={t('close')}
      onClick={onClose}
      className="press -mr-3 hidden size-11 shrink-0 place-items-center rounded-field text-ink-500 max-md:grid touch:grid"
    >
      <X aria-hidden size={18} />
    </button>
  )
}

/** Rows in their groups. The field has the focus and names the selected one. */
function HitList({
  list,
  hits,
  typed,
  chosen,
  onPoint,
  onChoose,
}: {
  readonly list: string
  readonly hits: readonly Hit[]
  readonly typed: string
  readonly chosen: Hit | undefined
  readonly onPoint: (hit: Hit) => void
  readonly onChoose: (hit: Hit) => void
}) {
  const t = useTranslations('staff.palette')
  const groups = Object.entries(Object.groupBy(hits, ({ group }) => group))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot have rows with pictures and keys
    <div id={list} role="listbox" aria-label={t('title')}>
      {groups.map(([group, of = []]) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs into a select
        <div key={group} role="group" aria-label={of[0]!.groupName}>
          <p aria-hidden className="px-3 pt-2.5 pb-1.5 text-xs text-ink-500">
            {of[0]!.groupName}
          </p>
          {of.map((hit) => (
            <HitRow
              key={hit.id}
              id={`${list}-${hit.id}`}
              hit={hit}
              typed={typed}
              chosen={hit === chosen}
              onPoint={() => onPoint(hit)}
              onChoose={() => onChoose(hit)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Keys of the palette. */
function PaletteFoot() {
  const t = useTranslations('staff.palette')
  return (
    <div className="flex h-10 items-center gap-4.5 border-t border-line px-5 text-xs text-ink-500 max-md:hidden touch:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="ArrowUp" />
        <Kbd keys="ArrowDown" /> {t('choose')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="Enter" /> {t('open')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="mod+Enter" /> {t('next')}
      </span>
      <span className="ml-auto inline-flex items-center gap-1.5">
        <Kbd keys=">" /> {t('commands')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="#" /> {t('plates')}
      </span>
    </div>
  )
}
