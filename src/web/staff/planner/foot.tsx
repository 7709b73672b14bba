import { useState } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import type { Layout } from './layout.ts'
import { SuggestionsDialog, useSuggestionWords } from './suggestions-dialog.tsx'

interface Props {
  readonly branchId: number | null
  readonly rows: Layout | undefined
}

const AGAIN_MS = 60_000

/** Keys of the entry that has the focus; those that are `wide` are named in the foot only where there is room. */
const gridKeys = [
  { keys: 'alt+ArrowUp+ArrowDown', words: 'car', wide: true },
  { keys: 'alt+ArrowLeft+ArrowRight', words: 'time', wide: true },
  { keys: '1 2 3', words: 'exit', wide: true },
  { keys: 'x', words: 'swap', wide: true },
  { keys: 'Enter', words: 'put', wide: false },
  { keys: 'Escape', words: 'back', wide: false },
] as const

/** Keys of the planner, and the first of the suggestions. */
export function Foot({ branchId, rows }: Props) {
  const t = useTranslations('staff.planner.keys')
  // The grid hears them where they concern the entry that has the focus.
  useKeys(gridKeys.map(({ keys, words }) => ({ keys, label: t(words), run: null })))
  return (
    <>
      {gridKeys.map(({ keys, words, wide }) => (
        <span key={keys} className={classes('flex items-center gap-1.25', wide && 'max-wide:hidden')}>
          <Kbd keys={keys} /> {t(words)}
        </span>
      ))}
      {rows && <Suggested branchId={branchId} rows={rows} />}
    </>
  )
}

function Suggested({ branchId, rows }: { readonly branchId: number | null; readonly rows: Layout }) {
  const t = useTranslations('staff.planner')
  const [open, setOpen] = useState(false)
  const query = branchId === null ? {} : { branch: String(branchId) }
  const { data } = useMemberData('getPlanSuggestions', { query }, { staleTime: AGAIN_MS })
  const found = data?.suggestions ?? []
  const words = useSuggestionWords(rows)
  useKeys(found.length === 0 ? [] : [{ keys: 'v', label: t('keys.suggestion'), run: () => setOpen(true) }])
  const [first] = found
  if (first === undefined) return null
  return (
    <span className="ml-auto flex min-w-0 items-center gap-2 py-1.5 text-meta text-ink-900">
      <ArrowLeftRight aria-hidden size={16} className="shrink-0" />
      <span className="truncate">{words(first)}</span>
      <Button keys="v" onClick={() => setOpen(true)}>
        {t('keys.suggestion')}
      </Button>
      <SuggestionsDialog open={open} found={found} rows={rows} onClose={() => setOpen(false)} />
    </span>
  )
}
