import { sql } from 'kysely'

import { defaultRules } from '#domain/settings.ts'
import type { Db, Tx } from '../db.ts'
import { branches, branchHours, rateLengths, services } from './company.ts'
import { carsByBranch, classes, vehicles } from './fleet.ts'

/** The company's cars have been on the road since this day; stock before it is of no interest. */
const IN_SERVICE_FROM = new Date('2025-02-03T00:00:00Z')

/** Fills an empty database, once, whoever comes first. @returns whether it did */
export async function seed(db: Db): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('spreewagen.seed'))`.execute(tx)
    const any = await tx.selectFrom('branch').select('id').limit(1).executeTakeFirst()
    if (any !== undefined) return false
    await seedSettings(tx)
    await seedCompany(tx)
    await seedFleet(tx)
    return true
  })
}

async function seedSettings(tx: Tx): Promise<void> {
  const rows = Object.entries(defaultRules).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await tx.insertInto('setting').values(rows).execute()
}

async function seedCompany(tx: Tx): Promise<void> {
  await tx.insertInto('branch').values(branches).execute()
  await tx.insertInto('branch_hours').values(branchHours).execute()
  await tx.insertInto('service').values(services).execute()
  await tx.insertInto('rate_length').values(rateLengths).execute()
  // Summer and Christmas of the year at hand and the next; the staff go on from there.
  const year = new Date().getUTCFullYear()
  const seasons = [year, year + 1].flatMap((at) => [
    { name: `Sommer ${at}`, first_day: `${at}-06-25`, last_day: `${at}-09-05`, percent_bp: 11500, class_id: null },
    {
      name: `Weihnachten ${at}`,
      first_day: `${at}-12-20`,
      last_day: `${at + 1}-01-03`,
      percent_bp: 11000,
      class_id: null,
    },
  ])
  await tx.insertInto('rate_season').values(seasons).execute()
}

async function seedFleet(tx: Tx): Promise<void> {
  await tx
    .insertInto('vehicle_class')
    .values(
      classes.map((entry) => ({
        id: entry.id,
        code: entry.code,
        acriss: entry.acriss,
        seats: entry.seats,
        transmission: entry.transmission,
        deposit_minor: entry.depositMinor,
        coming_soon: entry.comingSoon ?? false,
      })),
    )
    .execute()
  await tx
    .insertInto('vehicle')
    .values(
      vehicles.map(([id, classId, brand, name, picture, rate, fuel, luggage, features]) => ({
        id,
        class_id: classId,
        brand,
        name,
        image: `/img/vehicles/${picture}.webp`,
        daily_rate_minor: rate * 100,
        fuel,
        luggage,
        features: [...features],
      })),
    )
    .execute()
  await tx.insertInto('car').values(seedCars()).execute()
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
    mileage_km: 4_000 + ((index * 7_919) % 60_000),
    // One after the other, all within the year that the law gives a car without a driver (D44).
    next_inspection: sql<string>`current_date + ${30 + ((index * 37) % 330)}::integer`,
    in_service_from: IN_SERVICE_FROM,
  }))
}
