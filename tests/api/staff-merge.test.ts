import { beforeAll, describe, expect, test } from 'vitest'

import { checkSoundness } from '#store/soundness.ts'
import { newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { kindsOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const app = appForAll({ bookings: 'open' })
let kim: Colleague
let agent: Colleague
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  agent = await newStaff(app, 'agent', [1])
})

const BORN = '1990-03-04'
/** A customer with an account, born on a day of their own pair. */
async function account(name: string, dateOfBirth: string | null = BORN): Promise<Customer> {
  const customer = await newCustomer(app, name)
  await rewrite(app, 'customer', { id: customer.customerId }, { date_of_birth: dateOfBirth })
  return customer
}
const walkIn = async (firstName: string, more: object = {}) => {
  const row = { first_name: firstName, last_name: 'Muster', date_of_birth: BORN, ...more }
  return (await app.db.db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const compare = (id: string, gone: string, as = kim) => app.call('compareStaffCustomers', { as, params: { id, gone } })
/** Compares two customers, and then merges them by what was compared. @returns the merge, not begun yet */
async function ready(id: string, gone: string, changes: object = {}, as = kim) {
  const { body } = await compare(id, gone)
  const versions = { version: body.kept.version, goneVersion: body.gone.version }
  const wish = { gone, ...versions, reason: 'Zweimal eingetragen', ...changes }
  return () => app.call('mergeStaffCustomers', { as, params: { id }, body: wish })
}
const merge = async (...pair: Parameters<typeof ready>) => await (await ready(...pair))()
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()
const give = (id: string, points: number) =>
  app.call('adjustStaffPoints', { as: kim, params: { id }, body: { points, reason: 'Kulanz', before: 0 } })

describe('two accounts of one person', () => {
  test('become one: everything moves, the other account is gone with its sessions, both addresses are told', async () => {
    const [kept, gone] = [await account('Mara'), await account('Mara')]
    const { reference } = await givenIn(app).booking({ as: gone, email: gone.email })
    await givenIn(app).document(gone.customerId, 'licence', 'fuehrerschein.pdf')
    await givenIn(app).numbers(gone.customerId, { LicenseNo: 'B072RRE2I88' })
    await Promise.all([give(kept.customerId, 300), give(gone.customerId, 200)])
    const note = { as: kim, params: { id: gone.customerId }, body: { text: 'Zahlt bar.' } }
    expect((await app.call('noteStaffCustomer', note)).status).toBe(201)
    const block = { as: kim, params: { id: gone.customerId }, body: { reason: 'Schaden', until: null } }
    expect((await app.call('blockCustomer', block)).status).toBe(201)

    const dry = (await compare(kept.customerId, gone.customerId)).body
    expect(dry).toMatchObject({
      shared: ['name', 'born'],
      refusal: null,
      moves: { bookings: 1, points: 200, documents: 1 },
    })
    expect((await app.call('getOwnBookings', { as: kept, query: { part: 'current' } })).body.bookings).toEqual([])

    expect((await merge(kept.customerId, gone.customerId)).status).toBe(200)
    const own = await app.call('getOwnBookings', { as: kept, query: { part: 'current' } })
    expect(own.body.bookings.map((one) => one.reference)).toEqual([reference])
    const page = (await app.call('getStaffCustomer', { as: kim, params: { id: kept.customerId } })).body
    expect(page).toMatchObject({ points: 500, email: kept.email, notes: [{ text: 'Zahlt bar.' }] })
    expect(page.documents).toHaveLength(1)
    // The old number leads to the customer who stayed.
    const old = await app.call('getStaffCustomer', { as: kim, params: { id: gone.customerId } })
    expect(old.body.id).toBe(kept.customerId)
    const blocks = await app.call('getCustomerBlocks', { as: kim, params: { id: kept.customerId } })
    expect(blocks.body.blocks).toMatchObject([{ reason: 'Schaden', inForce: true }])

    expect(codeOf(await app.call('getAccount', { as: gone }))).toBe('401 session_ended')
    const signIn = await app.call('login', { body: { email: gone.email, password: PASSWORD } })
    expect(codeOf(signIn)).toBe('401 login_failed')
    expect((await app.call('getAccount', { as: kept })).status).toBe(200)
    for (const to of [kept.email, gone.email]) expect(await kindsOf(app, { to })).toContain('customers_merged')
    const copy = await app.call('getOwnData', { as: kept, body: { currentPassword: PASSWORD } })
    expect(copy.body.account.documents).toEqual({ LicenseNo: 'B072RRE2I88' })
    const lines = await rowsOf(app, 'audit', { event: 'merged', subject_id: kept.customerId })
    expect(lines).toMatchObject([{ actor_id: kim.user.id, reason: 'Zweimal eingetragen', after: { bookings: 1 } }])
    expect(JSON.stringify(lines)).not.toContain(gone.email)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('are merged once: of two managers at the same moment one is told', async () => {
    const [kept, gone] = [await account('Mara'), await account('Mara')]
    const other = await newStaff(app, 'manager')
    const both = [
      await ready(kept.customerId, gone.customerId),
      await ready(kept.customerId, gone.customerId, {}, other),
    ]
    const answers = await Promise.all(both.map((act) => act()))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 already_merged'])
    expect(await rowsOf(app, 'audit', { event: 'merged', subject_id: kept.customerId })).toHaveLength(1)
  })

  test('are merged in one direction when two managers choose different ones', async () => {
    const [one, two] = [await account('Mara'), await account('Mara')]
    const both = [await ready(one.customerId, two.customerId), await ready(two.customerId, one.customerId)]
    const answers = await Promise.all(both.map((act) => act()))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 already_merged'])
    const left = await rowsOf(app, 'customer_merge', {})
    expect(left.filter(({ gone_id: id }) => [one.customerId, two.customerId].includes(id))).toHaveLength(1)
  })

  test('need the same birthday and another detail, and a compared version', async () => {
    const [kept, gone] = [await account('Mara'), await account('Mara', '1991-03-04')]
    expect((await compare(kept.customerId, gone.customerId)).body.refusal).toBe('merge_two_people')
    expect(codeOf(await merge(kept.customerId, gone.customerId))).toBe('409 merge_two_people')
    await rewrite(app, 'customer', { id: gone.customerId }, { date_of_birth: null })
    expect(codeOf(await merge(kept.customerId, gone.customerId))).toBe('409 merge_unsure')
    await rewrite(app, 'customer', { id: gone.customerId }, { date_of_birth: BORN })
    expect(codeOf(await merge(kept.customerId, gone.customerId, { goneVersion: 99 }))).toBe('409 customer_changed')
    expect((await app.call('getAccount', { as: gone })).status).toBe(200)
    expect(await rowsOf(app, 'customer', { id: gone.customerId })).toHaveLength(1)
  })
})

describe('somebody without an account', () => {
  test('is merged into the account, never the other way round, and their rental is the member’s', async () => {
    const kept = await account('Mara')
    const gone = await walkIn('Mara', { phone: '+49 30 23125-700' })
    expect(codeOf(await merge(gone, kept.customerId))).toBe('409 merge_keeps_account')
    expect((await merge(kept.customerId, gone)).status).toBe(200)
    expect(await rowOf(app, 'customer', { id: kept.customerId })).toMatchObject({ phone: '+49 30 23125-700' })
    expect(await rowsOf(app, 'customer', { id: gone })).toEqual([])
    expect(codeOf(await compare(kept.customerId, gone))).toBe('404 not_found')
  })

  test('takes earlier merges along, so that the oldest number still leads on', async () => {
    const [first, second, third] = [await walkIn('Ida'), await walkIn('Ida'), await walkIn('Ida')]
    expect((await merge(second, first)).status).toBe(200)
    expect((await merge(third, second)).status).toBe(200)
    const page = await app.call('getStaffCustomer', { as: kim, params: { id: first } })
    expect(page.body.id).toBe(third)
  })
})

test('those who look the same are found by what they share, and only managers see them', async () => {
  const one = await account('Zora', '1981-01-02')
  const phone = '+49 30 23125-811'
  await rewrite(app, 'customer', { id: one.customerId }, { phone })
  const [sameName, samePhone] = [
    await walkIn('Zora', { date_of_birth: '1981-01-02' }),
    await walkIn('Zora', { date_of_birth: null, phone: '030 23125811' }),
  ]
  await walkIn('Zora', { date_of_birth: '2001-01-02', phone })
  await walkIn('Bodo', { date_of_birth: '1981-01-02' })
  const find = (as: Colleague) => app.call('getStaffTwins', { as, params: { id: one.customerId } })
  const found = (await find(kim)).body.twins.map(({ id, shared }) => [id, shared])
  expect(new Map(found as [string, string[]][])).toEqual(
    new Map([
      [sameName, ['name', 'born']],
      [samePhone, ['name', 'phone']],
    ]),
  )
  expect(codeOf(await find(agent))).toBe('403 forbidden')
  expect(codeOf(await compare(one.customerId, sameName, agent))).toBe('403 forbidden')
})
