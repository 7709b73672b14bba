import { sql } from 'kysely'

import type { ClassInput, ServiceInput } from '#domain/offer-input.ts'
import { sayWhoActs } from './act-log.ts'
import type { Tx } from './db.ts'

/** @returns the number of the new class; null if there is one of this code, name or ACRISS code */
export async function insertClass(tx: Tx, input: ClassInput): Promise<number | null> {
  await sayWhoActs(tx)
  await sql`lock table vehicle_class in share row exclusive mode`.execute(tx)
  const { code, acriss, seats, transmission, rank, nameDe: name_de, nameEn: name_en } = input
  const id = sql<number>`(select coalesce(max(id), 0) + 1 from vehicle_class)`
  const row = await tx
    .insertInto('vehicle_class')
    .values({ id, code, name_de, name_en, acriss, seats, transmission, rank })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Adds a service behind all others. @returns false if there is one of this code */
export async function insertService(tx: Tx, input: ServiceInput): Promise<boolean> {
  await sayWhoActs(tx)
  await sql`lock table service in share row exclusive mode`.execute(tx)
  const { code, nameDe: name_de, nameEn: name_en, noteDe: note_de, noteEn: note_en, maxQuantity: max_quantity } = input
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from service)`
  const row = await tx
    .insertInto('service')
    .values({ code, name_de, name_en, note_de, note_en, max_quantity, position })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}
