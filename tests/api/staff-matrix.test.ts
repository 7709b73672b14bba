import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { operator } from '#domain/actor.ts'
import type { Staff } from '#domain/actor.ts'
import { rightsOfBusinesses } from '#domain/rights-of-businesses.ts'
import { reachOf } from '#domain/rights.ts'
import { staffPaths } from '#paths/staff.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { valueOf } from '#support/acting.ts'
import { addressOf } from '#support/call.ts'
import { newCustomer, type SignedIn } from '#support/customer.ts'
import { everyCall } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { newStaff, newStaffWithoutFactor } from '#support/staff.ts'
import { staffCases, type StaffCall } from '#support/staff-cases.ts'
import { nowhere, staffWorldAt, traces, type StaffWorld } from '#support/staff-world.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
/** A branch that nothing of the world has to do with. */
const COTTBUS = 9

const app = appForAll()
let world: StaffWorld
/** A booking at the airport. */
let other: string
let agent: SignedIn
let atAirport: SignedIn
let stranger: SignedIn
/** At two branches: one of them that of the world, or neither. */
let hereToo: SignedIn
let elsewhere: SignedIn
let manager: SignedIn

beforeAll(async () => {
  await app.db.pool.query(
    `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
     values ($1, 'cottbus', 'Cottbus', 'Cottbus', 'Gasse 1', '03046 Cottbus', '+49 355 23125-1',
             'cottbus@spreewagen.example', 51.75, 14.33, 'BB')`,
    [COTTBUS],
  )
  const trip = { pickup: AIRPORT, dropoff: AIRPORT, bookings: 'open' } as const
  other = (await givenIn(app).booking(trip)).reference
  world = await staffWorldAt(app, TEMPELHOF)
  agent = await newStaff(app, 'agent', [TEMPELHOF])
  atAirport = await newStaff(app, 'agent', [AIRPORT])
  stranger = await newStaff(app, 'agent', [COTTBUS])
  hereToo = await newStaff(app, 'agent', [TEMPELHOF, AIRPORT])
  elsewhere = await newStaff(app, 'agent', [AIRPORT, COTTBUS])
  manager = await newStaff(app, 'manager')
})

const examples = new Map(everyCall(40).map((call) => [call.name as string, call]))
const names = Object.keys(staffCases) as StaffCall[]

interface Answered {
  status: number
  code: string | undefined
  text: string
}

/** Makes a call about things of a world. */
async function ask(name: StaffCall, as: SignedIn | null, about: StaffWorld): Promise<Answered> {
  const example = examples.get(name)!
  const { about: thing, among } = staffCases[name]
  const naming = (thing ?? among)?.(about)
  const { method } = staffPaths[name]
  const named = naming?.params !== undefined || naming?.query !== undefined
  const body = naming?.body ?? example.body
  const answer = await app.app.inject({
    method,
    url: named ? addressOf(name, naming.params, naming.query) : example.path,
    headers: {
      ...example.headers,
      ...(example.headers?.['idempotency-key'] !== undefined && { 'idempotency-key': randomUUID() }),
      ...(as !== null && { authorization: `Bearer ${as.token}` }),
    },
    ...(body !== undefined && { payload: body as object }),
  })
  const text = answer.body
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, code: isJson ? (JSON.parse(text) as { code?: string }).code : undefined, text }
}

const reachFor = (role: Staff['role'], name: StaffCall) =>
  reachOf({ kind: 'staff', account: '' as never, name: '', role, branches: [] }, staffCases[name].verb)

/** All that has happened, so that a call which was refused is known to have done nothing. */
async function happened(): Promise<unknown> {
  const { rows } = await app.db.pool.query(
    `select (select count(*) from audit where subject_kind not in ('account', 'list')) as acts,
            (select string_agg(status || revision, ',' order by id) from booking) as bookings,
            (select count(*) from car_log) as cars, (select count(*) from money_move) as moves,
            (select count(*) from charge) as charges, (select count(*) from letter) as letters,
            (select string_agg(role || active, ',' order by account_id) from staff) as staff,
            (select string_agg(state, ',' order by id) from document) as papers`,
  )
  return rows[0]
}

const tracesIn = ({ text }: Answered, words: readonly string[]) => words.filter((word) => text.includes(word))

