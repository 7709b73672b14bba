import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Vehicle } from '#contract/fleet.ts'
import { costs } from '#support/costs.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { temporaryFolder } from '#support/folder.ts'
import { problemsOf } from '#support/refused.ts'
import { smallSite } from '#support/small-site.ts'
import { rewrite } from '#support/rows.ts'

/** D7, D20: the number that the call takes, the type and its ACRISS code. */
const types = [
  [1, 'Mini', 'MDMR'],
  [2, 'Economy', 'EDMR'],
  [3, 'Compact', 'CDMR'],
  [4, 'StationWagon', 'IWMR'],
  [5, 'SUV', 'IFAR'],
  [6, 'Electric', 'CDAE'],
  [7, 'PeopleCarrier', 'SVMR'],
  [8, 'Transporter', 'FKMR'],
] as const
const comingSoon = [
  [9, 'BusinessSedan', 'PDAR'],
  [10, 'Sports', 'LSAR'],
] as const

/** Section 3 of the specification, in its spelling. */
const features = [
  'NavigationSystem',
  'RearviewCamera',
  'USBCharging',
  'ParkingSensors',
  'GoodInterior',
  'CarPlay',
  'Bluetooth',
]
const fields = {
  id: 'number',
  name: 'string',
  type: 'string',
  image: 'string',
  dailyRate: 'number',
  feul: 'string',
  group: 'string',
  noOfSeats: 'number',
  luggage: 'number',
  transmission: 'string',
  ac: 'boolean',
  features: 'string',
}

const pictures = path.resolve(import.meta.dirname, '../../public/img/vehicles')
const folder = temporaryFolder('site')
let app: TestApp

