import { GripVertical } from 'lucide-react'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { xOf, type Axis } from './axis.ts'
import { useBarWords, useMoments } from './bar-words.ts'
import { cutBesideCars } from './beside-cars.ts'
import { pricedDays, useWholeLift, type Lift } from './lift.ts'
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
  const { near } = useMoments()
  const rules = useSite().data?.rules
  const lift = useWholeLift()
  const x = lift === null ? 0 : left + xOf(axis, lift.start)
  const y = lift === null ? 0 : topOf(lift.car) + 2
  const free = lift?.by === 'pointer' && lift.mode === 'move'
  useLayoutEffect(() => {
    if (!free) placeGhost(ghost.current, left, x, y)
  }, [ghost, free, left, x, y])
  useCutAgain(ghost, left, lift !== null)
  if (lift === null) return null
  const days = rules === undefined ? null : pricedDays(lift, rules.graceMinutes)
  const length = days === null ? t('untilTime', { time: near(lift.end) }) : t('days', { count: days })
  const isSwap = lift.mode === 'swap'
  const width = Math.max(6, xOf(axis, lift.end) - xOf(axis, lift.start))
  return (
    <>
      <div
        ref={ghost}
        hidden={isSwap}
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 z-20 h-7.5 overflow-clip rounded-field bg-petrol-100 text-[0.78125rem] font-semibold whitespace-nowrap text-petrol-800 shadow-float ring-[1.5px] ring-petrol-600"
        style={{ width, transform: `translate(${x}px, ${y}px)` }}
      >
        {/* Begins where the bar comes into sight. */}
        <span className="flex h-full items-center gap-2 pr-2.5 pl-[calc(var(--plan-cut,0px)+10px)]">
          <GripVertical size={12} className="shrink-0" />
          <span className="truncate">{nameOf(lift.bar, rows.branchName)}</span>
          <span className="font-normal opacity-80">{length}</span>
        </span>
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

/** Moves the ghost without drawing anything anew. @param left width of the column of cars, over which it must not lie */
export function placeGhost(ghost: HTMLElement | null, left: number, x: number, y: number): void {
  if (ghost === null) return
  ghost.style.transform = `translate(${x}px, ${y}px)`
  cutBesideCars(ghost, left, x)
}

/** Cuts it anew while the days scroll under it. */
function useCutAgain(ghost: Props['ghost'], left: number, held: boolean): void {
  useEffect(() => {
    const grid = held ? ghost.current?.closest('[role=grid]') : null
    if (grid == null) return
    const cut = () => {
      const { current } = ghost
      if (current !== null) cutBesideCars(current, left, new DOMMatrix(current.style.transform).m41)
    }
    grid.addEventListener('scroll', cut, { passive: true })
    return () => grid.removeEventListener('scroll', cut)
  }, [ghost, left, held])
}
