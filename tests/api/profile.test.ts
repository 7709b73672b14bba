import { system } from '#support/acting.ts'
import { describe, expect, test } from 'vitest'

import type { ProfileChange } from '#contract/profile.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { paths } from '#paths/index.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { examplesFor } from '#support/examples.ts'
import { rowOf, rowsOf, textOf } from '#support/rows.ts'
import type { AccountEventDetails } from '#domain/account-event.ts'

const app = appForAll()

const whole = examplesFor(30).changeProfile.body as ProfileChange
const numbers = [whole.passportNo!, whole.idCardNo!, whole.LicenseNo!]
/** Change without numbers, which leaves the stored ones. */
const { passportNo: _passport, idCardNo: _card, LicenseNo: _license, ...rest } = whole

const read = async (one: Customer) => (await app.call('getProfile', { as: one })).body
const save = (one: Customer, change: Partial<ProfileChange> = {}) =>
  app.call('changeProfile', { as: one, body: { ...rest, ...change } })

async function sealedOf({ customerId }: Customer): Promise<object | null> {
  const { documents_sealed: sealed } = await rowOf(app, 'customer', { id: customerId })
  return sealed && (app.ctx.sealer.open(sealed, `customer:${customerId}`) as object)
}

const partsChanged = async ({ user }: Customer) =>
  (await rowsOf(app, 'account_event', { account_id: user.id, kind: 'profile_changed' })).map(
    ({ detail }) => (detail as AccountEventDetails['profile_changed']).parts,
  )

test('everything of the registration payload can be saved and is shown, but for the numbers of documents', async () => {
  const mara = await newCustomer(app, 'Mara')
  const { status, body } = await save(mara, { ...whole, firstName: ' Marlene ' })
  expect(status).toBe(200)
  const { version: _version, ...shown } = rest
  const stored = { passportStored: true, idCardStored: true, licenseStored: true }
  expect(body).toEqual({ ...shown, ...stored, version: 2, firstName: 'Marlene', email: mara.email, picture: null })
  expect(await read(mara)).toEqual(body)
  for (const number of numbers) expect(JSON.stringify(body)).not.toContain(number)
  const kept = (await textOf(app, 'customer', { id: mara.customerId })) + (await textOf(app, 'account_event'))
  for (const number of numbers) expect(kept).not.toContain(number)
  // From the next request on, a signed-in customer is called by their new name.
  const { body: account } = await app.call('getAccount', { as: mara })
  expect(account.user).toMatchObject({ firstName: 'Marlene' })
})

test('what is left empty is forgotten', async () => {
  const mara = await newCustomer(app, 'Mara')
  await save(mara, whole)
  const { body } = await save(mara, { version: 2, city: '', dob: null, phoneNumber: '', additionalInfo: '' })
  expect(body).toMatchObject({
    city: null,
    dob: null,
    phoneNumber: null,
    additionalInfo: null,
    streetName: 'Musterweg',
  })
})

describe('numbers of documents', () => {
  test('stay where they are left out, are replaced, and removed', async () => {
    const mara = await newCustomer(app, 'Mara')
    await save(mara, whole)
    expect((await save(mara, { version: 2, city: 'Potsdam' })).body).toMatchObject({ licenseStored: true })
    expect(await sealedOf(mara)).toMatchObject({ passportNo: 'X00000000', LicenseNo: 'B000000000' })
    const { body } = await save(mara, { version: 3, LicenseNo: 'B000000001', passportNo: null, passportIssue: '' })
    expect(body).toMatchObject({ passportStored: false, passportIssue: null, idCardStored: true, licenseStored: true })
    expect(await sealedOf(mara)).toEqual({
      passportExpiry: '2035-01-01',
      idCardNo: 'L00000000',
      idCardIssue: '2020-01-01',
      idCardExpiry: '2035-01-01',
      LicenseNo: 'B000000001',
      licenseIssue: '2020-01-01',
      licenseExpiry: '2035-01-01',
    })
  })

  test('leave nothing behind when all are removed', async () => {
    const mara = await newCustomer(app, 'Mara')
    await save(mara, whole)
    const days = { passportIssue: '', passportExpiry: '', idCardIssue: '', idCardExpiry: '' }
    const gone = { passportNo: null, idCardNo: null, LicenseNo: null, licenseIssue: '', licenseExpiry: '', ...days }
    expect((await save(mara, { version: 2, ...gone })).status).toBe(200)
    expect(await sealedOf(mara)).toBeNull()
  })

  test('go 30 days after they were given, however old the account is, and other changes do not keep them', async () => {
    const mara = await newCustomer(app, 'Mara')
    const pass = (days: number) =>
      app.db.pool.query(
        `update customer set created_at = created_at - $2 * interval '1 day',
         documents_given_at = documents_given_at - $2 * interval '1 day' where id = $1`,
        [mara.customerId, days],
      )
    await pass(100)
    await save(mara, whole)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await sealedOf(mara)).not.toBeNull()
    await pass(31)
    await save(mara, { version: 2, city: 'Potsdam' })
    await keepHouse(app.ctx, system('keep_house'))
    expect(await sealedOf(mara)).toBeNull()
    expect(await read(mara)).toMatchObject({ licenseStored: false, licenseExpiry: null, city: 'Potsdam' })
  })
})

