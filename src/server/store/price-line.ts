import { sql, type QueryCreator, type RawBuilder } from 'kysely'

import { vatParts } from '#domain/money.ts'
import type { Price } from '#domain/price.ts'
import { allOf } from './rows.ts'
import type { Tables } from './tables.ts'

/** Figures of a price that a booking stores beside its lines. */
export const figuresOf = (price: Price) => ({
  days: price.days,
  total_minor: price.totalMinor,
  per_day_minor: price.perDayMinor,
  deposit_minor: price.depositMinor,
  included_km: price.includedKm,
  extra_km_minor: price.extraKmMinor,
  points: price.points ?? null,
})

/** Writes the lines of a price for one version of a booking. Their parts of the tax add up to its tax. */
export function insertLines(
  db: QueryCreator<Tables>,
  of: { booking_id: number; revision: number },
  { items, vatBp }: Price,
) {
  const taxes = vatParts(
    items.map(({ amountMinor }) => amountMinor),
    vatBp,
  )
  const lines = items.map(({ kind, code = null, quantity, days, unitMinor, amountMinor }, index) => ({
    ...of,
    position: index + 1,
    kind,
    code,
    quantity,
    days,
    unit_minor: unitMinor,
    amount_minor: amountMinor,
    tax_minor: taxes[index]!,
    tax_bp: vatBp,
  }))
  const columns = [
    'booking_id',
    'revision',
    'position',
    'kind',
    'code',
    'quantity',
    'days',
    'unit_minor',
    'amount_minor',
    'tax_minor',
    'tax_bp',
  ] as const
  return db
    .insertInto('booking_price_line')
    .columns(columns)
    .expression(db.selectFrom(allOf('booking_price_line', lines).as('l')).select(columns))
}

interface Priced {
  /** Alias of the row with the figures: the booking, or its state before a change. */
  of: 'booking' | 'made' | 'a'
  id?: 'id' | 'booking_id'
  currency?: RawBuilder<unknown>
  /** Source of the lines, because a statement does not see what it writes itself. */
  lines?: 'booking_price_line' | 'line'
}

/** Column with the price, put together from its stored figures and lines. It is never computed again (D24). */
export function priceColumn({ of, id = 'id', currency = sql.ref(`${of}.currency`), lines }: Priced) {
  const own = (column: string) => sql.ref(`${of}.${column}`)
  return sql<Price>`(
    select jsonb_build_object('currency', ${currency}, 'days', ${own('days')}, 'totalMinor', ${own('total_minor')},
        'perDayMinor', ${own('per_day_minor')}, 'depositMinor', ${own('deposit_minor')},
        'includedKm', ${own('included_km')}, 'extraKmMinor', ${own('extra_km_minor')},
        'vatBp', max(l.tax_bp), 'vatMinor', sum(l.tax_minor), 'items', jsonb_agg(
          jsonb_build_object('kind', l.kind, 'quantity', l.quantity, 'days', l.days, 'unitMinor', l.unit_minor,
            'amountMinor', l.amount_minor)
            || case when l.code is null then '{}' else jsonb_build_object('code', l.code) end
          order by l.position))
      || case when ${own('points')} is null then '{}' else jsonb_build_object('points', ${own('points')}) end
    from ${sql.table(lines ?? 'booking_price_line')} l
    where l.booking_id = ${own(id)} and l.revision = ${own('revision')})`.as('price')
}
