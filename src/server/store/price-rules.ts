import { sql } from 'kysely'

import type { LocalDate } from '#domain/local-time.ts'
import type { SeasonInput } from '#domain/price-rules.ts'
import type { LengthTier } from '#domain/vehicle-price.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/** Sets all discounts by length that hold from a day on. Rows that are already right are not touched. */
export async function writeTiers(tx: Tx, from: LocalDate, tiers: readonly LengthTier[]): Promise<void> {
  await sayWhoActs(tx)
  // A day without any discount needs a row as well: without one, the discounts before it would go on.
  const all = tiers.length > 0 ? tiers : [{ minDays: 1, discountBp: 0 }]
  const rows = all.map(({ minDays, discountBp }) => ({ valid_from: from, min_days: minDays, discount_bp: discountBp }))
  const days = rows.map((row) => row.min_days)
  await tx.deleteFrom('rate_length').where('valid_from', '=', from).where('min_days', 'not in', days).execute()
  for (const row of rows) {
    const { discount_bp } = row
    await tx
      .insertInto('rate_length')
      .values(row)
      .onConflict((conflict) => conflict.columns(['valid_from', 'min_days']).doUpdateSet({ discount_bp }))
      .execute()
  }
}

/** Adds a season. @returns its number; null if there is no such class */
export async function insertSeason(
  tx: Tx,
  season: SeasonInput & { classCode: string | null; from: LocalDate },
): Promise<number | null> {
  await sayWhoActs(tx)
  const { rows } = await sql<{ id: number }>`
    insert into rate_season (valid_from, name, first_day, last_day, percent_bp, class_id)
    select ${season.from}::date, ${season.name}, ${season.firstDay}::date, ${season.lastDay}::date,
           ${season.percentBp}::integer, c.id
    from (select 1) one left join vehicle_class c on c.code = ${season.classCode}
    where ${season.classCode}::text is null or c.id is not null
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Ends a season: prices made from a day on ignore it. @returns false if there is no open season of this number */
export async function endSeason(tx: Tx, id: number, from: LocalDate): Promise<boolean> {
  await sayWhoActs(tx)
  // A season that was to begin later never begins.
  const { rows } = await sql`
    update rate_season set valid_until = greatest(valid_from, ${from}::date) where id = ${id}
      and (valid_until is null or valid_until > ${from}::date) returning id`.execute(tx)
  return rows.length > 0
}

export interface ListedSeason {
  id: number
  name: string
  firstDay: LocalDate
  lastDay: LocalDate
  percentBp: number
  classCode: string | null
  from: LocalDate
  until: LocalDate | null
}

export interface ListedTier extends LengthTier {
  from: LocalDate
}

/** Lists the rules that are valid on this day or later. */
export async function listPriceRules(
  db: Db,
  today: LocalDate,
): Promise<{ seasons: ListedSeason[]; tiers: ListedTier[] }> {
  const seasons = await db
    .selectFrom('rate_season as s')
    .leftJoin('vehicle_class as c', 'c.id', 's.class_id')
    .select(['s.id', 's.name', 's.first_day as firstDay', 's.last_day as lastDay', 's.percent_bp as percentBp'])
    .select(['c.code as classCode', 's.valid_from as from', 's.valid_until as until'])
    .where('s.last_day', '>=', today)
    .where((eb) => eb.or([eb('s.valid_until', 'is', null), eb('s.valid_until', '>', today)]))
    .orderBy('s.first_day')
    .orderBy('s.id')
    .execute()
  const tiers = await db
    .selectFrom('rate_length')
    .select(['valid_from as from', 'min_days as minDays', 'discount_bp as discountBp'])
    .where('valid_from', '>=', (eb) =>
      eb
        .selectFrom('rate_length')
        .where('valid_from', '<=', today)
        .select((one) => one.fn.coalesce(one.fn.max('valid_from'), sql<string>`date '-infinity'`).as('begun')),
    )
    .orderBy('valid_from')
    .orderBy('min_days')
    .execute()
  return { seasons, tiers }
}
