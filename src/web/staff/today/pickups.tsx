import { Clock3, CreditCard, Droplet, Fuel, TriangleAlert, Zap } from 'lucide-react'

import type { BoardPickup } from '#contract/staff-board.ts'
import { timeOf } from '#domain/period.ts'
import { Chip } from '../ui/state-chip.tsx'
import { RentalList } from './rental-list.tsx'
import { RentalRow } from './day-row.tsx'
import type { Words } from './use-words.ts'

interface Props {
  readonly rows: readonly BoardPickup[]
  readonly clock: string | null
  readonly words: Words
}

const signs = { wash: Droplet, fuel: Fuel, charge: Zap } as const

/** Rentals that begin at the branch on this day. */
export function Pickups({ rows, clock, words }: Props) {
  const { t } = words
  const open = rows.filter(({ state }) => state === 'open')
  // Where nobody has given a deposit yet, it is taken at the desk: no trouble of one rental.
  const atDesk = open.every(({ depositOpen }) => depositOpen)
  return (
    <RentalList
      title={t('pickups.title')}
      count={t('pickups.open', { count: String(open.length) })}
      doneWords={(count) => t('pickups.done', { count: String(count) })}
      none={t('pickups.none')}
      rows={rows}
      clock={clock}
      renderRow={(row) => (
        <RentalRow row={row} detail={detailOf(row, words)}>
          <PickupState row={row} words={words} clock={clock} atDesk={atDesk} />
        </RentalRow>
      )}
    />
  )
}

export const detailOf = (row: BoardPickup, { t, classOf, branchOf }: Words): string =>
  [
    classOf(row.class),
    row.flight === null ? t('pickups.days', { count: row.days }) : t('pickups.flight', { flight: row.flight }),
    row.to === null ? null : t('pickups.to', { branch: branchOf(row.to) }),
    row.keyBox ? t('pickups.keyBox') : null,
  ]
    .filter((text) => text !== null)
    .join(' · ')

/** The one thing that keeps a pickup from being ready. */
function PickupState({
  row,
  words: { t, needOf },
  clock,
  atDesk,
}: Pick<Props, 'words' | 'clock'> & { readonly row: BoardPickup; readonly atDesk: boolean }) {
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
  if (row.backAt !== null) return <Chip icon={Clock3}>{t('pickups.back', { time: timeOf(row.backAt) })}</Chip>
  if (row.depositOpen && !atDesk) return <Chip icon={CreditCard}>{t('pickups.deposit')}</Chip>
  return clock !== null && timeOf(row.at) < clock ? t('pickups.waiting') : t('pickups.ready')
}
