import { ArrowLeftRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import type { LocalDateTime } from '#domain/period.ts'
import type { View } from './axis.ts'
import { inVain, type Wish } from './in-vain.ts'
import { useLift } from './lift.ts'
import type { Stop } from './stops.ts'
import type { Suggested } from './use-suggested.ts'

/** Part of the grid that has the focus, entries by the keys that move them; null for none. A word, so that the page is drawn anew only where the keys differ. */
export type Spot = 'gap' | 'head' | keyof typeof atBar | null

export function spotOf(stop: Stop | null, now: LocalDateTime): Spot {
  if (stop?.kind !== 'bar') return stop?.kind ?? null
  const does = (wish: Wish) => inVain(stop.bar, wish, now) === null
  if (does('swap')) return 'rental'
  if (does('car')) return does('time') ? 'shop' : 'waiting'
  return does('time') ? 'begun' : 'still'
}

interface Props {
  readonly view: View
  readonly spot: Spot
  readonly suggested: Suggested
}

/** Keys that the grid hears itself; those that are `wide` are named in the foot only where there is room. */
const lines = { keys: 'ArrowUp+ArrowDown', words: 'lines', wide: false } as const
const along = { keys: 'ArrowLeft+ArrowRight', words: 'along', wide: true } as const
const head = { keys: 'Home', words: 'head', wide: true } as const
const open = { keys: 'Enter', words: 'open', wide: false } as const
const begin = { keys: 'Enter', words: 'begin', wide: false } as const
const move = [
  { keys: 'alt+ArrowUp+ArrowDown', words: 'car', wide: true },
  { keys: 'alt+ArrowLeft+ArrowRight', words: 'time', wide: true },
] as const
const swap = { keys: 'x', words: 'swap', wide: true } as const
const lifted = [
  ...move,
  { keys: '1 2 3', words: 'exit', wide: true },
  { keys: 'Enter', words: 'put', wide: false },
  { keys: 'Escape', words: 'back', wide: false },
] as const
const free = [lines, along, begin] as const

const atBar = {
  rental: [lines, open, move[0], swap],
  waiting: [lines, open, move[0]],
  shop: [lines, open, ...move],
  begun: [lines, open, move[1]],
  still: [lines, open],
} as const
const inGrid = { ...atBar, gap: free, head: free } as const

/** Keys that work where one is, and the first of the suggestions. */
export function Foot({ view, spot, suggested }: Props) {
  const t = useTranslations('staff.planner.keys')
  const isLifted = useLift((lift) => lift !== null)
  // The grid hears them where they concern what has the focus.
  useKeys(
    [lines, along, head, open, begin, ...lifted, swap].map(({ keys, words }) => ({ keys, label: t(words), run: null })),
  )
  const page = [
    { keys: 'ArrowLeft+ArrowRight', words: view, wide: false },
    { keys: 't', words: 'now', wide: false },
    { keys: 'Tab', words: 'enter', wide: true },
  ] as const
  const named = isLifted ? lifted : spot === null ? page : inGrid[spot]
  return (
    <>
      <FootKeys keys={named.map(({ keys, words, wide }) => [keys, t(words), wide])} />
      {!isLifted && <First suggested={suggested} />}
    </>
  )
}

/** The first suggestion in words, and the way to all of them. */
function First({ suggested: { found, short, show } }: Pick<Props, 'suggested'>) {
  const t = useTranslations('staff.planner')
  const [first] = found
  if (first === undefined) return null
  return (
    <span className="flex min-w-0 flex-1 basis-0 items-center justify-end gap-2 py-1.5 text-meta text-ink-900">
      <ArrowLeftRight aria-hidden size={16} className="shrink-0 text-petrol-600" />
      <span className="truncate">{short(first)}</span>
      {found.length > 1 && (
        <span className="figures shrink-0 text-ink-500">{t('suggestions.others', { count: found.length - 1 })}</span>
      )}
      <Button keys="v" onClick={show}>
        {t('keys.suggestion')}
      </Button>
    </span>
  )
}
