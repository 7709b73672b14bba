import { beforeAll, describe, expect, test } from 'vitest'

import { foldName, foldPhone, withoutLittleWords } from '#domain/search-key.ts'
import { sampleDriver } from '#support/client.ts'
import { newCustomer } from '#support/customer.ts'
import { sampleBusiness } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rewrite } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

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
  ['23125801'],
  ['125-801'],
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

test('a car comes with the rental under way or else the next one, not with the one that is back', async () => {
  const given = givenIn(app)
  const first = (await given.booking()).reference
  const later = (await given.booking()).reference
  const { car_id: car, plate } = await yardOf(app).planned(first)
  // The later rental has days of its own, so the same car is free for both.
  await app.db.pool.query(
    'update assignment a set car_id = $1 from booking b where b.id = a.stay_id and b.reference = $2',
    [car, later],
  )
  const rental = async () =>
    (await app.call('searchOffice', { as: manager, body: { q: plate } })).body.cars[0]!.reference
  expect(await rental()).toBe(first)
  expect((await yardOf(app).handOver(first)).ok).toBe(true)
  expect(await rental()).toBe(first)
  expect((await yardOf(app).takeBack(first)).ok).toBe(true)
  expect(await rental()).toBe(later)
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
  const own = await app.call('searchOffice', { as: agent, body: { q: 'B-SW 01' } })
  expect(own.body.cars.length).toBeGreaterThan(0)
  expect(own.body.cars.every(({ branch }) => branch === 1)).toBe(true)
})

test('of the rentals of a customer an agent learns the number of those at the own branch', async () => {
  const customer = await newCustomer(app, 'Theo')
  const given = givenIn(app)
  const trip = { as: customer, email: customer.email, bookings: 'open' } as const
  const { reference: here } = await given.booking({ ...trip, pickup: 1 })
  const { reference: there } = await given.booking({ ...trip, pickup: 3 })
  for (const reference of [here, there]) await given.status(reference, 'closed')
  const agent = await newStaff(app, 'agent', [1])
  const rentals = async (as: { token: string }) => {
    const { customers } = (await app.call('searchOffice', { as, body: { q: customer.email } })).body
    const { member } = (await app.call('getStaffBooking', { as, params: { reference: here } })).body
    const listed = (await app.call('getStaffCustomers', { as, body: { q: customer.email } })).body.customers
    return [customers.map((one) => one.rentals), listed.map((one) => one.rentals), member!.rentals]
  }
  expect(await rentals(agent)).toEqual([[1], [1], 1])
  expect(await rentals(manager)).toEqual([[2], [2], 2])
  await given.booking({ ...trip, pickup: 3 })
  expect(await rentals(manager)).toEqual([[3], [3], 3])
})

describe('where many of another branch come first', () => {
  const crowd = 200
  let own: Record<'here' | 'ending' | 'returned', string>
  let agent: { token: string }

  /** Books as the last of all who are called alike. */
  const last = async (branch: number, dropoff: number, letter: string) => {
    const driver = { firstName: letter, lastName: 'Gleichnam', email: `gleich-${letter}@post.example` }
    const order = { driver: { ...sampleDriver, ...driver, phone: `+49 1715 999 99${letter.codePointAt(0)}` } }
    return (await givenIn(app).booking({ pickup: branch, dropoff, order })).reference
  }

  beforeAll(async () => {
    agent = await newStaff(app, 'agent', [1])
    own = { here: await last(1, 1, 'x'), ending: await last(3, 1, 'y'), returned: await last(3, 3, 'z') }
    await app.db.pool.query(
      `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', 2000000 + n, 'reference', 'G' || n,
         'quote_id', gen_random_uuid(), 'first_name', 'a', 'email', 'gleich-a' || n || '@post.example',
         'phone', '+49 1715 111 11' || n, 'status', 'cancelled', 'expires_at', null))).*
       from booking b, generate_series(1, $2) n where b.reference = $1`,
      [own.returned, crowd],
    )
    for (const reference of [own.here, own.ending])
      await rewrite(app, 'booking', { reference }, { status: 'cancelled' })
    expect((await yardOf(app).handOver(own.returned)).ok).toBe(true)
    expect((await yardOf(app).takeBack(own.returned, { branch: 1 })).ok).toBe(true)
  })

  test.each([['Gleichnam'], ['gleich-'], ['01715']])('an agent finds their own bookings by %s', async (q) => {
    expect((await found(q, agent)).toSorted()).toEqual([own.here, own.ending, own.returned].toSorted())
  })

  test('the search says that there are more than it shows, and of what', async () => {
    const { body } = await app.call('searchOffice', { as: manager, body: { q: 'Gleichnam' } })
    expect(body.bookings).toHaveLength(6)
    expect(body.more).toEqual({ bookings: true, customers: false, businesses: false })
    const few = await app.call('searchOffice', { as: agent, body: { q: 'Gleichnam' } })
    expect(few.body.more.bookings).toBe(false)
  })

  test('a customer who rents at the own branch is found behind others', async () => {
    await app.db.pool.query(
      `insert into customer (id, first_name, last_name) select gen_random_uuid(), 'A' || n, 'Reihe' from generate_series(1, $1) n`,
      [crowd],
    )
    const zoe = await newCustomer(app, 'Zoe')
    await rewrite(app, 'customer', { account_id: zoe.user.id }, { last_name: 'Reihe' })
    await givenIn(app).booking({ as: zoe, pickup: 1, dropoff: 1, email: zoe.email })
    const { body } = await app.call('searchOffice', { as: agent, body: { q: 'Reihe' } })
    expect(body.customers.map(({ name }) => name)).toEqual(['Zoe Reihe'])
    const listed = await app.call('getStaffCustomers', { as: agent, body: { q: 'Reihe' } })
    expect(listed.body.customers).toHaveLength(1)
  })
})

