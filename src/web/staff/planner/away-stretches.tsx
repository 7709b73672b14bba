import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { xOf, type Axis, type Span } from './axis.ts'
import { plainWidthOf } from './bar-room.ts'
import { isDue } from './lateness.ts'
import { useMoments } from './bar-words.ts'
import { useSeen } from './edges.ts'

interface Props {
  readonly bars: readonly PlanBar[]
  readonly axis: Axis
  readonly left: number
  readonly span: Span
  /** Branch at the beginning of what is known; undefined before that. */
  readonly place: number | undefined
  /** Branch of the line. */
  readonly branch: number
  readonly now: LocalDateTime
}

/** Pixels of a stretch's beginning that tell since when it is. */
const BEGINNING = 8
/** Width that the dots before and after the words of a place take. */
const DOTS = 36

/** Stretches in which the car stands at another branch, as a dotted line. */
export function Away({ bars, axis, left, span, place, branch, now }: Props) {
  const t = useTranslations('staff.planner')
  const branchLabel = useBranchLabel()
  const { dated } = useMoments()
  const stretches: { from: LocalDateTime; to: LocalDateTime; at: number; first: boolean }[] = []
  let [at, from, first] = [place, span.from, true]
  for (const bar of bars) {
    if (at !== undefined && at !== branch && bar.since > from) stretches.push({ from, to: bar.since, at, first })
    const until = bar.until ?? span.to
    // Since when it is there is known once it has come.
    const late = isDue(bar, now)
    ;[at, from, first] = [bar.to, late && until < now ? now : until, late]
  }
  if (at !== undefined && at !== branch && from < span.to) stretches.push({ from, to: span.to, at, first })
  return stretches.map((one) => {
    const there = branchLabel(one.at)
    const since = one.first ? '' : t('since', { day: dated(one.from), branch: there })
    return <AwayStretch key={one.from} {...{ axis, left, since }} branch={there} from={one.from} to={one.to} />
  })
}

interface AwayProps extends Pick<Props, 'axis' | 'left'>, Span {
  readonly branch: string
  /** The branch and since when the car is there; empty where that is not known. */
  readonly since: string
}

/** A stretch at another branch, with the branch's name if it fits and, if the beginning is out of sight, since when. */
function AwayStretch({ axis, left, from, to, branch, since }: AwayProps) {
  const [start, end] = [xOf(axis, from), xOf(axis, to)]
  const room = useSeen(start, end) - DOTS
  const begins = useSeen(start, start + BEGINNING) > 0
  const words = [begins ? '' : since, branch].find((one) => one !== '' && plainWidthOf(one) <= room)
  return (
    <span
      className={classes(
        'absolute top-0 flex h-(--plan-row) items-center overflow-clip',
        words === undefined && 'plan-away',
      )}
      style={{ left: left + start, width: end - start }}
    >
      {words !== undefined && (
        <span className="plan-label plan-away-words ml-4 px-1.5 text-xs whitespace-nowrap text-ink-500">{words}</span>
      )}
    </span>
  )
}
