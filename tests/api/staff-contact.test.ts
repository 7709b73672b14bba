import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { checkSoundness } from '#store/soundness.ts'
import { givenIn } from '#support/given.ts'
import { sendOffer, viewOffer } from '#support/offer.ts'
import { appForAll } from '#support/open-app.ts'
import { pdfText } from '#support/pdf-text.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll({ bookings: 'open', anyHour: true })
const given = givenIn(app)
const yard = yardOf(app)

let agent: { token: string }
let elsewhere: { token: string }
beforeAll(async () => {
  agent = await newStaff(app, 'agent', [3])
  elsewhere = await newStaff(app, 'agent', [1])
})
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const page = async (reference: string): Promise<StaffBooking> =>
  (await app.call('getStaffBooking', { as: agent, params: { reference } })).body
const address = () => `${randomUUID()}@post.example`

/** Details as they stand. */
const asItIs = ({ version, mainDriver, email, phone, flight }: StaffBooking) => ({
  version,
  firstName: mainDriver!.firstName,
  lastName: mainDriver!.lastName,
  email: email || null,
  phone,
  flight: flight ?? '',
})

async function correct(reference: string, changes: object, as = agent) {
  const body = { ...asItIs(await page(reference)), ...changes }
  const answer = await app.call('correctStaffContact', { as, params: { reference }, body })
  return { ...answer, body: answer.body as StaffBooking & { code?: string; fields?: object } }
}

