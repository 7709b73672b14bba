import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { StaffBooking } from '#contract/staff-bookings.ts'
import { checkSoundness } from '#store/soundness.ts'
import { inDays } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { orderBody, orderOffer, sendOffer, viewOffer } from '#support/offer.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll({ anyHour: true })
const given = givenIn(app)
let agent: { token: string }
beforeAll(async () => {
  agent = await newStaff(app, 'agent', [3])
})
beforeEach(async () => {
  await app.setBookings('soon')
})
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const page = async ({ reference }: Pick<Booking, 'reference'>): Promise<StaffBooking> =>
  (await app.call('getStaffBooking', { as: agent, params: { reference } })).body

async function offered(rental = {}) {
  const request = await given.booking(rental)
  return { request, token: await sendOffer(app, request.reference) }
}

/** Changes an offer at the price that the trial names. */
async function change(request: Booking, changes: object) {
  const { reference } = request
  const { version, pickup, dropoff, start, end, extras, crossBorder, vehicle } = await page(request)
  const wish = { version, pickup, dropoff, start, end, extras, crossBorder, vehicleId: vehicle.id, ...changes }
  const { verdict } = (await app.call('tryStaffChange', { as: agent, params: { reference }, body: wish })).body
  const body = { ...wish, totalMinor: verdict.totalMinor ?? 0 }
  const answer = await app.call('changeStaffBooking', { as: agent, params: { reference }, body })
  return { verdict, status: answer.status, body: answer.body as StaffBooking & { code?: string } }
}

const seat = { extras: [{ code: 'child_seat', quantity: 1 }] }
/** Order of what a page showed at first. */
const asShown = (token: string, totalMinor: number, revision: number) =>
  app.call('orderRentalOffer', { body: orderBody({ by: 'link', token }, totalMinor, { revision }) })

test('staff change an offer at the price that was shown first, and mail it anew; it ends when it would have ended', async () => {
  const { request, token } = await offered()
  const before = await page(request)
  expect(before.changeable).toBe('all')
  const { verdict, body } = await change(request, seat)
  expect(verdict.differenceMinor).toBeGreaterThan(0)
  expect(body).toMatchObject({
    status: 'offered',
    offerUntil: before.offerUntil,
    price: { totalMinor: verdict.totalMinor },
  })
  expect(body.cars).toHaveLength(1)
  const letters = await lettersOf(app, { about: request.reference, kind: 'request_offered' })
  expect(letters.map(({ data }) => [data.revised, data.price.totalMinor])).toEqual([
    [undefined, before.price.totalMinor],
    [true, verdict.totalMinor],
  ])
  // Both letters lead to the offer as it is now.
  for (const link of [token, letters[1]!.data.token])
    expect((await viewOffer(app, { by: 'link', token: link })).body.price.totalMinor).toBe(verdict.totalMinor)
  expect((await orderOffer(app, token)).body).toMatchObject({ status: 'confirmed', extras: seat.extras })
})

test('the first letter of a changed offer, sent again, says what the offer is now', async () => {
  const { request } = await offered()
  const { verdict } = await change(request, seat)
  const { version, letters } = await page(request)
  const first = letters.findLast(({ kind }) => kind === 'request_offered')!
  const params = { reference: request.reference, letterId: first.id }
  const again = await app.call('sendStaffLetterAgain', { as: agent, params, body: { version } })
  expect(again.status).toBe(200)
  const sent = await lettersOf(app, { about: request.reference, kind: 'request_offered' })
  const { price, token } = sent.at(-1)!.data
  expect([sent.length, price.totalMinor]).toEqual([3, verdict.totalMinor])
  expect((await viewOffer(app, { by: 'link', token })).status).toBe(200)
})

test('a page that shows the offer before the change orders nothing, whatever it costs now', async () => {
  const { request, token } = await offered()
  const { price, start, end, revision } = await page(request)
  const later = (local: string) => local.replace(/T.*/, 'T12:00')
  const { status, body } = await change(request, { start: later(start), end: later(end) })
  expect([status, body.price.totalMinor]).toEqual([200, price.totalMinor])
  expect((await asShown(token, price.totalMinor, revision)).body.code).toBe('quote_changed')
  expect((await asShown(token, price.totalMinor, revision + 1)).body).toMatchObject({ start: later(start) })
})

test('an offer that is over, or for which no time would be left, is not changed', async () => {
  const late = await offered()
  await given.timeOver(late.request.reference)
  expect((await change(late.request, seat)).body.code).toBe('not_changeable')

  const { request } = await offered({ from: app.ownDays(3), days: 2 })
  // At night the next pickup is hours away, so offers end earlier than any night is long.
  await given.setting('offerEndsBeforePickupHours', 12)
  const start = app.inHours(1)
  const near = await change(request, { start, end: inDays(2) })
  await given.setting('offerEndsBeforePickupHours', 2)
  expect([near.verdict.code, near.body.code]).toEqual(['too_late', 'too_late'])
  expect(await lettersOf(app, { about: request.reference, kind: 'request_offered' })).toHaveLength(1)
})

test('a customer does not change an offer', async () => {
  const { request, token } = await offered()
  expect(request.changeable).toBe('all')
  expect((await viewOffer(app, { by: 'link', token })).body.changeable).toBeNull()
})
