import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { useMoments } from './bar-words.ts'
import type { Layout } from './layout.ts'

export type Suggestion = Answer<'getPlanSuggestions'>['suggestions'][number]

const AGAIN_MS = 60_000
/** Time in ms after news for which the suggestions stay: finding them tries many acts. */
const REST_MS = 30_000

/** Suggestions of the planner, their words, and their dialog's state. */
export interface Suggested {
  readonly found: readonly Suggestion[]
  readonly words: (one: Suggestion) => string
  /** The same in a few words, without who it is about. */
  readonly short: (one: Suggestion) => string
  readonly open: boolean
  readonly show: () => void
  readonly hide: () => void
}

/** Reads the suggestions for a branch, or for all. @param rows names of classes and branches; undefined before they are known */
export function useSuggested(branchId: number | null, rows: Layout | undefined): Suggested {
  const t = useTranslations('staff.planner.keys')
  const [open, setOpen] = useState(false)
  const query = branchId === null ? {} : { branch: String(branchId) }
  useLive(['rentals', 'cars'], ['getPlanSuggestions'], branchId, REST_MS)
  const { data } = useMemberData('getPlanSuggestions', { query }, { staleTime: AGAIN_MS })
  const { words, short } = useSuggestionWords(rows)
  const found = rows === undefined ? [] : (data?.suggestions ?? [])
  const show = () => setOpen(true)
  useKeys(found.length === 0 ? [] : [{ keys: 'v', label: t('suggestion'), run: show }])
  return { found, words, short, open, show, hide: () => setOpen(false) }
}

/** Words of a suggestion: what will be short where, and what helps. */
function useSuggestionWords(rows: Layout | undefined) {
  const t = useTranslations('staff.planner.suggestions')
  const { dated } = useMoments()
  const partsOf = ({ classId, branch, at, person, from, other }: Suggestion) => ({
    name: rows?.className(classId) ?? '',
    branch: rows?.branchName(branch) ?? '',
    day: dated(at),
    person: person ?? '',
    other: other?.person ?? '',
    otherPlate: other?.plate ?? '',
    from: from === null ? '' : (rows?.branchName(from) ?? ''),
  })
  return {
    words: (one: Suggestion): string =>
      t(one.kind, { ...partsOf(one), plate: one.kind === 'swap' ? one.plate : `${one.plate} ${one.model}` }),
    short: (one: Suggestion): string => t(`short.${one.kind}`, { ...partsOf(one), plate: one.plate }),
  }
}
