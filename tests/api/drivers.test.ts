import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { AccountDriver } from '#contract/driver.ts'
import type { ErrorEnvelope } from '#contract/errors.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
})

const bodo = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '2035-01-01' }
const path = '/api/account/drivers'
const add = async (who: Customer, driver: object) =>
  await app.post<AccountDriver & ErrorEnvelope>(path, driver, bearer(who.token))
const list = async (who: Customer) =>
  (await app.get<{ drivers: AccountDriver[]; most: number }>(path, bearer(who.token))).body
const figure = async (who: Customer) => (await app.call('getOverview', { as: who })).body.figures.drivers

test('drivers are added, changed and removed, and the dashboard counts them with the owner', async () => {
  const anna = await newCustomer(app, 'Anna')
  expect([await list(anna), await figure(anna)]).toEqual([{ drivers: [], most: 10 }, 1])
  const added = await add(anna, bodo)
  expect([added.status, added.body]).toEqual([201, { id: added.body.id, ...bodo }])
  expect([(await list(anna)).drivers, await figure(anna)]).toEqual([[added.body], 2])
  const without = { ...bodo, lastName: 'Muster', licenseExpiry: '' }
  const changed = await app.put(`${path}/${added.body.id}`, without, bearer(anna.token))
  expect([changed.status, changed.body]).toEqual([200, { id: added.body.id, ...without }])
  for (let twice = 0; twice < 2; twice++)
    expect((await app.post(`${path}/${added.body.id}/remove`, undefined, bearer(anna.token))).status).toBe(200)
  expect((await list(anna)).drivers).toEqual([])
})

test('the same person sent twice at once is there once', async () => {
  const bert = await newCustomer(app, 'Bert')
  const sent = await Promise.all([add(bert, bodo), add(bert, bodo), add(bert, bodo)])
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  expect((await list(bert)).drivers).toHaveLength(1)
})

test('an account takes so many and no more, also where two add the last one at once', async () => {
  const cem = await newCustomer(app, 'Cem')
  const { most } = await list(cem)
  const all = await Promise.all(
    Array.from({ length: most + 3 }, async (_, at) => await add(cem, { ...bodo, firstName: `Bodo ${at}` })),
  )
  expect(all.filter(({ status }) => status === 201)).toHaveLength(most)
  expect(all.filter(({ body }) => body.code === 'too_many_drivers')).toHaveLength(3)
})

test('who is too young, born in the future, or has no name cannot drive', async () => {
  const dora = await newCustomer(app, 'Dora')
  const year = new Date().getFullYear()
  const tries: [object, string][] = [
    [{ ...bodo, dateOfBirth: `${year - 10}-01-01` }, 'under_age'],
    [{ ...bodo, dateOfBirth: `${year + 1}-01-01` }, 'under_age'],
    [{ ...bodo, dateOfBirth: '1991-02-30' }, 'invalid_date'],
  ]
  for (const [driver, code] of tries) {
    const { status, body } = await add(dora, driver)
    expect([status, body.fields]).toEqual([400, { dateOfBirth: code }])
  }
  const expired = await add(dora, { ...bodo, licenseExpiry: '2001-01-01' })
  expect([expired.status, expired.body.fields]).toEqual([400, { licenseExpiry: 'in_past' }])
  expect((await add(dora, { ...bodo, firstName: ' ' })).status).toBe(400)
  expect((await list(dora)).drivers).toEqual([])
})

test('another’s driver is as unknown as one that nobody has', async () => {
  const [frida, gero] = [await newCustomer(app, 'Frida'), await newCustomer(app, 'Gero')]
  const { id } = (await add(frida, bodo)).body
  const foreign = await app.put(`${path}/${id}`, { ...bodo, firstName: 'Mallory' }, bearer(gero.token))
  expect(foreign).toEqual(await app.put(`${path}/${randomUUID()}`, bodo, bearer(gero.token)))
  expect(foreign.status).toBe(404)
  await app.post(`${path}/${id}/remove`, undefined, bearer(gero.token))
  expect((await list(frida)).drivers).toEqual([{ id, ...bodo }])
  expect((await list(gero)).drivers).toEqual([])
})
