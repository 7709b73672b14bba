import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { dateOf, toLocal } from '#domain/period.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { system } from '#support/acting.ts'
import { bookingBody, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, type SignedIn } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { testClock } from '#support/test-clock.ts'

const HERE = 3
const ELSEWHERE = 1
const clock = testClock()
const app = appForAll({ clock })
let agent: SignedIn
let stranger: SignedIn
let manager: SignedIn
let guest: { reference: string; email: string; licenseNumber: string }
beforeAll(async () => {
  agent = await newStaff(app, 'agent', [HERE])
  stranger = await newStaff(app, 'agent', [ELSEWHERE])
  manager = await newStaff(app, 'manager')
})
beforeEach(async () => {
  await app.setBookings('open')
  guest = await newGuest()
})

const reason = 'Schaden von 400 € nicht bezahlt'
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()
const newLicence = () => `G${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}1`

/** Sends the booking form as a visitor. */
async function bookAsVisitor(changes: Partial<typeof sampleDriver>, branch = HERE) {
  const { id } = await givenIn(app).hold({ pickup: branch, dropoff: branch })
  const { rules } = await app.ctx.catalogue()
  const driver = { ...sampleDriver, email: `${randomUUID()}@post.example`, licenseNumber: newLicence(), ...changes }
  return await app.call('createBooking', { body: { ...bookingBody(id), driver, bookings: rules.bookings } })
}

async function newGuest(branch = HERE, email = `Gast.${randomUUID()}@post.example`) {
  const licenseNumber = newLicence()
  const made = await bookAsVisitor({ email, licenseNumber }, branch)
  expect(made.status).toBe(201)
  return { reference: made.body.reference, email, licenseNumber }
}

const block = (reference: string, as = agent, until: string | null = null) =>
  app.call('blockGuest', { as, params: { reference }, body: { reason, until } })
const blocksOf = (reference: string, as = agent) => app.call('getGuestBlocks', { as, params: { reference } })
const lift = (id: string, as = manager) => app.call('liftBlock', { as, params: { id }, body: { reason: 'bezahlt' } })

describe('the block of somebody without an account', () => {
  test('is told with its booking, in its history too, and lifted by managers alone', async () => {
    const made = await block(guest.reference, agent, '2098-12-31')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ reason, until: '2098-12-31', by: 'Kim Beispiel', lifted: null, inForce: true })
    expect((await blocksOf(guest.reference)).body).toEqual({ blocks: [made.body], hidden: null })
    expect(codeOf(await lift(made.body.id, agent))).toBe('403 forbidden')
    expect((await lift(made.body.id)).status).toBe(200)
    const { id } = await rowOf(app, 'booking', { reference: guest.reference })
    const lines = await rowsOf(app, 'audit', { subject_kind: 'booking', subject_id: String(id) })
    expect(lines.slice(-2).map(({ event, actor_id: by, reason: why }) => [event, by, why])).toEqual([
      ['blocked', agent.user.id, reason],
      ['unblocked', manager.user.id, 'bezahlt'],
    ])
  })

  test('is made once, has a reason, and no end in the past', async () => {
    expect((await block(guest.reference, agent, '2020-01-01')).body).toMatchObject({ fields: { until: 'in_past' } })
    const empty = { params: { reference: guest.reference }, body: { reason: ' ', until: null } }
    expect(codeOf(await app.call('blockGuest', { as: agent, ...empty }))).toBe('400 invalid_input')
    const answers = await Promise.all([block(guest.reference), block(guest.reference, manager)])
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '409 already_blocked'])
    // Another booking of theirs tells of it as well.
    const { body } = await blocksOf(guest.reference)
    expect(body.blocks).toHaveLength(1)
  })

  test('is neither made nor seen by an agent of another branch', async () => {
    expect(codeOf(await block(guest.reference, stranger))).toBe('404 booking_not_found')
    const theirs = await newGuest(ELSEWHERE, guest.email)
    await block(guest.reference)
    expect(codeOf(await blocksOf(guest.reference, stranger))).toBe('404 booking_not_found')
    const { body } = await blocksOf(theirs.reference, stranger)
    expect(body.blocks).toEqual([])
    expect(Date.parse(body.hidden!.since)).toBeLessThanOrEqual(app.ctx.now().getTime())
    expect(JSON.stringify(body)).not.toContain('Schaden')
    expect((await blocksOf(theirs.reference, manager)).body.blocks).toMatchObject([{ reason }])
  })

  test('is for a booking without a customer alone', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { reference } = await givenIn(app).booking({ as: mara, email: mara.email, pickup: HERE, dropoff: HERE })
    expect(codeOf(await block(reference))).toBe('409 not_possible')
  })
})

