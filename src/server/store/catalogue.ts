import type { BranchCalendar, Holiday } from '#domain/opening-hours.ts'
import type { LengthTier, SeasonRule } from '#domain/price.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Db } from './db.ts'
import { holidaysOf } from './holidays.ts'
import { readSettings } from './setting.ts'
import type { Transmission } from './tables.ts'

export interface CatalogueVehicle {
  id: number
  classId: number
  classCode: string
  acriss: string
  comingSoon: boolean
  brand: string
  name: string
  image: string | null
  dailyRateMinor: number
  depositMinor: number
  fuel: string
  transmission: Transmission
  seats: number
  luggage: number
  ac: boolean
  features: string[]
  /** Offered to new bookings; those of old ones stay known. */
  listed: boolean
}

export interface CatalogueBranch {
  id: number
  code: string
  name: string
  popular: boolean
  cars: number
  calendar: BranchCalendar
}

export interface CatalogueService {
  code: string
  perDayMinor: number
  popular: boolean
  maxQuantity: number
}

/** Everything about the company that changes rarely: read as one, cached as one. */
export interface Catalogue {
  rules: BusinessRules
  vehicles: CatalogueVehicle[]
  branches: CatalogueBranch[]
  services: CatalogueService[]
  tiers: LengthTier[]
  seasons: SeasonRule[]
}

/** @param onBad told of a stored setting that cannot be used */
export async function readCatalogue(db: Db, today: Date, onBad: (problem: string) => void): Promise<Catalogue> {
  const [rules, vehicles, branches, services, tiers, seasons] = await Promise.all([
    readSettings(db, onBad),
    readVehicles(db),
    readBranches(db, today),
    readServices(db),
    readTiers(db),
    readSeasons(db),
  ])
  return { rules, vehicles, branches, services, tiers, seasons }
}

async function readVehicles(db: Db): Promise<CatalogueVehicle[]> {
  const rows = await db
    .selectFrom('vehicle as v')
    .innerJoin('vehicle_class as c', 'c.id', 'v.class_id')
    .orderBy('c.id')
    .orderBy('v.id')
    .select(['v.id', 'v.class_id', 'c.code', 'c.acriss', 'c.coming_soon', 'v.brand', 'v.name', 'v.image'])
    .select([
      'v.daily_rate_minor',
      'c.deposit_minor',
      'v.fuel',
      'c.transmission',
      'c.seats',
      'v.luggage',
      'v.ac',
      'v.features',
      'v.listed',
    ])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    classId: row.class_id,
    classCode: row.code,
    acriss: row.acriss,
    comingSoon: row.coming_soon,
    brand: row.brand,
    name: row.name,
    image: row.image,
    dailyRateMinor: row.daily_rate_minor,
    depositMinor: row.deposit_minor,
    fuel: row.fuel,
    transmission: row.transmission,
    seats: row.seats,
    luggage: row.luggage,
    ac: row.ac,
    features: row.features,
    listed: row.listed,
  }))
}

async function readBranches(db: Db, today: Date): Promise<CatalogueBranch[]> {
  const branches = await db
    .selectFrom('branch as b')
    .selectAll('b')
    .select((eb) =>
      eb.selectFrom('car').whereRef('car.home_branch', '=', 'b.id').select(eb.fn.countAll<number>().as('n')).as('cars'),
    )
    .orderBy('b.id')
    .execute()
  const hours = await db.selectFrom('branch_hours').selectAll().orderBy('opens').execute()
  const exceptions = await db.selectFrom('branch_exception').selectAll().orderBy('day').execute()
  return branches.map((branch) => ({
    id: branch.id,
    code: branch.code,
    name: branch.name,
    popular: branch.popular,
    cars: branch.cars ?? 0,
    calendar: {
      weekly: Array.from({ length: 7 }, (_, weekday) =>
        hours
          .filter((row) => row.branch_id === branch.id && row.weekday === weekday)
          .map(({ opens, closes }) => ({ opens, closes })),
      ),
      holidays: holidaysOf(branch.federal_state, today),
      exceptions: exceptions
        .filter((row) => row.branch_id === branch.id)
        .map((row) => ({
          date: row.day,
          ranges: row.opens === null || row.closes === null ? [] : [{ opens: row.opens, closes: row.closes }],
          name: { de: row.name_de, en: row.name_en },
        })),
      afterHours: { allowed: branch.after_hours_allowed, feeMinor: branch.after_hours_fee_minor },
    },
  })) satisfies { calendar: { holidays: Holiday[] } }[]
}

async function readServices(db: Db): Promise<CatalogueService[]> {
  const rows = await db.selectFrom('service').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    code: row.code,
    perDayMinor: row.per_day_minor,
    popular: row.popular,
    maxQuantity: row.max_quantity,
  }))
}

async function readTiers(db: Db): Promise<LengthTier[]> {
  const rows = await db.selectFrom('rate_length').selectAll().orderBy('min_days').execute()
  return rows.map((row) => ({ minDays: row.min_days, discountBp: row.discount_bp }))
}

async function readSeasons(db: Db): Promise<SeasonRule[]> {
  const rows = await db
    .selectFrom('rate_season as s')
    .leftJoin('vehicle_class as c', 'c.id', 's.class_id')
    .select(['s.first_day', 's.last_day', 's.percent_bp', 'c.code'])
    .execute()
  return rows.map((row) => ({ from: row.first_day, to: row.last_day, percentBp: row.percent_bp, classCode: row.code }))
}
