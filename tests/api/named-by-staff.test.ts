import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import german from '#content/de/booking/words.ts'
import english from '#content/en/booking/words.ts'
import type { SiteData } from '#contract/site.ts'
import type { Vehicle } from '#contract/fleet.ts'
import { renderLetter } from '#mail/render.ts'
import { wordsOf } from '#words/words.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { commandLine, commandLineFolder } from '#support/command-line.ts'
import { sampleContext } from '#support/letters.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf } from '#support/rows.ts'

const folder = commandLineFolder('names')

const app = appForAll({ bookings: 'open' })

const manage = (line: string, ...args: string[]) => commandLine(app.db.url, folder)([...line.split(' '), ...args])
const site = async () => (await app.get<SiteData>('/api/site')).body

test('a fresh install calls classes and services what pages call them before they have heard of it', async () => {
  const { classes, services } = await site()
  for (const [language, words] of [
    ['de', german],
    ['en', english],
  ] as const) {
    expect(Object.fromEntries(classes.map(({ code, names }) => [code, names[language]]))).toEqual(words.classes)
    expect(Object.fromEntries(services.map(({ code, names }) => [code, names[language]]))).toEqual(words.services)
    expect(Object.fromEntries(services.map(({ code, notes }) => [code, notes[language]]))).toEqual(words.serviceNotes)
  }
})

test('a class, a vehicle and a service that came by command are offered, booked and written about by their names', async () => {
  const camper = 'class add Camper --name-de Wohnmobil --acriss MVMR --seats 4 --transmission Manual --deposit 800'
  expect((await manage(camper, '--name-en', 'Motorhome')).said).toBe('')
  const { out } = await manage('vehicle add Nugget --class Camper --brand Ford --fuel Diesel --price 120')
  const vehicleId = Number(/\d+/.exec(out)![0])
  const inspection = inDays(300).slice(0, 10)
  const car = `--vehicle ${vehicleId} --branch airport --inspection ${inspection}`
  expect((await manage(`car add B-SW-0997 ${car}`)).said).toBe('')
  const box = 'service add roof_box --name-de Dachbox --price 8 --most 2'
  expect((await manage(box, '--name-en', 'Roof box', '--note-en', 'Room for six pairs of skis')).said).toBe('')
  await expect
    .poll(async () => (await site()).services.at(-1))
    .toMatchObject({
      code: 'roof_box',
      names: { de: 'Dachbox', en: 'Roof box' },
      notes: { de: '', en: 'Room for six pairs of skis' },
      perDayMinor: 800,
      maxQuantity: 2,
    })
  const listed = (await app.get<Vehicle[]>('/api/vehicle/GetVehicleByType?id=0')).body
  expect(listed.find(({ id }) => id === vehicleId)).toMatchObject({ type: 'Camper', image: null, noOfSeats: 4 })

  const trip = { vehicleId, pickup: 3, dropoff: 3, start: inDays(20), end: inDays(22), crossBorder: false }
  const quote = await app.call('createQuote', { body: { ...trip, extras: [{ code: 'roof_box', quantity: 2 }] } })
  expect(quote.status).toBe(201)
  const wish = { ...bookingBody(quote.body.id), paymentMethod: 'paypal', bookings: 'open' }
  const headers = { 'idempotency-key': randomUUID() }
  const { body: booking } = await app.call('createBooking', { body: wish, headers })
  const catalogue = await app.ctx.catalogue()
  const [letter] = await lettersOf(app, { kind: 'staff_booking', about: booking.reference })
  const context = sampleContext('de', { branches: catalogue.branches, words: wordsOf('de', catalogue) })
  const { text } = renderLetter('staff_booking', letter!.data, context)
  expect(text).toContain('Wohnmobil')
  expect(text).toContain('2 × Dachbox')
  expect((await manage('list')).out).toContain('  2 × Roof box  ')
  expect((await manage(`show ${booking.reference}`)).out).toMatch(/^EXTRAS +2 × Roof box$/m)
  expect((await manage(`money ${booking.reference}`)).out).toMatch(/^\d+ +Roof box /m)
})

test('a class stands for those of a lower rank that do not guarantee more, and for none if it has no rank', async () => {
  const given = '--name-de Wagen --name-en Car --transmission Manual --deposit 600'
  const coupe = await manage(`class add Coupe ${given} --acriss SDMR --seats 4 --rank 4`)
  expect(coupe).toMatchObject({ code: 0, said: '' })
  expect(coupe.out).toContain('its cars may be given instead of: Mini\n')
  const camper = await manage(`class add Caravan ${given} --acriss FVMR --seats 4`)
  expect(camper.out).toContain('its cars stand for no other class\n')
  const rankOf = async (code: string) => (await rowOf(app, 'vehicle_class', { code })).rank
  expect([await rankOf('Coupe'), await rankOf('Caravan')]).toEqual([4, null])
})

test('a name that staff change by hand is in force at once', async () => {
  await rewrite(app, 'service', { code: 'child_seat' }, { name_en: 'Child booster' })
  await expect.poll(async () => (await site()).services[3]!.names.en).toBe('Child booster')
})

describe('what a class or a service cannot be is refused, by the command and by the database', () => {
  const names = '--name-de Wagen --name-en Car'
  test.each([
    [
      `class add camper ${names} --acriss MVMX --seats 4 --transmission Manual --deposit 1`,
      'a class has a code such as Camper',
    ],
    [
      `class add Van ${names} --acriss MV --seats 4 --transmission Manual --deposit 1`,
      'an ACRISS code has four letters, as in CDMR',
    ],
    [
      `class add Van ${names} --acriss CDMR --seats 4 --transmission Manual --deposit 1`,
      'there is a class Van or CDMR already',
    ],
    [`service add Roof ${names} --price 8`, 'a service has a code such as roof_box'],
    [`service add wifi ${names} --price 8`, 'there is a service wifi already'],
  ])('%s', async (line, said) => {
    expect(await manage(line)).toMatchObject({ code: 1, said: `${said}\n` })
  })

  test.each([
    `update service set name_de = ' ' where code = 'wifi'`,
    `update vehicle_class set rank = 0 where code = 'Mini'`,
    `insert into service (code, name_de, name_en, position) values ('Roof box', 'A', 'A', 99)`,
    `insert into vehicle_class (id, code, name_de, name_en, acriss, seats, transmission) values (99, 'a b', 'A', 'A', 'XXXX', 4, 'Manual')`,
  ])('%s', async (sql) => {
    await expect(app.db.pool.query(sql)).rejects.toMatchObject({ code: '23514' })
  })
})