describe('of the calls for staff', () => {
  test('each has a case', () => {
    const forStaff = Object.entries(staffPaths).filter(([, { for: caller }]) => caller === 'staff')
    expect(names.toSorted()).toEqual(forStaff.map(([name]) => name).toSorted())
    expect(names.length).toBeGreaterThan(10)
  })

  test('none answers a visitor, a customer, a colleague who has left or one without a second factor', async () => {
    const customer = await newCustomer(app, 'Carla')
    const left = await newStaff(app, 'manager')
    valueOf(await endStaff(app.ctx, operator, left.email))
    const unready = await newStaffWithoutFactor(app, 'manager')
    const before = await happened()
    for (const name of names) {
      const answers = []
      for (const as of [null, customer, left, unready]) {
        const { status, code } = await ask(name, as, world)
        answers.push(`${status} ${code}`)
      }
      expect([name, ...answers]).toEqual([
        name,
        '401 unauthorized',
        '403 forbidden',
        '401 session_ended',
        '403 second_factor_missing',
      ])
    }
    expect(await happened()).toEqual(before)
  })

  test('none but those of the lock answers while the screen is locked', async () => {
    const away = await newStaff(app, 'manager')
    await app.call('lockScreen', { as: away })
    const before = await happened()
    for (const name of names.filter((one) => staffCases[one].whileLocked !== true)) {
      const { status, code } = await ask(name, away, world)
      expect([name, status, code]).toEqual([name, 403, 'screen_locked'])
    }
    expect(await happened()).toEqual(before)
  })

  test('none that is for managers does anything for an agent', async () => {
    const forManagers = names.filter((name) => reachFor('agent', name) === undefined)
    expect(forManagers.length).toBeGreaterThan(0)
    const before = await happened()
    for (const name of forManagers) {
      const { status, code } = await ask(name, agent, world)
      expect([name, status, code]).toEqual([name, 403, 'forbidden'])
    }
    expect(await happened()).toEqual(before)
  })

  test('each about a thing of other branches answers as if there were no such thing, and does nothing', async () => {
    const before = await happened()
    // A request under the GDPR may be filed by everybody, but not about a foreign customer or message.
    for (const name of names.filter((one) => reachFor('agent', one) === 'branches' || one === 'filePrivacyRequest')) {
      for (const as of [stranger, atAirport, elsewhere]) {
        const answer = await ask(name, as, world)
        if (staffCases[name].about === undefined || answer.status === 200) {
          // A list or a search: it is there for everybody, and tells nobody of others' customers.
          expect([name, tracesIn(answer, Object.values(traces(world)).flat())]).toEqual([name, []])
        }
        if (staffCases[name].about === undefined) continue
        const unknown = await ask(name, as, { ...nowhere(), branch: world.branch })
        expect([name, answer.status, answer.text]).toEqual([name, unknown.status, unknown.text])
      }
    }
    expect(await happened()).toEqual(before)
  })

  test('none tells an agent of what is at other branches alone, however far its right goes', async () => {
    const reads = (one: StaffCall) => staffPaths[one].method === 'GET' || one === 'checkRenter'
    for (const name of names.filter((one) => reachFor('agent', one) !== undefined && reads(one))) {
      const { bookings, customer, sent, company } = traces(world)
      const told = new Set([
        // The name of a person who is found by their address is told (docs/decisions/097-customers-of-other-branches.md).
        ...(name === 'checkRenter' ? [world.name] : []),
        ...(staffCases[name].verb in rightsOfBusinesses ? company : []),
      ])
      const words = [...bookings, ...customer, ...sent, ...company].filter((word) => !told.has(word))
      for (const as of [stranger, elsewhere]) {
        const answer = await ask(name, as, world)
        expect([name, tracesIn(answer, words)]).toEqual([name, []])
      }
    }
  })

  test('some tell of each of these things at its own branch', async () => {
    const found = new Set<string>()
    for (const name of names.filter((one) => staffPaths[one].method === 'GET' || one === 'checkRenter'))
      for (const word of tracesIn(await ask(name, agent, world), Object.values(traces(world)).flat())) found.add(word)
    expect(found).toEqual(new Set(Object.values(traces(world)).flat()))
  })

  test('none tells an agent of two branches less than both, or of a third', async () => {
    const seenBy = async (as: SignedIn) => {
      const answers = [world.confirmed, other].map((one) =>
        app.call('getStaffBooking', { as, params: { reference: one } }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect([await seenBy(hereToo), await seenBy(elsewhere)]).toEqual([
      [200, 200],
      [404, 200],
    ])
    const { body } = await app.call('getStaffBookings', { as: elsewhere, body: { status: 'confirmed' } })
    expect(JSON.stringify(body)).toContain(other)
    expect(JSON.stringify(body)).not.toContain(world.confirmed)
  })

  test('a search finds it by every word at its own branch, and by none elsewhere', async () => {
    const { confirmed, email, name, phone } = world
    const { bookings, customer } = traces(world)
    for (const q of [
      confirmed,
      confirmed.slice(3).replace('-', '').toLowerCase(),
      email,
      name,
      `${name} Must`,
      phone,
    ]) {
      const found = async (as: SignedIn) => {
        const { status, body } = await app.call('searchOffice', { as, body: { q } })
        if (status !== 200) throw new Error(`${q} was refused with ${status}`)
        const text = JSON.stringify(body)
        // A word that was typed may be repeated.
        return [...bookings, ...customer].filter((word) => word !== q && text.includes(word))
      }
      expect([q, await found(stranger), await found(atAirport)]).toEqual([q, [], []])
      expect([q, (await found(agent)).length > 0]).toEqual([q, true])
    }
  })

  test('each that shows a booking shows it at its own branch, and to a manager', async () => {
    for (const name of names.filter((one) => staffCases[one].shows === true)) {
      for (const as of [agent, hereToo, manager]) {
        const answer = await ask(name, as, world)
        const { bookings, customer } = traces(world)
        expect([name, tracesIn(answer, [...bookings, ...customer]).length > 0]).toEqual([name, true])
      }
    }
  })

  test('each about a thing is let through at its own branch, and for a manager', async () => {
    // Lists and pages first: acts may end what they show.
    const inOrder = names.toSorted(
      (a, b) => Number(staffPaths[a].method !== 'GET') - Number(staffPaths[b].method !== 'GET'),
    )
    for (const [role, as] of [
      ['agent', agent],
      ['manager', manager],
    ] as const)
      for (const name of inOrder.filter(
        (one) => staffCases[one].about !== undefined && reachFor(role, one) !== undefined,
      )) {
        const answer = await ask(name, as, world)
        const unknown = await ask(name, as, { ...nowhere(), branch: world.branch })
        expect([name, role, [401, 403].includes(answer.status)]).toEqual([name, role, false])
        expect([name, role, answer.text]).not.toEqual([name, role, unknown.text])
      }
  })
})
