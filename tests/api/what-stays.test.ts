import { operator, system, valueOf } from '#support/acting.ts'

import { beforeAll, describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { appendOnly } from '#store/roles.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { writeAgreements } from '#usecases/booking/write-agreements.ts'
import { forgetLapsed } from '#usecases/housekeeping/forget-lapsed.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { appForAll } from '#support/open-app.ts'
import { newCustomer, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { pngOf } from '#support/papers.ts'
import { tokenIn } from '#support/posted.ts'
import { keptDocument } from '#support/uploaded-document.ts'
import { yardOf } from '#support/yard.ts'
import type { Tables } from '#store/tables.ts'
import { inMinutes } from '#support/test-clock.ts'
import { waysToRewrite, rewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll()

const request = () => givenIn(app).booking({ vehicleId: 401 })

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows

/** Lets everything happen of which something stays: a rental from its change to its end, and what a member does. */
async function muchHappens(): Promise<void> {
  const mara = await newCustomer(app, 'Mara')
  await app.setBookings('open')
  const { reference } = await givenIn(app).booking({ as: mara })
  await changeAtOnce(mara, reference)
  await writeAgreements(app.ctx, system('write_agreements'), () => Promise.resolve(false))
  const yard = yardOf(app)
  valueOf(await yard.handOver(reference))
  valueOf(await yard.takeBack(reference))
  valueOf(await yard.close(reference))
  await app.setBookings('soon')
  valueOf(await adjustPoints(app.ctx, operator, { email: mara.email, points: 500, reason: 'thanks' }))
  await keptDocument(app, mara, await pngOf())
  const wish = { email: mara.email, language: 'de', consent: newsletterConsent.version }
  await app.call('subscribe', { body: wish })
  const token = await tokenIn(app, { kind: 'newsletter_confirm', to: mara.email })
  await app.call('confirmSubscription', { body: { token } })
}

/** Changes a booking to one with a navigation system. */
async function changeAtOnce(as: Customer, reference: string): Promise<void> {
  const params = { reference }
  const { body } = await app.call('getOwnBooking', { as, params })
  const { pickup, dropoff, start, end, crossBorder, revision, vehicle } = body
  const trip = { pickup, dropoff, start, end, crossBorder }
  const shown = await app.call('getChangeOffers', { as, params, query: { ...trip, extras: 'gps:1' } })
  const { totalMinor } = shown.body.offers.find(({ vehicleId }) => vehicleId === vehicle.id)!.price!
  const wish = { ...trip, vehicleId: vehicle.id, extras: [{ code: 'gps', quantity: 1 }], revision, totalMinor }
  expect((await app.call('changeOwnBooking', { as, params, body: wish })).status).toBe(200)
}

describe('what happened cannot be rewritten, by the owner of the database either', () => {
  beforeAll(muchHappens)

  test.each([...appendOnly])('%s', async (table) => {
    expect(await waysToRewrite(app, table as keyof Tables)).toEqual([])
  })

  test('a booking, whatever became of it', async () => {
    const { reference } = await request()
    const remove = () => sql(`delete from booking where reference = $1`, [reference])
    await expect(remove()).rejects.toMatchObject({ code: 'SW002' })
    await rewrite(app, 'booking', { reference }, { status: 'cancelled' })
    await expect(remove()).rejects.toMatchObject({ code: 'SW002' })
    await expect(sql('truncate booking cascade')).rejects.toMatchObject({ code: 'SW002' })
    const cascades = `select conname from pg_constraint where confrelid = 'booking'::regclass and confdeltype <> 'a'`
    expect(await sql(cascades)).toEqual([])
  })
})

test('a status that is changed by hand is told as that, and one that the software changes once', async () => {
  const { reference } = await request()
  await rewrite(app, 'booking', { reference }, { status: 'declined' })
  const { id } = await rowOf(app, 'booking', { reference })
  const events = await rowsOf(app, 'booking_event', { booking_id: id })
  expect(events.map(({ to_status }) => to_status)).toEqual(['requested', 'declined'])
  expect(events[1]!.actor_kind).toBe('database')
  expect(events[1]!.reason).toBe('changed by hand')
})

test('a quote that lapsed gives its car back at once, and is forgotten a day later', async () => {
  const lapsed = await givenIn(app).hold({ vehicleId: 401 })
  const { reference } = await request()
  const { stay_id: stay } = await rowOf(app, 'quote', { id: lapsed.id })
  const stays = () => rowsOf(app, 'stay', { id: stay! })
  const kept = () => rowsOf(app, 'quote', { id: lapsed.id })
  expect(await stays()).toHaveLength(1)
  await app.endHold(lapsed.id)
  await givenIn(app).timeOver(reference)
  await expireOverdue(app.ctx, system('expire_overdue'))
  expect(await stays()).toEqual([])
  expect(await forgetLapsed(app.ctx, system('forget_lapsed'))).toBe(0)
  expect(await kept()).toHaveLength(1)

  await rewrite(app, 'quote', {}, { expires_at: inMinutes(-25 * 60) })
  expect(await forgetLapsed(app.ctx, system('forget_lapsed'))).toBeGreaterThan(0)
  expect(await kept()).toEqual([])
  // An expired request stays, because a person made it.
  expect(await rowsOf(app, 'booking', { reference })).toHaveLength(1)
})
