import { sql } from 'kysely'

import { defaultRules } from '#domain/settings.ts'
import { lockMatter } from '../advisory-lock.ts'
import type { Db } from '../db.ts'
import { AFTER_HOURS_FEE_MINOR, branches, branchHours, rateLengths, servicePrices, services } from './company.ts'
import { carsByBranch, classes, vehicles } from './fleet.ts'

/** The company's cars have been on the road since this day; stock before it is of no interest. */
const IN_SERVICE_FROM = new Date('2025-02-03T00:00:00Z')

/** First day of a fresh install's prices, in the past whatever the clock says. */
const BEGUN = '2020-01-01'

/** Actor of the first rows, for the log (engine/history/tell.sql). */
const SEEDING = JSON.stringify({ actor_kind: 'system', actor_id: 'seed', verb: 'seed' })

/** Fills an empty database, once, also if several processes start together. @returns whether it did */
export async function seed(db: Db): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await lockMatter(tx, 'seed')
    const any = await tx.selectFrom('branch').select('id').limit(1).executeTakeFirst()
    if (any !== undefined) return false
    await sql`select set_config('spreewagen.act', ${SEEDING}, true)`.execute(tx)
    await seedSettings(tx)
    await seedCompany(tx)
    await seedFleet(tx)
    return true
  })
}

async function seedSettings(tx: Db): Promise<void> {
  const rows = Object.entries(defaultRules).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    valid_from: BEGUN,
  }))
  await tx.insertInto('setting').values(rows).execute()
}

async function seedCompany(tx: Db): Promise<void> {
  await tx.insertInto('branch').values(branches).execute()
  await tx.insertInto('branch_hours').values(branchHours).execute()
  await tx
    .insertInto('service')
    .values(services.map((service, index) => ({ ...service, position: index + 1 })))
    .execute()
  await seedRates(tx, [
    ...Object.entries(servicePrices).map(([service_code, amount_minor]) => ({ service_code, amount_minor })),
    ...branches.map((branch) => ({ branch_id: branch.id, amount_minor: AFTER_HOURS_FEE_MINOR })),
  ])
  await tx
    .insertInto('rate_length')
    .values(rateLengths.map((length) => ({ ...length, valid_from: BEGUN })))
    .execute()
  // Summer and Christmas of this year and the next; staff add further ones.
  const year = new Date().getUTCFullYear()
  const seasons = [year, year + 1].flatMap((at) => [
    { name: `Sommer ${at}`, first_day: `${at}-06-25`, last_day: `${at}-09-05`, percent_bp: 11500 },
    {
      name: `Weihnachten ${at}`,
      first_day: `${at}-12-20`,
      last_day: `${at + 1}-01-03`,
      percent_bp: 11000,
    },
  ])
  await tx
    .insertInto('rate_season')
    .values(seasons.map((season) => ({ ...season, valid_from: BEGUN })))
    .execute()
}

async function seedFleet(tx: Db): Promise<void> {
  await tx
    .insertInto('vehicle_class')
    .values(
      classes.map((entry) => ({
        id: entry.id,
        code: entry.code,
        name_de: entry.names[0],
        name_en: entry.names[1],
        acriss: entry.acriss,
        seats: entry.seats,
        transmission: entry.transmission,
        rank: entry.rank,
        coming_soon: entry.comingSoon ?? false,
      })),
    )
    .execute()
  await tx
    .insertInto('vehicle')
    .values(
      vehicles.map(([id, classId, brand, name, picture, , fuel, luggage, features]) => ({
        id,
        class_id: classId,
        brand,
        name,
        image: `/img/vehicles/${picture}.webp`,
        fuel,
        luggage,
        features: [...features],
      })),
    )
    .execute()
  await seedRates(tx, [
    ...classes.map((entry) => ({ class_id: entry.id, amount_minor: entry.depositMinor })),
    ...vehicles.map(([id, , , , , rate]) => ({ vehicle_id: id, amount_minor: rate * 100 })),
  ])
  await tx.insertInto('car').values(seedCars()).execute()
  await sql`
    insert into car_log (car_id, at, cause, km, clean, place, branch_id, key_place, actor_kind, actor_id)
    select c.id, c.in_service_from, 'added', 4000 + ((row_number() over (order by c.id) - 1) * 7919) % 60000, true, 'branch',
           c.home_branch, 'branch', 'system', 'seed'
    from car c`.execute(tx)
}

type SeedRate = { amount_minor: number } & Partial<Record<'vehicle_id' | 'branch_id' | 'class_id', number>> & {
    service_code?: string
  }

async function seedRates(tx: Db, rates: SeedRate[]): Promise<void> {
  const none = { vehicle_id: null, service_code: null, branch_id: null, class_id: null }
  await tx
    .insertInto('rate')
    .values(rates.map((rate) => ({ ...none, ...rate, valid_from: BEGUN })))
    .execute()
}

function seedCars() {
  const cars = carsByBranch.flatMap(({ branch, counts }) =>
    counts.flatMap((count, index) => {
      const ofClass = vehicles.filter(([, classId]) => classId === index + 1)
      return Array.from({ length: count }, (_, n) => ({
        branch,
        classId: index + 1,
        vehicle: ofClass[n % ofClass.length]!,
      }))
    }),
  )
  return cars.map(({ branch, classId, vehicle }, index) => ({
    vehicle_id: vehicle[0],
    class_id: classId,
    home_branch: branch,
    // A leading zero is never issued: these plates belong to nobody.
    plate: `B-SW 0${String(101 + index)}`,
    // Spread over the year within which the law has cars without a driver inspected (D44).
    next_inspection: sql<string>`current_date + ${30 + ((index * 37) % 330)}::integer`,
    in_service_from: IN_SERVICE_FROM,
  }))
}
