import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { dateOf, toLocal } from '#domain/period.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { system } from '#support/acting.ts'
import { bookingBody, sampleDriver } from '#support/client.ts'
import { lastingCustomer, newCustomer, PASSWORD, type Customer, type SignedIn } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { orderOffer, sendOffer } from '#support/offer.ts'
import { appForAll } from '#support/open-app.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { testClock } from '#support/test-clock.ts'

const clock = testClock()
const app = appForAll({ clock })
let agent: SignedIn
let manager: SignedIn
let mara: Customer
beforeAll(async () => {
  agent = await newStaff(app, 'agent')
  manager = await newStaff(app, 'manager')
})
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
})

const reason = 'Schaden von 400 € nicht bezahlt'
const block = (who: Customer, until: string | null = null, as = agent) =>
  app.call('blockCustomer', { as, params: { id: who.customerId }, body: { reason, until } })
const lift = (id: string, as = manager) => app.call('liftBlock', { as, params: { id }, body: { reason: 'bezahlt' } })
const blocksOf = async (who: Customer) =>
  (await app.call('getCustomerBlocks', { as: agent, params: { id: who.customerId } })).body.blocks
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()
/** Number of a licence that no other test uses. */
const newLicence = () => `B${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}1`

/** Sends the booking form as a visitor. */
async function bookAsVisitor(changes: Partial<typeof sampleDriver>) {
  const { id } = await givenIn(app).hold()
  const { rules } = await app.ctx.catalogue()
  const driver = { ...sampleDriver, email: `${randomUUID()}@post.example`, licenseNumber: newLicence(), ...changes }
  return await app.call('createBooking', { body: { ...bookingBody(id), driver, bookings: rules.bookings } })
}

describe('a block', () => {
  test('tells its reason, its end and who made and lifted it', async () => {
    const made = await block(mara, '2098-12-31')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ reason, until: '2098-12-31', by: 'Kim Beispiel', lifted: null, inForce: true })
    const lifted = await lift(made.body.id)
    expect(lifted.status).toBe(200)
    expect(lifted.body).toMatchObject({ inForce: false, lifted: { by: 'Kim Beispiel', reason: 'bezahlt' } })
    expect(await blocksOf(mara)).toEqual([lifted.body])
    const lines = await rowsOf(app, 'audit', { subject_kind: 'customer', subject_id: mara.customerId })
    expect(lines.map(({ event, actor_id: by, reason: why }) => [event, by, why])).toEqual([
      ['blocked', agent.user.id, reason],
      ['unblocked', manager.user.id, 'bezahlt'],
    ])
  })

  test('is made once, also by two colleagues at the same moment', async () => {
    const answers = await Promise.all([block(mara), block(mara, null, manager)])
    expect(answers.map(codeOf).toSorted()).toEqual(['201', '409 already_blocked'])
    expect(await blocksOf(mara)).toHaveLength(1)
  })

  test('is lifted once, and by managers alone', async () => {
    const { id } = (await block(mara)).body
    expect(codeOf(await lift(id, agent))).toEqual('403 forbidden')
    const answers = await Promise.all([lift(id), lift(id)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 block_over'])
  })

  test('has a customer, a reason, and no end in the past', async () => {
    const nobody = { params: { id: randomUUID() }, body: { reason, until: null } }
    expect(codeOf(await app.call('blockCustomer', { as: agent, ...nobody }))).toEqual('404 not_found')
    const empty = { params: { id: mara.customerId }, body: { reason: '  ', until: null } }
    expect(codeOf(await app.call('blockCustomer', { as: agent, ...empty }))).toEqual('400 invalid_input')
    const past = await block(mara, '2020-01-01')
    expect(past.body).toMatchObject({ code: 'invalid_input', fields: { until: 'in_past' } })
    expect(codeOf(await lift(randomUUID()))).toEqual('404 not_found')
    expect(await blocksOf(mara)).toEqual([])
  })

  test('is in the copy of all data, and stays when the account goes', async () => {
    await block(mara, '2098-12-31')
    const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(copy.body.blocks).toMatchObject([{ lastDay: '2098-12-31', reason, liftedAt: null }])
    expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
    const again = await newCustomer(app, 'Mara', mara.email)
    expect(codeOf(await givenIn(app).quote({ as: again }))).toEqual('201')
    await expect(givenIn(app).booking({ as: again, email: 'elsewhere@post.example' })).rejects.toThrow('please_call')
  })

  test('is removed a year after it was lifted', async () => {
    const { id } = (await block(mara)).body
    await lift(id)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await blocksOf(mara)).toHaveLength(1)
    clock.pass(366 * 24)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await rowsOf(app, 'customer_block', { id })).toEqual([])
    expect(await rowsOf(app, 'block_mark', { block_id: id })).toEqual([])
  })
})

describe.each(['soon', 'open'] as const)('who is blocked, in state %s,', (bookings) => {
  beforeEach(() => app.setBookings(bookings))

  test('gets no price while signed in, and is asked to call without the reason', async () => {
    await block(mara)
    const refused = await givenIn(app).quote({ as: mara })
    expect(codeOf(refused)).toEqual('409 please_call')
    expect(refused.body.message).toContain('rufen Sie uns an')
    expect(JSON.stringify(refused.body)).not.toContain('Schaden')
  })

  test('cannot order what they were quoted before', async () => {
    const { id } = await givenIn(app).hold({ as: mara })
    await block(mara)
    const order = await app.call('createBooking', { as: mara, body: { ...bookingBody(id), bookings } })
    expect(codeOf(order)).toEqual('409 please_call')
  })

  test('is found by the address, whatever is written after a plus sign', async () => {
    await block(mara)
    const [name, host] = mara.email.toUpperCase().split('@')
    expect(codeOf(await bookAsVisitor({ email: `${name}+berlin@${host}` }))).toEqual('409 please_call')
    expect((await bookAsVisitor({})).status).toBe(201)
  })

  test('is found by the licence of an earlier rental, in a new account too', async () => {
    const licenseNumber = newLicence()
    const driver = { ...sampleDriver, email: mara.email, licenseNumber }
    await givenIn(app).booking({ as: mara, order: { driver } })
    await block(mara)
    const spelt = licenseNumber.toLowerCase().replace(/^(.{3})/, '$1 ')
    expect(codeOf(await bookAsVisitor({ licenseNumber: spelt }))).toEqual('409 please_call')
    const other = await newCustomer(app, 'Mia')
    const order = { driver: { ...sampleDriver, email: other.email, licenseNumber: spelt } }
    await expect(givenIn(app).booking({ as: other, order })).rejects.toThrow('please_call')
  })

  test('rents again once the block is lifted or over', async () => {
    const today = dateOf(toLocal(app.ctx.now()))
    mara = await lastingCustomer(app, 'Mara')
    const { id } = (await block(mara)).body
    await lift(id)
    await block(mara, today)
    expect(codeOf(await givenIn(app).quote({ as: mara }))).toEqual('409 please_call')
    clock.pass(48)
    expect((await givenIn(app).quote({ as: mara })).status).toBe(201)
  })
})

test('an offer is not ordered by somebody who was blocked since', async () => {
  const { reference } = await givenIn(app).booking({ as: mara, bookings: 'soon' })
  const token = await sendOffer(app, reference)
  const { id } = (await block(mara)).body
  expect(codeOf(await orderOffer(app, token))).toEqual('409 please_call')
  await lift(id)
  expect((await orderOffer(app, token)).status).toBe(200)
})
