import { beforeAll, describe, expect, test } from 'vitest'

import type { PlanAct } from '#contract/staff-plan.ts'
import { addDays, toLocal } from '#domain/period.ts'
import { checkSoundness } from '#store/soundness.ts'
import { newBusiness } from '#support/business.ts'
import { newCustomer, type SignedIn } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

const AIRPORT = 3
const HOUR_MS = 3_600_000
const app = appForAll({ bookings: 'open', anyHour: true })
let kim: SignedIn
let here: SignedIn
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [AIRPORT])
})

describe('work at the workshop that is ended', () => {
  const perform = (act: PlanAct) => app.call('doPlanAct', { as: kim, body: act })
  const barOf = async (id: number) => {
    const { car_id: car } = await rowOf(app, 'assignment', { id })
    const now = toLocal(app.ctx.now()).slice(0, 10)
    const query = { cells: '', from: `${addDays(now, -3)}T00:00`, to: `${addDays(now, 9)}T00:00`, step: '120' } as const
    const { body } = await app.call('getPlan', { as: kim, query: { ...query, cars: String(car) } })
    return body.bars.find((bar) => bar.id === id)!
  }

  /** A car that has been at work for an hour, or for as many as are given, and stays for three days. */
  async function atWork(car: number, hours = 1) {
    const now = toLocal(app.ctx.now())
    const from = toLocal(new Date(app.ctx.now().getTime() - hours * HOUR_MS))
    const block = { kind: 'block', car, from, until: `${addDays(now.slice(0, 10), 3)}T10:00`, note: 'Bremsen' }
    const done = await perform(block as PlanAct)
    expect(done.status).toBe(200)
    return { now, seen: done.body.undo as Extract<PlanAct, { kind: 'unblock' }> }
  }
  const carAt = async (place: number) => {
    const { body } = await app.call('getPlanCars', { as: kim, query: { pages: `${AIRPORT}-3-0`, branch: '3' } })
    return body.pages[0]!.ids[place]!
  }

  test('goes on when that is taken back, which the log tells', async () => {
    const { seen } = await atWork(await carAt(0))
    const before = await barOf(seen.id)
    const ended = await perform(seen)
    expect((await barOf(seen.id)).until).not.toEqual(before.until)
    const back = await perform(ended.body.undo!)
    expect([back.status, (await barOf(seen.id)).until]).toEqual([200, before.until])
    const lines = await rowsOf(app, 'audit', { subject_kind: 'car', subject_id: String(before.car) })
    expect(lines.map(({ event }) => event)).toEqual(['added', 'blocked', 'block_ended', 'block_changed'])
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('stays ended where a colleague has changed it since', async () => {
    const { seen, now } = await atWork(await carAt(1))
    const { undo } = (await perform(seen)).body
    const theirs = { ...undo, until: `${addDays(now.slice(0, 10), 1)}T12:00`, note: 'Reifen' }
    expect((await perform(theirs as PlanAct)).status).toBe(200)
    const back = await perform(undo!)
    expect([back.status, back.body]).toMatchObject([409, { code: 'plan_changed' }])
    expect((await barOf(seen.id)).note).toBe('Reifen')
  })

  test('can be longer although it began more than a day ago, and no other than it is', async () => {
    const { seen } = await atWork(await carAt(2), 23)
    const { now } = app.ctx
    app.ctx.now = () => new Date(now().getTime() + 2 * HOUR_MS)
    const { id, version, car, since } = await barOf(seen.id)
    const longer = { kind: 'reblock', id, version, car, until: null, note: 'Teile fehlen' } as const
    expect((await perform({ ...longer, from: toLocal(app.ctx.now()) })).status).toBe(409)
    expect((await perform({ ...longer, from: since })).status).toBe(200)
    app.ctx.now = now
  })
})

describe('on a booking', () => {
  const page = async (reference: string) =>
    (await app.call('getStaffBooking', { as: here, params: { reference } })).body

  test('invoice data of a company come back with the way to it, and not over what came after', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { reference } = await givenIn(app).booking({ as: mara, email: mara.email, pickup: AIRPORT })
    const { id } = await newBusiness(app, here, [mara.customerId])
    const set = (body: object) => app.call('setStaffInvoice', { as: here, params: { reference }, body })
    const first = await set({ version: 1, invoice: null, business: id })
    const { business, ...invoice } = first.body.invoice!
    expect(business).toBe(id)
    // Meanwhile the company has moved.
    await rewrite(app, 'business', { id }, { city: 'Potsdam' })
    const other = { ...invoice, companyName: 'Probebau GmbH', reference: null }
    const replaced = await set({ version: first.body.version, invoice: other })
    expect(replaced.body.invoice).toEqual({ ...other, business: null })
    const back = { invoice, business: id }
    const restored = await set({ version: replaced.body.version, ...back })
    expect(restored.body.invoice).toEqual({ ...invoice, city: 'Berlin', business: id })
    expect((await set({ version: replaced.body.version, ...back })).body).toMatchObject({ code: 'booking_changed' })
    expect((await page(reference)).story.filter(({ event }) => event === 'invoice_data')).toHaveLength(3)
  })

  test('extras and drivers come back: who stayed is the same, who went comes anew', async () => {
    const born = { dateOfBirth: '1990-03-04', licenseExpiry: '2040-01-01' }
    const { reference } = await givenIn(app).booking({ pickup: AIRPORT, dropoff: AIRPORT })
    const before = await page(reference)
    const terms = ({ pickup, dropoff, start, end, crossBorder, vehicle }: typeof before) => {
      return { pickup, dropoff, start, end, crossBorder, vehicleId: vehicle.id }
    }
    const change = async (extras: { code: string; quantity: number }[], drivers: object[]) => {
      const now = await page(reference)
      const wish = { version: now.version, ...terms(now), extras, drivers }
      const tried = await app.call('tryStaffChange', { as: here, params: { reference }, body: wish })
      const { totalMinor } = tried.body.verdict
      expect(tried.body.verdict).toMatchObject({ possible: true })
      const body = { ...wish, totalMinor: totalMinor! }
      return (await app.call('changeStaffBooking', { as: here, params: { reference }, body })).body
    }
    const [anna, ben] = [
      { firstName: 'Anna', lastName: 'Muster', ...born, licenseNumber: 'A12345678' },
      { firstName: 'Ben', lastName: 'Muster', ...born, licenseNumber: 'B12345678' },
    ]
    const two = await change([{ code: 'additional_driver', quantity: 2 }], [anna, ben])
    const [first, second] = two.otherDrivers.map(({ id, firstName, lastName }) => {
      return { id, firstName, lastName, ...born }
    })
    const one = await change([{ code: 'additional_driver', quantity: 1 }], [first!])
    expect(one.otherDrivers).toMatchObject([{ id: first!.id, hasPapers: true }])
    const { id: _gone, ...anew } = second!
    const back = await change(
      [{ code: 'additional_driver', quantity: 2 }],
      [first!, { ...anew, licenseNumber: 'B12345678' }],
    )
    expect(back.price.totalMinor).toBe(two.price.totalMinor)
    expect(back.otherDrivers).toMatchObject([{ id: first!.id, hasPapers: true }, { firstName: 'Ben' }])
  })
})