describe.each(['soon', 'open'] as const)('a guest who is blocked, in state %s,', (bookings) => {
  beforeEach(() => app.setBookings(bookings))

  test('is refused like a member, by the address in any case and by the licence, until it is lifted', async () => {
    const { id } = (await block(guest.reference)).body
    const [name, host] = guest.email.toUpperCase().split('@')
    for (const changes of [
      { email: guest.email.toLowerCase() },
      { email: `${name}+berlin@${host}` },
      { licenseNumber: guest.licenseNumber.toLowerCase() },
    ]) {
      const refused = await bookAsVisitor(changes)
      expect(codeOf(refused)).toBe('409 please_call')
      expect(JSON.stringify(refused.body)).not.toContain('Schaden')
    }
    expect((await bookAsVisitor({})).status).toBe(201)
    await lift(id)
    expect((await bookAsVisitor({ email: guest.email.toUpperCase() })).status).toBe(201)
  })
})

test('a block ends with its last day', async () => {
  await block(guest.reference, agent, dateOf(toLocal(app.ctx.now())))
  expect(codeOf(await bookAsVisitor({ email: guest.email }))).toBe('409 please_call')
  clock.pass(48)
  expect((await bookAsVisitor({ email: guest.email })).status).toBe(201)
})

test('the desk is told of the block, and who sees no booking of theirs is not told why', async () => {
  await block(guest.reference)
  const check = async (as: SignedIn) =>
    (await app.call('checkRenter', { as, body: { email: guest.email.toLowerCase() } })).body.block
  expect(await check(agent)).toMatchObject({ reason, by: 'Kim Beispiel' })
  expect(await check(stranger)).toMatchObject({ reason: null, by: null })
  expect(await check(manager)).toMatchObject({ reason })
})

/** Files a request under the GDPR of somebody who has proven to be the guest. */
async function privacyRequest(kind: 'access' | 'erasure') {
  const said = { kind, way: 'phone', receivedOn: dateOf(toLocal(new Date())), language: 'de', name: 'Gast' } as const
  const known = { email: guest.email, identity: 'booking', note: '', message: null, customer: null } as const
  const { id } = (await app.call('filePrivacyRequest', { as: manager, body: { ...said, ...known } })).body
  const { version } = (await app.call('getPrivacyRequest', { as: manager, params: { id } })).body
  return { id, version }
}

test('the block is in the copy of all data, and outlives the person it is about for its time', async () => {
  await app.setBookings('soon')
  guest = await newGuest()
  const { id } = (await block(guest.reference, agent, '2098-12-31')).body
  const asked = await privacyRequest('access')
  const copy = await app.app.inject({
    method: 'POST',
    url: `/api/staff/privacy/${asked.id}/copy`,
    headers: bearer(manager.token),
    payload: { version: asked.version, format: 'json' },
  })
  expect(copy.json()).toMatchObject({ blocks: [{ lastDay: '2098-12-31', reason, liftedAt: null }] })

  const params = { reference: guest.reference }
  const shown = (await app.call('getStaffBooking', { as: manager, params })).body
  await app.call('declineStaffRequest', { as: manager, params, body: { version: shown.version, reason: null } })
  const { id: request, version } = await privacyRequest('erasure')
  expect((await app.call('erasePerson', { as: manager, params: { id: request }, body: { version } })).status).toBe(200)
  const row = await rowOf(app, 'booking', { reference: guest.reference })
  expect(row.email).toBe('')
  const lines = await rowsOf(app, 'audit', { booking_id: row.id, event: 'blocked' })
  expect(lines.map(({ reason: words }) => words)).toEqual([null])
  expect(codeOf(await bookAsVisitor({ email: guest.email }))).toBe('409 please_call')
  // Nobody is known behind the booking any more, and the line of the lifting names nobody.
  expect(codeOf(await block(guest.reference))).toBe('409 not_possible')
  expect((await lift(id)).status).toBe(200)
  expect(await rowsOf(app, 'audit', { booking_id: row.id, event: 'unblocked' })).toEqual([])
  clock.pass(366 * 24)
  await keepHouse(app.ctx, system('keep_house'))
  expect(await rowsOf(app, 'customer_block', { id })).toEqual([])
})