beforeAll(async () => {
  cpSync(pictures, path.join(folder, 'client/img/vehicles'), { recursive: true })
  app = await createTestApp({ site: smallSite(folder) })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function vehiclesOf(id: number | string): Promise<Vehicle[]> {
  const { status, body } = await app.call('getVehicleByType', { query: { id } })
  expect(status).toBe(200)
  expect(Array.isArray(body)).toBe(true)
  return body
}

describe('a vehicle as delivered', () => {
  test('has the specified fields, all of them and no others, with the specified types', async () => {
    for (const vehicle of await vehiclesOf(0)) {
      const seen = Object.fromEntries(Object.entries(vehicle).map(([name, value]) => [name, typeof value]))
      expect(seen).toEqual(fields)
    }
  })

  test('has values that make sense', async () => {
    const all = await vehiclesOf(0)
    expect(new Set(all.map((vehicle) => vehicle.id)).size).toBe(all.length)
    expect(new Set(all.map((vehicle) => vehicle.name)).size).toBe(all.length)
    const odd = all.filter(
      ({ id, name, feul, dailyRate, transmission, noOfSeats, luggage }) =>
        !Number.isSafeInteger(id) ||
        name.trim() !== name ||
        !['Manual', 'Automatic'].includes(transmission) ||
        !['Petrol', 'Diesel', 'Hybrid', 'Electric'].includes(feul) ||
        // Prices are whole cents.
        Math.abs(dailyRate * 100 - Math.round(dailyRate * 100)) > 1e-6 ||
        dailyRate <= 0 ||
        ![2, 3, 4, 5, 6, 7, 8, 9].includes(noOfSeats) ||
        !(Number.isInteger(luggage) && luggage >= 0),
    )
    expect(odd).toEqual([])
  })

  test('names features of the specified list only, each once, split at commas', async () => {
    const seen = new Set<string>()
    for (const vehicle of await vehiclesOf(0)) {
      const own = vehicle.features.split(',')
      expect(own.filter((feature) => !features.includes(feature))).toEqual([])
      expect(own).toEqual([...new Set(own)])
      for (const feature of own) seen.add(feature)
    }
    expect([...seen].toSorted()).toEqual(features.toSorted())
  })

  test('an electric one is of the type Electric, and the other way round', async () => {
    expect((await vehiclesOf(0)).filter(({ feul, type }) => (feul === 'Electric') !== (type === 'Electric'))).toEqual(
      [],
    )
  })
})

describe('the types', () => {
  test.each(types)('%i is %s, group %s, three vehicles or more', async (id, type, group) => {
    const vehicles = await vehiclesOf(id)
    expect(vehicles.length).toBeGreaterThanOrEqual(3)
    expect(new Set(vehicles.map((vehicle) => `${vehicle.type} ${vehicle.group}`))).toEqual(
      new Set([`${type} ${group}`]),
    )
    // Seats and transmission are guaranteed with the class.
    expect(new Set(vehicles.map((vehicle) => `${vehicle.noOfSeats} ${vehicle.transmission}`)).size).toBe(1)
  })

  test('0 is all of them in this order', async () => {
    const all = await vehiclesOf(0)
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(all).toEqual((await Promise.all(types.map(([id]) => vehiclesOf(id)))).flat())
  })

  test.each([11, 12, 99, 2_147_483_647])('%i is unknown and an empty list', async (id) => {
    expect(await vehiclesOf(id)).toEqual([])
  })

  test('that come soon are not delivered until they are there', async () => {
    const before = await vehiclesOf(0)
    for (const [id] of comingSoon) expect(await vehiclesOf(id)).toEqual([])
    for (const id of [9, 10]) await rewrite(app, 'vehicle_class', { id }, { coming_soon: false })
    for (const [id, type, group] of comingSoon) {
      await expect
        .poll(async () => (await vehiclesOf(id)).map((vehicle) => [vehicle.type, vehicle.group]))
        .toEqual([[type, group]])
    }
    const after = await vehiclesOf(0)
    expect(after.map((vehicle) => vehicle.type)).toEqual([
      ...before.map((vehicle) => vehicle.type),
      'BusinessSedan',
      'Sports',
    ])
    // A class without a listed vehicle has none to return.
    await rewrite(app, 'vehicle', { class_id: 9 }, { listed: false })
    await expect.poll(() => vehiclesOf(9)).toEqual([])
    expect(await vehiclesOf(10)).toHaveLength(1)
    await rewrite(app, 'vehicle', {}, { listed: true })
    for (const id of [9, 10]) await rewrite(app, 'vehicle_class', { id }, { coming_soon: true })
    await expect.poll(() => vehiclesOf(0)).toEqual(before)
  })
})

test('a changed rate is delivered as soon as it is stored, with its cents', async () => {
  await costs(app, 3149, { vehicle: 101 })
  await expect.poll(async () => (await vehiclesOf(1))[0]?.dailyRate).toBe(31.49)
  await costs(app, 2900, { vehicle: 101 })
})

describe('pages', () => {
  test.each([
    ['/', 200, 'index'],
    ['/nothing', 404, '__spa-fallback'],
    ['/en/nothing', 404, '__spa-fallback.en'],
    // Addresses that cannot be decoded.
    ['/%ff', 404, '__spa-fallback'],
    ['/en/%c3%28', 404, '__spa-fallback.en'],
    ['/about/%', 404, '__spa-fallback'],
  ])('%s is a guarded page', async (url, status, page) => {
    const { statusCode, headers, body } = await app.app.inject(url)
    expect([statusCode, body]).toEqual([status, page])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['permissions-policy']).toContain('camera=(), ')
  })
})

describe('pictures', () => {
  test('every vehicle has its own, served under the path that is delivered', async () => {
    const images = (await vehiclesOf(0)).map((vehicle) => vehicle.image!)
    expect(new Set(images).size).toBe(images.length)
    for (const image of images) {
      const answer = await app.app.inject(image)
      const stored = readFileSync(path.join(pictures, path.basename(image)))
      const { statusCode, headers, rawPayload } = answer
      expect([image, statusCode, headers['content-type'], rawPayload.equals(stored)]).toEqual([
        image,
        200,
        'image/webp',
        true,
      ])
    }
  })

  test.each(['webp', 'avif'])('an unknown one is the default picture (%s)', async (format) => {
    const answer = await app.app.inject(`/img/vehicles/not-photographed-yet.${format}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
    expect(answer.rawPayload.equals(readFileSync(path.join(pictures, `default.${format}`)))).toBe(true)
  })

  test('a vehicle without one says so with null', async () => {
    await rewrite(app, 'vehicle', { id: 102 }, { image: null })
    await expect.poll(async () => (await vehiclesOf(1)).find((vehicle) => vehicle.id === 102)?.image).toBeNull()
  })
})

test.each([
  '',
  '?',
  '?id',
  '?id=',
  '?id=%20',
  '?id=0x1',
  '?id=%2B1',
  '?id=1e0',
  '?ID=1',
  '?id=-1',
  '?id=Mini',
  '?id=1.5',
  '?id=1e99',
  '?id=2147483648',
  '?id=NaN',
  '?id=Infinity',
  '?id=1&id=2',
  '?id=1&id=1',
  '?id[]=1',
  '?id=1,2',
  '?id=1%00',
  '?id=1;drop%20table%20vehicle',
  '?id=1&surplus=1',
])('%s is refused', async (query) => {
  expect(problemsOf(await app.app.inject(`/api/vehicle/GetVehicleByType${query}`), [400], query)).toEqual([])
})
