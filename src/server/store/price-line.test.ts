import { afterAll, beforeAll, expect, test } from 'vitest'

import { ledgerKinds } from '#domain/charge.ts'
import { priceItemKinds } from '#domain/price.ts'
import { createTestDb, type TestDb } from '#support/database.ts'

let db: TestDb
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

const kindsNamedIn = async (definition: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ text: string }>(`select ${definition} as text`)
  return [...rows[0]!.text.matchAll(/'(\w+)'/g)].map((match) => match[1]!)
}
const priceLines = `pg_get_functiondef('is_price_line'::regproc)`

test('the database knows the same lines of a price, in the same order', async () => {
  expect(await kindsNamedIn(priceLines)).toEqual(priceItemKinds)
})

test('and the same reasons for a charge', async () => {
  const others = `(select pg_get_constraintdef(oid) from pg_constraint where conname = 'charge_kind_known')`
  expect([...(await kindsNamedIn(priceLines)), ...(await kindsNamedIn(others))].toSorted()).toEqual(
    ledgerKinds.toSorted(),
  )
})

test.each(['booking_price_line_kind_known', 'charge_kind_known'])('%s asks for a line of a price', async (name) => {
  const { rows } = await db.pool.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [name],
  )
  expect(rows[0]!.definition).toContain('is_price_line(kind)')
})