describe('nobody overwrites what they have not seen', () => {
  test('a change since then is told, and nothing is saved', async () => {
    const mara = await newCustomer(app, 'Mara')
    await save(mara, { city: 'Potsdam' })
    const late = await save(mara, { city: 'Bernau' })
    expect(late).toMatchObject({ status: 409, body: { success: false, code: 'profile_changed' } })
    expect(await read(mara)).toMatchObject({ city: 'Potsdam', version: 2 })
  })

  test('of many at the same moment one is saved', async () => {
    const mara = await newCustomer(app, 'Mara')
    const cities = Array.from({ length: 8 }, (_, at) => `Ort ${at}`)
    const answers = await Promise.all(cities.map((city) => save(mara, { city })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await partsChanged(mara)).toHaveLength(1)
  })

  test('the same again, as after an answer that got lost, is saved already', async () => {
    const mara = await newCustomer(app, 'Mara')
    const first = await save(mara, whole)
    expect(await save(mara, whole)).toEqual(first)
    expect(await partsChanged(mara)).toEqual([['person', 'address', 'documents']])
  })
})

test('the history says which parts changed, and not what they say', async () => {
  const mara = await newCustomer(app, 'Mara')
  await save(mara)
  await save(mara, { version: 2, city: 'Potsdam' })
  await save(mara, { version: 3, city: 'Potsdam', firstName: 'Marlene' })
  await save(mara, { version: 4, city: 'Potsdam', firstName: 'Marlene', licenseExpiry: '2036-01-01' })
  expect(await partsChanged(mara)).toEqual([['person', 'address', 'documents'], ['address'], ['person'], ['documents']])
})

describe('what cannot be is refused by field, and nothing is saved', () => {
  const yearsAgo = (years: number, days: number) => {
    const day = inDays(days).slice(0, 10)
    return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
  }

  test.each<[string, Partial<ProfileChange>, number, Record<string, string>]>([
    ['nobody under 18', { dob: yearsAgo(18, 2) }, 422, { dob: 'under_age' }],
    ['nobody born 200 years ago', { dob: '1826-01-01' }, 400, { dob: 'invalid_date' }],
    ['a day that does not exist', { licenseExpiry: '2035-02-30' }, 400, { licenseExpiry: 'invalid_date' }],
    ['a document from tomorrow', { licenseIssue: inDays(2).slice(0, 10) }, 400, { licenseIssue: 'in_future' }],
    ['an end before the beginning', { idCardExpiry: '2019-12-31' }, 400, { idCardExpiry: 'before_issue' }],
    ['no name', { lastName: ' ' }, 400, { lastName: 'too_small' }],
    ['a telephone of words', { phoneNumber: 'call me' }, 400, { phoneNumber: 'wrong_format' }],
    ['a number that is empty', { LicenseNo: '' }, 400, { LicenseNo: 'too_small' }],
    ['a number that no document has', { passportNo: 'verloren' }, 400, { passportNo: 'invalid_number' }],
    ['a text without end', { additionalInfo: 'x'.repeat(1001) }, 400, { additionalInfo: 'too_big' }],
  ])('%s', async (_, change, status, fields) => {
    const mara = await newCustomer(app, 'Mara')
    const before = await read(mara)
    expect(await save(mara, change)).toMatchObject({ status, body: { fields } })
    expect(await read(mara)).toEqual(before)
  })

  test('an address to sign in with is not changed here', async () => {
    const mara = await newCustomer(app, 'Mara')
    const answer = await app.call('changeProfile', {
      as: mara,
      body: { ...whole, email: 'other@post.example' } as object,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await read(mara)).email).toBe(mara.email)
  })
})

test('nobody reads or changes the profile of another', async () => {
  const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
  await save(bert, whole)
  const before = await read(bert)
  const others = `${paths.changeProfile.path}?id=${bert.user.id}&customerId=${bert.user.id}`
  const answer = await app.app.inject({
    method: paths.changeProfile.method,
    url: others,
    headers: bearer(anna.token),
    payload: { ...whole, city: 'Potsdam' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ city: 'Potsdam', email: anna.email })
  for (const key of ['id', 'customerId', 'customer_id']) {
    const named = await app.call('changeProfile', { as: anna, body: { ...whole, version: 2, [key]: bert.user.id } })
    expect(named.status).toBe(400)
  }
  expect((await app.call('changeProfile', { body: whole })).status).toBe(401)
  expect(await read(bert)).toEqual(before)
})