test.each(['suchwerk', 'beispielb', 'Beispielbau GmbH', 'firma suchwerk'])(
  'companies are found by the beginnings of the words of their name: %s',
  async (q) => {
    const business = { ...sampleBusiness, name: `Firma Suchwerk-Beispielbau GmbH` }
    const { body } = await app.call('addStaffBusiness', { as: manager, body: business })
    const hit = { id: body.id, name: business.name, city: business.city }
    expect((await app.call('searchOffice', { as: manager, body: { q } })).body.businesses).toContainEqual(hit)
    const listed = (await app.call('getStaffBusinesses', { as: manager, body: { q } })).body.businesses
    expect(listed).toContainEqual(expect.objectContaining(hit))
    for (const inside of ['uchwerk', 'suchwerk niemand'])
      expect((await app.call('getStaffBusinesses', { as: manager, body: { q: inside } })).body.businesses).toEqual([])
  },
)

describe('the list of bookings by a text', () => {
  const list = async (body: object, as: { token: string } = manager) =>
    (await app.call('getStaffBookings', { as, body })).body
  const all = async (body: object, as?: { token: string }) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ ...body, ...(after !== undefined && { after }) }, as)
      seen.push(...page.bookings.map(({ reference }) => reference))
      after = page.next ?? undefined
    } while (after !== undefined)
    return seen
  }

  test.each([['Müller'], ['jörg müller'], ['JM@post'], ['030 23125801']])(
    'has what the search finds by %s',
    async (q) => {
      expect(await all({ q })).toContain(booked.muller)
      expect(await all({ q, status: 'closed' })).toEqual([])
      expect(await all({ q, branch: '3' })).toEqual([])
      expect(await all({ q, branch: '1', status: 'all' })).toContain(booked.muller)
    },
  )

  test('finds a reference, and nothing by what nobody is called', async () => {
    expect(await all({ q: booked.airport })).toEqual([booked.airport])
    expect(await all({ q: 'Niemandsname', status: 'all' })).toEqual([])
    expect(await all({ q: '?!', status: 'all' })).toEqual([])
  })

  test('has the bookings of a car by its plate, in any spelling, also by a part, and over ones where all are asked for', async () => {
    const over = await book({ lastName: 'Wagenprobe' })
    const plate = (await list({ q: over })).bookings[0]!.plate!
    await givenIn(app).status(over, 'closed')
    const bare = plate.replaceAll(/[- ]/g, '')
    for (const q of [plate, bare, bare.toLowerCase(), bare.slice(1), plate.slice(2)]) {
      expect([q, await all({ q, status: 'all' })]).toEqual([q, expect.arrayContaining([over])])
      expect([q, await all({ q })]).toEqual([q, expect.not.arrayContaining([over])])
    }
    const { bookings } = await list({ q: plate, status: 'all' })
    expect(new Set(bookings.map((one) => one.plate))).toEqual(new Set([plate]))
    const agents = await Promise.all([newStaff(app, 'agent', [1]), newStaff(app, 'agent', [3])])
    expect(await all({ q: plate, status: 'all' }, agents[0])).toContain(over)
    expect(await all({ q: plate, status: 'all' }, agents[1])).not.toContain(over)
  })

  test('shows an agent those of the own branches alone', async () => {
    const agent = await newStaff(app, 'agent', [1])
    expect(await all({ q: 'Flughafen', status: 'all' }, agent)).toEqual([])
    expect(await all({ q: 'Müller', status: 'all' }, agent)).toContain(booked.muller)
  })

  test('has every booking of a very common name, in pages that neither repeat nor leave out', async () => {
    await app.db.pool.query(
      `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', 3000000 + n, 'reference', 'C' || n,
         'quote_id', gen_random_uuid(), 'status', 'cancelled', 'last_name', 'Vielnam', 'expires_at', null))).*
       from booking b, generate_series(1, 5100) n where b.reference = $1`,
      [booked.airport],
    )
    const seen = await all({ q: 'Vielnam', status: 'all' })
    expect(seen).toHaveLength(5_100)
    expect(new Set(seen).size).toBe(seen.length)
    expect(await all({ q: 'Vielnam' })).toEqual([])
  })
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