describe('contact details of a booking', () => {
  test('are put right all at once; later letters go to the new address, and the old one sees it no longer', async () => {
    const { reference, email: before } = await given.booking()
    const email = address()
    const name = { firstName: 'Vera', lastName: 'Vorlage' }
    const { status, body } = await correct(reference, { ...name, email, phone: '+49 30 5550 188', flight: 'lh 2034' })
    expect([status, body]).toMatchObject([200, { email, phone: '+49 30 5550 188', flight: 'LH2034', mainDriver: name }])
    expect(body.customer).toBe('Vera Vorlage')
    const told = ['changed', 'email', 'flight', 'name', 'phone', 'made']
    expect(body.story.map(({ event }) => event).toSorted()).toEqual(told.toSorted())

    const seen = async (as: string) => (await app.call('lookUpBooking', { body: { reference, email: as } })).status
    expect([await seen(before), await seen(email)]).toEqual([404, 200])
    const { version, letters } = await page(reference)
    const again = { as: agent, params: { reference, letterId: letters[0]!.id }, body: { version } }
    expect((await app.call('sendStaffLetterAgain', again)).status).toBe(200)
    expect((await lettersOf(app, { to: email, kind: 'booking_confirmed' })).length).toBe(1)
  })

  test('leave no trace in the log, and nothing else of the booking changes', async () => {
    const { reference } = await given.booking()
    const before = await page(reference)
    const phone = '+49 30 5550 199'
    const { body } = await correct(reference, { phone })
    const { version, story, phone: now, ...rest } = body
    const { version: _version, story: _story, phone: _phone, ...stayed } = before
    expect([now, version, story[0]!.event]).toEqual([phone, before.version + 1, 'phone'])
    expect(rest).toEqual(stayed)
    const { id } = await rowOf(app, 'booking', { reference })
    expect(JSON.stringify(await rowsOf(app, 'audit', { booking_id: id }))).not.toContain('5550')
  })

  test('the name makes a new version of the agreement, and the one before stays', async () => {
    const { reference } = await given.booking()
    await correct(reference, { lastName: 'Berichtigt' })
    const read = async (version: string) => {
      const url = `/api/staff/bookings/${reference}/${version}`
      const { rawPayload } = await app.app.inject({ url, headers: { authorization: `Bearer ${agent.token}` } })
      return pdfText(rawPayload)
    }
    expect(await read('agreement')).toContain('Berichtigt')
    expect(await read('agreements/1')).not.toContain('Berichtigt')
  })

  test('of an open offer: it goes to the new address, and its first link is void', async () => {
    const { reference } = await given.booking({ bookings: 'soon' })
    await app.setBookings('open')
    const token = await sendOffer(app, reference)
    const email = address()
    expect((await correct(reference, { email })).status).toBe(200)
    expect((await viewOffer(app, { by: 'link', token })).body.code).toBe('link_invalid')
    const fresh = await tokenIn(app, { kind: 'request_offered', to: email })
    expect((await viewOffer(app, { by: 'link', token: fresh })).body).toMatchObject({ reference, status: 'offered' })
  })

  test('the name stays once the car is handed over, and all of it once the rental is off', async () => {
    const { reference } = await given.booking({ from: app.ownDays(6) })
    expect((await yard.handOver(reference)).ok).toBe(true)
    expect((await correct(reference, { lastName: 'Anders' })).body.code).toBe('not_possible')
    expect((await correct(reference, { flight: 'LH 1' })).body.code).toBe('not_possible')
    expect((await correct(reference, { email: address() })).status).toBe(200)

    const off = await given.booking()
    const { version } = await page(off.reference)
    const cancelled = { version, feeMinor: 0, waiveFee: false, reason: 'no' }
    await app.call('cancelStaffBooking', { as: agent, params: { reference: off.reference }, body: cancelled })
    expect(await correct(off.reference, { phone: '+49 30 5550 1' })).toMatchObject({
      status: 409,
      body: { code: 'not_possible' },
    })
  })

  test.each([
    ['an address that is none', { email: 'vera@' }, { email: 'invalid_email' }],
    ['a number that is none', { phone: 'later' }, { phone: 'wrong_format' }],
    ['a flight that is none', { flight: 'tomorrow' }, { flight: 'invalid' }],
    ['no name', { lastName: ' ' }, { lastName: 'too_small' }],
    ['neither address nor number', { email: null, phone: null }, { email: 'missing' }],
  ])('%s is refused beside the field, and changes nothing', async (_what, changes, fields) => {
    const { reference } = await given.booking()
    const before = await page(reference)
    expect(await correct(reference, changes)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
    expect(await page(reference)).toEqual(before)
  })

  test('a request keeps an address, by which it is answered', async () => {
    const { reference } = await given.booking({ bookings: 'soon' })
    await app.setBookings('open')
    expect((await correct(reference, { email: null })).body).toMatchObject({ fields: { email: 'missing' } })
  })

  test('the flight of a pickup in town is no detail of it', async () => {
    const town = await newStaff(app, 'agent', [1, 3])
    const { reference } = await given.booking({ pickup: 1 })
    const shown = (await app.call('getStaffBooking', { as: town, params: { reference } })).body
    const body = { ...asItIs(shown), flight: 'LH 2034' }
    const answer = await app.call('correctStaffContact', { as: town, params: { reference }, body })
    expect(answer.body).toMatchObject({ code: 'not_possible' })
  })

  test('of two colleagues the second is told, and a colleague of another branch finds nothing', async () => {
    const { reference } = await given.booking()
    const body = asItIs(await page(reference))
    const put = (phone: string, as = agent) =>
      app.call('correctStaffContact', { as, params: { reference }, body: { ...body, phone } })
    expect((await put('+49 30 5550 2')).status).toBe(200)
    expect(await put('+49 30 5550 3')).toMatchObject({ status: 409, body: { code: 'booking_changed' } })
    expect(await put('+49 30 5550 4', elsewhere)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } })
    expect((await page(reference)).phone).toBe('+49 30 5550 2')
  })

  test('the address of somebody who is blocked is refused', async () => {
    const email = address()
    const { reference } = await given.booking()
    const blocked = await given.booking({ email })
    const block = { reason: 'Schaden', until: null }
    const answer = await app.call('blockGuest', { as: agent, params: { reference: blocked.reference }, body: block })
    expect(answer.status).toBeLessThan(300)
    expect((await correct(reference, { email })).body).toMatchObject({ code: 'customer_blocked' })
    expect((await page(reference)).email).not.toBe(email)
  })
})
