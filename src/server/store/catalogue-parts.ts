import type { LocalDate } from '#domain/period.ts'
import type { LengthTier, SeasonRule } from '#domain/price.ts'
import type { Db } from './db.ts'
import { readRates } from './rate.ts'
import { readSettings } from './setting.ts'

/** Day of Berlin for which the company is read, and who is told of a stored setting that cannot be used. */
export interface ReadFor {
  readonly today: LocalDate
  readonly onBad: (problem: string) => void
}

/**
 * Facts about the company, by the part that a notice names (engine/company/catalogue_changed.sql). No part needs
 * another, so each can be read anew by itself.
 */
const readers = {
  settings: async (db, { today, onBad }) => await readSettings(db, today, onBad),
  branches: async (db) => await readBranches(db),
  hours: async (db) => await readHours(db),
  fleet: async (db) => await readFleet(db),
  services: async (db) => await db.selectFrom('service').selectAll().orderBy('position').execute(),
  rates: async (db, { today }) => await readPrices(db, today),
} as const satisfies Record<string, (db: Db, by: ReadFor) => Promise<unknown>>

export type PartName = keyof typeof readers
export type Parts = { readonly [Name in PartName]: Awaited<ReturnType<(typeof readers)[Name]>> }

export const partNames = Object.keys(readers) as PartName[]

export const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(readers, name)

export async function readPart<Name extends PartName>(name: Name, db: Db, by: ReadFor): Promise<Parts[Name]> {
  return (await readers[name](db, by)) as Parts[Name]
}

async function readBranches(db: Db) {
  return await db
    .selectFrom('branch as b')
    .selectAll('b')
    .select((eb) =>
      eb.selectFrom('car').whereRef('car.home_branch', '=', 'b.id').select(eb.fn.countAll<number>().as('n')).as('cars'),
    )
    .orderBy('b.id')
    .execute()
}

async function readHours(db: Db) {
  const [weekly, exceptions] = await Promise.all([
    db.selectFrom('branch_hours').selectAll().orderBy('opens').execute(),
    db.selectFrom('branch_exception').selectAll().orderBy('day').execute(),
  ])
  return { weekly, exceptions }
}

async function readFleet(db: Db) {
  const [classes, vehicles] = await Promise.all([
    db.selectFrom('vehicle_class').select(['code', 'name_de', 'name_en']).orderBy('id').execute(),
    db
      .selectFrom('vehicle as v')
      .innerJoin('vehicle_class as c', 'c.id', 'v.class_id')
      .orderBy('c.id')
      .orderBy('v.id')
      .select(['v.id', 'v.class_id', 'c.code', 'c.acriss', 'c.coming_soon', 'v.brand', 'v.name', 'v.image'])
      .select(['v.fuel', 'c.transmission', 'c.seats', 'v.luggage', 'v.ac', 'v.features', 'v.listed'])
      .execute(),
  ])
  return { classes, vehicles }
}

async function readPrices(db: Db, today: LocalDate) {
  const [rates, tiers, seasons] = await Promise.all([
    readRates(db, today),
    readTiers(db, today),
    readSeasons(db, today),
  ])
  return { ...rates, tiers, seasons }
}

async function readTiers(db: Db, today: LocalDate): Promise<LengthTier[]> {
  const rows = await db
    .selectFrom('rate_length')
    .select(['min_days', 'discount_bp'])
    .where('valid_from', '=', (eb) =>
      eb
        .selectFrom('rate_length')
        .where('valid_from', '<=', today)
        .select((one) => one.fn.max('valid_from').as('begun')),
    )
    .orderBy('min_days')
    .execute()
  return rows.map((row) => ({ minDays: row.min_days, discountBp: row.discount_bp }))
}

async function readSeasons(db: Db, today: LocalDate): Promise<SeasonRule[]> {
  const rows = await db
    .selectFrom('rate_season as s')
    .leftJoin('vehicle_class as c', 'c.id', 's.class_id')
    .select(['s.first_day', 's.last_day', 's.percent_bp', 'c.code'])
    .where('s.valid_from', '<=', today)
    .where((eb) => eb.or([eb('s.valid_until', 'is', null), eb('s.valid_until', '>', today)]))
    .execute()
  return rows.map((row) => ({ from: row.first_day, to: row.last_day, percentBp: row.percent_bp, classCode: row.code }))
}
