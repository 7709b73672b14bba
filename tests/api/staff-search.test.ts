import { beforeAll, expect, test } from 'vitest'

import { foldName, foldPhone, withoutLittleWords } from '#domain/search-key.ts'
import { sampleDriver } from '#support/client.ts'
import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll({ bookings: 'open' })

let manager: { token: string }
let booked: Record<'muller' | 'von' | 'airport', string>

const book = async (driver: object, branch = 1) => {
  const { reference } = await givenIn(app).booking({
    pickup: branch,
    dropoff: branch,
    order: { driver: { ...sampleDriver, ...driver } },
  })
  return reference
}

beforeAll(async () => {
  manager = await newStaff(app, 'manager')
  booked = {
    muller: await book({
      firstName: 'Jörg',
      lastName: 'Müller-Beispiel',
      email: 'jm@post.example',
      phone: '+49 (0)30 23125-801',
    }),
    von: await book({ firstName: 'Ada', lastName: 'von Vorlage', email: 'ada@post.example' }),
    airport: await book({ firstName: 'Bodo', lastName: 'Flughafen', email: 'bodo@post.example' }, 3),
  }
})

const found = async (q: string, as: { token: string } = manager) =>
  (await app.call('searchOffice', { as, body: { q } })).body.bookings.map(({ reference }) => reference)

test.each([
  ['Müller'],
  ['mueller'],
  ['MULLER beisp'],
  ['jörg müller'],
  ['jorg'],
  ['JM@post'],
  ['030 23125801'],
  ['0049 30 23125-8'],
])('a booking is found by %s', async (q) => {
  expect(await found(q)).toContain(booked.muller)
})

test('a booking is found by its reference in any spelling, also by its beginning, and comes first', async () => {
  const bare = booked.muller.replaceAll('-', '').toLowerCase()
  for (const q of [booked.muller, bare, bare.slice(2), booked.muller.slice(3, 7)])
    expect((await found(q))[0]).toBe(booked.muller)
})

test('little words before a name do not hide it', async () => {
  expect(await found('Vorlage')).toContain(booked.von)
  expect(await found('von Vorlage')).toContain(booked.von)
})

test('cars are found by any part of their plate, with the rental that they have next', async () => {
  const { body } = await app.call('searchOffice', { as: manager, body: { q: booked.airport } })
  const { plate } = body.bookings[0]!
  const cars = (await app.call('searchOffice', { as: manager, body: { q: plate!.toLowerCase().replaceAll(' ', '') } }))
    .body.cars
  expect(cars).toMatchObject([{ plate, reference: booked.airport }])
})

test('customers are found by name, address and phone', async () => {
  const mara = await newCustomer(app, 'Marabella')
  const { body } = await app.call('searchOffice', { as: manager, body: { q: 'marabella' } })
  expect(body.customers.map(({ email }) => email)).toEqual([mara.email])
  const byMail = await app.call('searchOffice', { as: manager, body: { q: mara.email } })
  expect(byMail.body.customers).toHaveLength(1)
})

test('an agent finds nothing that touches no branch of theirs: no booking, no customer, no car', async () => {
  const agent = await newStaff(app, 'agent', [1])
  expect(await found('Müller', agent)).toEqual([booked.muller])
  expect(await found('Flughafen', agent)).toEqual([])
  expect(await found(booked.airport, agent)).toEqual([])
  await newCustomer(app, 'Stranger')
  const { body } = await app.call('searchOffice', { as: agent, body: { q: 'stranger' } })
  expect(body.customers).toEqual([])
  const own = await app.call('searchOffice', { as: agent, body: { q: 'B-SW' } })
  expect(own.body.cars.every(({ branch }) => branch === 1)).toBe(true)
})

test('what staff type is folded as the database folds what it searches', async () => {
  const names = [
    'Müller',
    'Großmann',
    "O'Muster",
    'Łukasz Wójcik',
    'von der Beispiel',
    'ÄÖÜ',
    'Nguyễn',
    'Jean-Luc',
    '  ',
    'İpek Çelik',
  ]
  for (const name of names) {
    const { rows } = await app.db.pool.query<{ name: string; person: string }>(
      `select search_name($1) as name, search_person('', $1) as person`,
      [name],
    )
    expect([name, rows[0]!.name]).toEqual([name, foldName(name)])
    expect(rows[0]!.person).toBe(withoutLittleWords(foldName(name)))
  }
  for (const phone of ['+49 (0)30 23125-801', '0049 30 1', '030/1', '+44 20 7946', '']) {
    const { rows } = await app.db.pool.query<{ folded: string }>('select search_phone($1) as folded', [phone])
    expect([phone, rows[0]!.folded]).toEqual([phone, foldPhone(phone)])
  }
})
