import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import type { BranchCalendar } from '#domain/opening-hours.ts'
import type { LengthTier, SeasonRule } from '#domain/price.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Db } from './db.ts'
import { holidaysOf } from './holidays.ts'
import { readRates, type Rates } from './rate.ts'
import { readSettings } from './setting.ts'
import type { Language, Transmission } from './tables.ts'

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
  /** Whether new bookings can have it; existing bookings keep theirs. */
  listed: boolean
}

export interface CatalogueBranch {
  id: number
  code: string
  /** Name for the command line and existing clients. */
  name: string
  names: Record<Language, string>
  /** Kind of place or where to find it; '' if there is nothing to add. */
  details: Record<Language, string>
  street: string
  city: string
  /** Number as pages show it. */
  phone: string
  email: string
  latitude: number
  longitude: number
  popular: boolean
  /** Whether the branch has been given up. Only its name is shown then, for customers who rented there. */
  closed: boolean
  cars: number
  calendar: BranchCalendar
}

export interface CatalogueClass {
  code: string
  names: Record<Language, string>
}

export interface CatalogueService {
  code: string
  names: Record<Language, string>
  /** Use of the service in one line; '' if there is nothing to say. */
  notes: Record<Language, string>
  perDayMinor: number
  popular: boolean
  maxQuantity: number
}

/** Data about the company that change rarely. They are read and cached as a whole. */
export interface Catalogue {
  rules: BusinessRules
  /** In the order of their numbers. */
  classes: CatalogueClass[]
  vehicles: CatalogueVehicle[]
  branches: CatalogueBranch[]
  services: CatalogueService[]
  tiers: LengthTier[]
  seasons: SeasonRule[]
}

/**
 * Reads the company with the prices and settings of a day in Berlin (D39).
 * @param now moment in that day
 * @param onBad called for each stored setting that cannot be used
 */
export async function readCatalogue(db: Db, now: Date, onBad: (problem: string) => void): Promise<Catalogue> {
  const today = dateOf(toLocal(now))
  const rates = await readRates(db, today)
  const [rules, classes, vehicles, branches, services, tiers, seasons] = await Promise.all([
    readSettings(db, today, onBad),
    readClasses(db),
    readVehicles(db, rates),
    readBranches(db, rates, now, today),
    readServices(db, rates),
    readTiers(db, today),
    readSeasons(db, today),
  ])
  return { rules, classes, vehicles, branches, services, tiers, seasons }
}

async function readClasses(db: Db): Promise<CatalogueClass[]> {
  const rows = await db.selectFrom('vehicle_class').select(['code', 'name_de', 'name_en']).orderBy('id').execute()
  return rows.map(({ code, name_de: de, name_en: en }) => ({ code, names: { de, en } }))
}

async function readVehicles(db: Db, { vehicles: perDay, deposits }: Rates): Promise<CatalogueVehicle[]> {
  const rows = await db
    .selectFrom('vehicle as v')
    .innerJoin('vehicle_class as c', 'c.id', 'v.class_id')
    .orderBy('c.id')
    .orderBy('v.id')
    .select(['v.id', 'v.class_id', 'c.code', 'c.acriss', 'c.coming_soon', 'v.brand', 'v.name', 'v.image'])
    .select(['v.fuel', 'c.transmission', 'c.seats', 'v.luggage', 'v.ac', 'v.features', 'v.listed'])
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
    dailyRateMinor: perDay.get(row.id) ?? 0,
    depositMinor: deposits.get(row.class_id) ?? 0,
    fuel: row.fuel,
    transmission: row.transmission,
    seats: row.seats,
    luggage: row.luggage,
    ac: row.ac,
    features: row.features,
    // A vehicle without a price is not offered.
    listed: row.listed && perDay.has(row.id) && deposits.has(row.class_id),
  }))
}

async function readBranches(db: Db, { afterHours }: Rates, now: Date, today: LocalDate): Promise<CatalogueBranch[]> {
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
    name: branch.name_en,
    names: { de: branch.name_de, en: branch.name_en },
    details: { de: branch.detail_de, en: branch.detail_en },
    street: branch.street,
    city: branch.city,
    phone: branch.phone,
    email: branch.email,
    latitude: branch.latitude,
    longitude: branch.longitude,
    popular: branch.popular,
    closed: branch.closed_from !== null && branch.closed_from <= today,
    cars: branch.cars ?? 0,
    calendar: {
      weekly: Array.from({ length: 7 }, (_, weekday) =>
        hours
          .filter((row) => row.branch_id === branch.id && row.weekday === weekday)
          .map(({ opens, closes }) => ({ opens, closes })),
      ),
      holidays: holidaysOf(branch.federal_state, now),
      exceptions: exceptions
        .filter((row) => row.branch_id === branch.id)
        .map((row) => ({
          date: row.day,
          ranges: row.opens === null || row.closes === null ? [] : [{ opens: row.opens, closes: row.closes }],
          name: { de: row.name_de, en: row.name_en },
        })),
      afterHours: {
        allowed: branch.after_hours_allowed && afterHours.has(branch.id),
        feeMinor: afterHours.get(branch.id) ?? 0,
      },
      ...(branch.closed_from !== null && { closedFrom: branch.closed_from }),
    },
  }))
}

async function readServices(db: Db, { services: perDay }: Rates): Promise<CatalogueService[]> {
  const rows = await db.selectFrom('service').selectAll().orderBy('position').execute()
  return rows.flatMap(({ code, popular, max_quantity: maxQuantity, ...row }) => {
    const perDayMinor = perDay.get(code)
    const names = { de: row.name_de, en: row.name_en }
    const notes = { de: row.note_de, en: row.note_en }
    return perDayMinor === undefined ? [] : [{ code, names, notes, perDayMinor, popular, maxQuantity }]
  })
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
