import type { OwnData } from '#contract/own-data.ts'
import type { ExchangeRow } from '#store/exchange.ts'
import type { OwnDataRows } from '#store/own-data.ts'

/** An exchange of the car during a rental, as its customer reads it. */
export const presentExchange = (row: ExchangeRow): OwnData['bookings'][number]['exchanges'][number] => ({
  at: row.at.toISOString(),
  plateBefore: row.before.plate,
  kmBefore: row.before.km,
  plateAfter: row.after.plate,
  kmAfter: row.after.km,
  reason: row.reason,
})

/** Tiers and points of a member, as they changed. */
export const presentMembership = ({
  tierChanges,
  points,
}: Pick<OwnDataRows, 'tierChanges' | 'points'>): Pick<OwnData, 'tierChanges' | 'points'> => ({
  tierChanges: tierChanges.map(({ at, from, to }) => ({ at: at.toISOString(), from, to })),
  points: points.map((row) => ({
    at: row.at.toISOString(),
    points: row.points,
    kind: row.kind,
    booking: row.reference,
    note: row.note,
  })),
})
