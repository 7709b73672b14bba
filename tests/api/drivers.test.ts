import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { newCustomer, type Customer } from '#support/customer.ts'

const app = appForAll()

const bodo = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '2035-01-01' }
const add = (who: Customer, driver: object) => app.call('addDriver', { as: who, body: driver })
const list = async (who: Customer) => (await app.call('getDrivers', { as: who })).body
const change = (who: Customer, id: string, driver: object) =>
  app.call('changeDriver', { as: who, params: { id }, body: driver })
const remove = (who: Customer, id: string) => app.call('removeDriver', { as: who, params: { id } })
const figure = async (who: Customer) => (await app.call('getOverview', { as: who })).body.figures.drivers

test('drivers are added, changed and removed, and the dashboard counts them with the owner', async () => {
  const anna = await newCustomer(app, 'Anna')
  expect([await list(anna), await figure(anna)]).toEqual([{ drivers: [], most: 10 }, 1])
  const added = await add(anna, bodo)
  expect([added.status, added.body]).toEqual([201, { id: added.body.id, ...bodo }])
  expect([(await list(anna)).drivers, await figure(anna)]).toEqual([[added.body], 2])
  const without = { ...bodo, lastName: 'Muster', licenseExpiry: '' }
  const changed = await change(anna, added.body.id, without)
  expect([changed.status, changed.body]).toEqual([200, { id: added.body.id, ...without }])
  for (let twice = 0; twice < 2; twice++) expect((await remove(anna, added.body.id)).status).toBe(200)
  expect((await list(anna)).drivers).toEqual([])
})

test('the same person sent twice at once is there once', async () => {
  const bert = await newCustomer(app, 'Bert')
  const sent = await Promise.all([add(bert, bodo), add(bert, bodo), add(bert, bodo)])
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  expect((await list(bert)).drivers).toHaveLength(1)
})

test('an account takes a limited number, also if two calls add the last one at once', async () => {
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
  const foreign = await change(gero, id, { ...bodo, firstName: 'Mallory' })
  expect(foreign).toEqual(await change(gero, randomUUID(), bodo))
  expect(foreign.status).toBe(404)
  await remove(gero, id)
  expect((await list(frida)).drivers).toEqual([{ id, ...bodo }])
  expect((await list(gero)).drivers).toEqual([])
})
