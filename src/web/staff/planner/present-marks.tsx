import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { Present } from '#contract/staff-presence.ts'
import { useAllPresent } from '../frame/presence.ts'
import { Avatar } from '../ui/avatar.tsx'
import { xOf, type Axis } from './axis.ts'
import { useSeen } from './edges.ts'

interface Props {
  readonly bars: ReadonlyMap<number, PlanBar>
  readonly axis: Axis
  readonly left: number
  /** Place of a car's line from above; undefined where it has none. */
  readonly topOf: (car: number) => number | undefined
}

/** Colleagues who have a booking before them, at the end of its bar. They lie over the lines, which are not drawn anew. */
export function PresentMarks({ bars, axis, left, topOf }: Props) {
  const present = useAllPresent()
  if (present.length === 0) return null
  return [...bars.values()].map((bar) => {
    const here = present.filter(({ reference }) => reference === bar.reference)
    // An editor before a reader.
    const first = here.find(({ doing }) => doing === 'edits') ?? here[0]
    if (first === undefined || bar.ends === null) return null
    const top = topOf(bar.car)
    if (top === undefined) return null
    const place = { start: xOf(axis, bar.since), end: xOf(axis, bar.ends) }
    return <Mark key={bar.id} name={first.name} doing={first.doing} {...place} {...{ left, top }} />
  })
}

interface MarkProps {
  readonly name: string
  readonly doing: Present['doing']
  readonly start: number
  readonly end: number
  readonly left: number
  readonly top: number
}

/** Width of a mark and of the air beside it. */
const ROOM = 28

function Mark({ name, doing, start, end, left, top }: MarkProps) {
  const t = useTranslations('staff.presence')
  if (useSeen(start, end) < ROOM) return null
  return (
    <span
      className="pointer-events-none absolute top-0 z-10 flex h-(--plan-row) items-center justify-end"
      style={{ left: left + start, width: end - start, transform: `translateY(${top}px)` }}
    >
      <span className="sticky right-1.5 mr-1.5 rounded-full ring-2 ring-paper">
        <Avatar name={name} small />
        <span className="sr-only">{t(doing, { name: name.split(' ')[0]! })}</span>
      </span>
    </span>
  )
}
