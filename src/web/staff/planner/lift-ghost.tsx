import { GripVertical } from 'lucide-react'
import { useLayoutEffect, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { minutesOf, xOf, type Axis } from './axis.ts'
import { useBarWords, useMoments } from './bar-words.ts'
import { useWholeLift, type Lift } from './lift.ts'
import type { Layout } from './layout.ts'
import { useTroubleWords } from './trouble-words.ts'
import { useMovedWords } from './use-moved-words.ts'

interface Props {
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly axis: Axis
  readonly left: number
  readonly topOf: (car: number) => number
  readonly rows: Layout
  readonly plateOf: (car: number) => string
}

/** The entry that is held. Under a pointer it is moved by the pointer's handler itself; by keys it lies on its line. */
export function LiftGhost({ ghost, axis, left, topOf, rows, plateOf }: Props) {
  const t = useTranslations('staff.planner')
  const { nameOf } = useBarWords()
  const lift = useWholeLift()
  const x = lift === null ? 0 : left + xOf(axis, lift.start)
  const y = lift === null ? 0 : topOf(lift.car) + 2
  const free = lift?.by === 'pointer' && lift.mode === 'move'
  useLayoutEffect(() => {
    if (!free) placeGhost(ghost.current, x, y)
  }, [ghost, free, x, y])
  if (lift === null) return null
  const isSwap = lift.mode === 'swap'
  const width = Math.max(48, xOf(axis, lift.end) - xOf(axis, lift.start))
  const days = Math.max(1, Math.round((minutesOf(lift.end) - minutesOf(lift.start)) / 1440))
  return (
    <>
      <div
        ref={ghost}
        hidden={isSwap}
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 z-30 flex h-7.5 [&[hidden]]:hidden items-center gap-2 rounded-field bg-petrol-100 px-2.5 text-[0.78125rem] font-semibold whitespace-nowrap text-petrol-800 shadow-float ring-[1.5px] ring-petrol-600"
        style={{ width: Math.min(width, 720), transform: `translate(${x}px, ${y}px)` }}
      >
        <GripVertical size={12} className="shrink-0" />
        <span className="truncate">{nameOf(lift.bar, rows.branchName)}</span>
        <span className="font-normal opacity-80">{t('days', { count: days })}</span>
      </div>
      <output className="sr-only">
        <Spoken lift={lift} rows={rows} plateOf={plateOf} />
      </output>
    </>
  )
}

/** The place where it would be dropped, for a screen reader. */
function Spoken({
  lift,
  rows,
  plateOf,
}: {
  readonly lift: Lift
  readonly rows: Layout
  readonly plateOf: (car: number) => string
}) {
  const t = useTranslations('staff.planner.lift')
  const { full, dated } = useMoments()
  const words = useTroubleWords(rows.branchName)
  const swap = useTranslations('staff.planner.swap')
  const movedWords = useMovedWords()
  const { verdict, car, judged, bar } = lift
  const plate = plateOf(car)
  const others = movedWords(verdict?.applied?.moved ?? [])
  const said = (place: string) => (others === null ? place : `${place}. ${others}`)
  if (verdict?.verdict === 'refused') {
    const { title, why } = words(verdict.trouble!, plate)
    return t('spokenRefused', { plate, why: `${title}. ${why}` })
  }
  if (lift.mode === 'swap') {
    const { other } = lift
    if (other === null) return swap('how')
    if (verdict === null) return t('asking')
    const [person, theirs] = [bar.person ?? '', other.person ?? '']
    return swap('plates', { person, plate: plateOf(other.car), other: theirs, otherPlate: plateOf(bar.car) })
  }
  if (lift.start !== bar.since || lift.mode === 'end')
    return t('spokenTime', { start: full(lift.start), end: full(lift.end) })
  const free = judged?.get(car)
  if (free?.upgrade || verdict?.verdict === 'upgrade') return said(t('spokenUpgrade', { plate }))
  if (free !== undefined || verdict?.verdict === 'fits') {
    const until = free?.until == null ? t('free') : t('freeUntil', { time: dated(free.until) })
    return said(t('spokenFits', { plate, until }))
  }
  return `${plate}: ${t('asking')}`
}

/** Moves the ghost without drawing anything anew. */
export function placeGhost(ghost: HTMLElement | null, x: number, y: number): void {
  if (ghost !== null) ghost.style.transform = `translate(${x}px, ${y}px)`
}
