import type { TestApp } from './app.ts'

/** A vehicle or service by the day, or a pickup at a branch outside its hours. */
type Thing = { vehicle: number } | { service: string } | { branch: number }

function columnOf(thing: Thing): readonly [column: string, value: number | string] {
  if ('vehicle' in thing) return ['vehicle_id', thing.vehicle]
  return 'service' in thing ? ['service_code', thing.service] : ['branch_id', thing.branch]
}

/** Sets the price of a thing from today on. @param amountMinor in minor units */
export async function costs(app: TestApp, amountMinor: number, thing: Thing): Promise<void> {
  const [column, value] = columnOf(thing)
  await app.db.pool.query(`insert into rate (${column}, amount_minor) values ($1, $2)`, [value, amountMinor])
}

/** Multiplies the price of a thing from today on. */
export async function costsTimes(app: TestApp, factor: number, thing: Thing): Promise<void> {
  const [column, value] = columnOf(thing)
  await app.db.pool.query(
    `insert into rate (${column}, amount_minor)
     select $1, amount_minor * $2::numeric from rate where ${column} = $1 order by valid_from desc, id desc limit 1`,
    [value, factor],
  )
}
