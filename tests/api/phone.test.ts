import { expect, test } from 'vitest'

import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { rowOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open', anyHour: true })
const NEW = '+49 30 23125901'

const phoneOf = async (reference: string) => (await rowOf(app, 'booking', { reference })).phone
const told = async (reference: string) =>
  (await lettersOf(app, { kind: 'staff_contact', about: reference })).map(({ recipient, data }) => [
    recipient,
    data.what,
    data.phone,
  ])

test('a customer with number and address replaces the phone number; the branches are told once', async () => {
  const { reference, email } = await givenIn(app).booking({ dropoff: 1 })
  const set = async (phone: string, address = email) =>
    await app.call('setPhone', { body: { reference, email: address, phone }, headers: { 'accept-language': 'en' } })
  expect(await set(` ${NEW}`)).toMatchObject({ status: 200, body: { message: 'The phone number has been changed.' } })
  expect((await set(NEW)).status).toBe(200)
  expect(await phoneOf(reference)).toBe(NEW)
  expect(await told(reference)).toEqual([
    ['branch:1', 'phone', NEW],
    ['branch:3', 'phone', NEW],
  ])
  for (const phone of ['', 'call me', '1'])
    expect(await set(phone)).toMatchObject({ status: 400, body: { fields: { phone: 'wrong_format' } } })
  expect((await set('+49 30 1', 'stranger@post.example')).status).toBe(404)
  expect(await phoneOf(reference)).toBe(NEW)
})

test('a member replaces it for their own bookings, until the rental is over', async () => {
  const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
  const { reference } = await givenIn(app).booking({ as: anna, email: anna.email })
  const set = async (as: typeof anna) =>
    await app.call('setOwnPhone', { as, params: { reference }, body: { phone: NEW } })
  expect((await set(bert)).status).toBe(404)
  expect((await set(anna)).status).toBe(200)
  const own = await app.call('getOwnBooking', { as: anna, params: { reference } })
  expect(own.body.events.map(({ status }) => status)).toEqual(['confirmed'])
  await givenIn(app).status(reference, 'closed')
  expect(await set(anna)).toMatchObject({ status: 409, body: { code: 'not_changeable' } })
})

test('of a request, only the branch that decides on it is told', async () => {
  const { reference, email } = await givenIn(app).booking({ bookings: 'soon', dropoff: 1 })
  expect((await app.call('setPhone', { body: { reference, email, phone: NEW } })).status).toBe(200)
  expect(await told(reference)).toEqual([['branch:3', 'phone', NEW]])
})
