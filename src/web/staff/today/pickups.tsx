import { Clock3, CreditCard, Droplet, Fuel, TriangleAlert, Zap } from 'lucide-react'
import type { ReactNode } from 'react'

import type { BoardPickup } from '#contract/staff-board.ts'
import { now } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { toInstant } from '#domain/period.ts'
import { graceEnd } from '#domain/yard-times.ts'
import { Chip } from '../ui/state-chip.tsx'
import { RentalList } from './rental-list.tsx'
import { RentalRow } from './day-row.tsx'
import type { PresentOf } from '../frame/presence.ts'
import type { Words } from './use-words.ts'

interface Props {
  readonly rows: readonly BoardPickup[]
  readonly day: string
  /** Berlin's wall-clock time; null on other days than today. */
  readonly clock: string | null
  readonly present: PresentOf
  readonly words: Words
  /** Whether a phone shows only what comes next. */
  readonly brief: boolean
  /** Line about the next day, below the list. */
  readonly after?: ReactNode
}

const signs = { wash: Droplet, fuel: Fuel, charge: Zap } as const

/** Whether nothing keeps a pickup from its customer. */
const isReady = ({ needs, carMissing, backAt }: BoardPickup): boolean =>
  needs.length === 0 && !carMissing && backAt === null

/** Rentals that begin at the branch on this day, and those that should have begun before. */
export function Pickups({ rows, day, clock, present, words, brief, after }: Props) {
  const { t } = words
  const open = rows.filter(({ state }) => state === 'open')
  const ready = open.filter(isReady).length
  const ahead = open.length > 0 && open.every(({ tone }) => tone === 'open') && clock === null
  const openCount = open.length === 0 ? undefined : t('pickups.open', { count: String(open.length) })
  // Where nobody has given a deposit yet, it is taken at the desk: no trouble of one rental.
  const atDesk = open.every(({ depositOpen }) => depositOpen)
  return (
    <RentalList
      title={t('pickups.title')}
      count={ahead ? t('pickups.ahead', { ready, others: open.length - ready }) : openCount}
      doneWords={(count) => t('pickups.done', { count: String(count) })}
      none={t('pickups.none')}
      rows={rows}
      {...{ clock, brief, after }}
      renderRow={(row) => <PickupRow {...{ row, day, clock, present, words, atDesk }} />}
    />
  )
}

interface RowProps extends Pick<Props, 'day' | 'clock' | 'present' | 'words'> {
  readonly row: BoardPickup
  /** Whether no pickup has its deposit yet. */
  readonly atDesk: boolean
  readonly next?: boolean
}

/** One pickup. @param next whether it is of the day after the one that is shown */
export const PickupRow = ({ row, day, clock, present, words, atDesk, next }: RowProps) => (
  <RentalRow {...{ row, day, present, next }} detail={detailOf(row, words)}>
    <PickupState row={row} words={words} clock={clock} atDesk={atDesk} />
  </RentalRow>
)

export const detailOf = (row: BoardPickup, { t, classOf, labelOf }: Words): string[] =>
  [
    classOf(row.class),
    row.flight === null ? t('pickups.days', { count: row.days }) : t('pickups.flight', { flight: row.flight }),
    row.to === null ? null : t('pickups.to', { branch: labelOf(row.to) }),
    row.keyBox ? t('pickups.keyBox') : null,
  ].filter((text) => text !== null)

/** The one thing that keeps a pickup from being ready. */
function PickupState({
  row,
  words,
  clock,
  atDesk,
}: Pick<Props, 'words' | 'clock'> & { readonly row: BoardPickup; readonly atDesk: boolean }) {
  const { t, needOf } = words
  const isOverdue = useIsOverdue()
  const [need] = row.needs
  if (row.state === 'done') return t('pickups.handedOver')
  if (row.state === 'no_show') return <s>{t('pickups.noShow')}</s>
  if (row.carMissing) {
    return (
      <Chip look="bad" icon={TriangleAlert}>
        {t('pickups.missing')}
      </Chip>
    )
  }
  if (need !== undefined) return <Chip icon={signs[need]}>{needOf(need, row)}</Chip>
  if (row.backAt !== null && isOverdue(row.backAt)) {
    return (
      <Chip look="bad" icon={Clock3}>
        {t('pickups.notBack')}
      </Chip>
    )
  }
  if (row.backAt !== null) return <Chip icon={Clock3}>{words.backOf(row.backAt, row.at)}</Chip>
  if (row.depositOpen && !atDesk) return <Chip icon={CreditCard}>{t('pickups.deposit')}</Chip>
  return clock !== null && row.at < clock ? t('pickups.waiting') : t('pickups.ready')
}

/** Whether the time of grace after an agreed return is over. */
function useIsOverdue(): (backAt: string) => boolean {
  const rules = useSite().data?.rules ?? { graceMinutes: 0 }
  return (backAt) => now() > graceEnd({ ends_at: toInstant(backAt) }, rules)
}
