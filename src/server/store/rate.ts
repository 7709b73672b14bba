import { sql } from 'kysely'

import type { LocalDate } from '#domain/local-time.ts'
import type { PricedKind } from '#domain/priced.ts'
import { nameOfActor, sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/** Thing with a price that is valid from a day on. */
export type Priced =
  | { vehicle_id: number }
  | { service_code: string }
  /** After-hours pickup at a branch. */
  | { branch_id: number }
  /** Deposit of a class. */
  | { class_id: number }

/** Prices of one day, by kind of thing. */
export interface Rates {
  vehicles: ReadonlyMap<number, number>
  services: ReadonlyMap<string, number>
  afterHours: ReadonlyMap<number, number>
  deposits: ReadonlyMap<number, number>
}

export async function readRates(db: Db, today: LocalDate): Promise<Rates> {
  const rows = await db
    .selectFrom('rate')
    .distinctOn(['vehicle_id', 'service_code', 'branch_id', 'class_id'])
    .select(['vehicle_id', 'service_code', 'branch_id', 'class_id', 'amount_minor'])
    .where('valid_from', '<=', today)
    .orderBy('vehicle_id')
    .orderBy('service_code')
    .orderBy('branch_id')
    .orderBy('class_id')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const by = <Column extends 'vehicle_id' | 'service_code' | 'branch_id' | 'class_id'>(column: Column) =>
    new Map(
      rows.flatMap((row) => (row[column] === null ? [] : [[row[column], row.amount_minor] as const])),
    ) as ReadonlyMap<NonNullable<(typeof rows)[number][Column]>, number>
  return {
    vehicles: by('vehicle_id'),
    services: by('service_code'),
    afterHours: by('branch_id'),
    deposits: by('class_id'),
  }
}

/** Adds a price that is valid from a day on. Earlier rows stay; the newest row for a day counts. */
export async function addRate(tx: Tx, rate: { of: Priced; from: LocalDate; amountMinor: number }): Promise<void> {
  await sayWhoActs(tx)
  const none = { vehicle_id: null, service_code: null, branch_id: null, class_id: null }
  await tx
    .insertInto('rate')
    .values({ ...none, ...rate.of, valid_from: rate.from, amount_minor: rate.amountMinor })
    .execute()
}

/** Finds a thing as the operator names it: a vehicle by its number, a service, class or branch by its code; null if there is none. */
export async function findPriced(db: Db, kind: PricedKind, which: string): Promise<Priced | null> {
  switch (kind) {
    case 'vehicle': {
      if (!/^\d{1,9}$/.test(which)) return null
      const row = await db.selectFrom('vehicle').select('id').where('id', '=', Number(which)).executeTakeFirst()
      return row === undefined ? null : { vehicle_id: row.id }
    }
    case 'service': {
      const row = await db.selectFrom('service').select('code').where('code', '=', which).executeTakeFirst()
      return row === undefined ? null : { service_code: row.code }
    }
    case 'deposit': {
      const row = await db.selectFrom('vehicle_class').select('id').where('code', '=', which).executeTakeFirst()
      return row === undefined ? null : { class_id: row.id }
    }
    case 'after-hours': {
      const row = await db.selectFrom('branch').select('id').where('code', '=', which).executeTakeFirst()
      return row === undefined ? null : { branch_id: row.id }
    }
  }
}

export interface ListedRate {
  kind: PricedKind
  which: string
  name: string
  from: LocalDate
  amountMinor: number
  madeBy: string
}

/** Prices that are valid on this day or later, in order of things and days. */
export async function listPriced(db: Db, today: LocalDate): Promise<ListedRate[]> {
  const { rows } = await sql<ListedRate>`
    with newest as (
      select distinct on (vehicle_id, service_code, branch_id, class_id, valid_from) *
      from rate order by vehicle_id, service_code, branch_id, class_id, valid_from, id desc)
    select case when v.id is not null then 'vehicle' when s.code is not null then 'service'
                when c.id is not null then 'deposit' else 'after-hours' end as kind,
           coalesce(v.id::text, s.code, c.code, b.code) as which,
           coalesce(v.name, s.code, c.code, b.name_en) as name,
           valid_from as from, amount_minor as "amountMinor", coalesce((
             select ${nameOfActor} from audit a
             where a.booking_id is null and a.account_id is null and a.subject_kind = 'rate' and a.subject_id = n.id::text
           ), '') as "madeBy"
    from newest n
    left join vehicle v on v.id = n.vehicle_id
    left join service s on s.code = n.service_code
    left join vehicle_class c on c.id = n.class_id
    left join branch b on b.id = n.branch_id
    where valid_from >= (
      select max(earlier.valid_from) from newest earlier
      where earlier.valid_from <= ${today}
        and (earlier.vehicle_id, earlier.service_code, earlier.branch_id, earlier.class_id)
          is not distinct from (n.vehicle_id, n.service_code, n.branch_id, n.class_id))
      or valid_from > ${today}
    order by v.id, s.position, c.id, b.id, valid_from`.execute(db)
  return rows
}
