import { yardOf } from '#support/yard.ts'
import { operator, system, valueOf } from '#support/acting.ts'

import { afterEach, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { writeAgreements } from '#usecases/booking/write-agreements.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { appForEach } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { deskOf } from '#support/desk.ts'
import { newStaff } from '#support/staff.ts'
import { givenIn } from '#support/given.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForEach()
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(text, values)).rows

/** Books a car. @param who signed-in customer; a visitor if omitted */
const book = (bookings: 'soon' | 'open', who?: Customer, ahead = 4) =>
  givenIn(app).booking({ as: who, bookings, from: app.ownDays(ahead), dropoff: 1, email: 'Mara@post.example' })

const end = ({ reference, email }: Booking, feeMinor = 0) =>
  app.call('cancelBooking', { body: { reference, email, feeMinor } })

const contact = ['phone', 'address', 'city', 'country']
const driver = ['date_of_birth', 'documents_sealed', 'license_expiry']
const names = ['email', 'first_name', 'last_name']

/** Columns of a booking that still say something about the person, and 'log' if its lines there name an account. */
async function leftOf({ reference }: Booking): Promise<string[]> {
  const booking = await rowOf(app, 'booking', { reference })
  const [driverRow] = await rowsOf(app, 'booking_driver', { booking_id: booking.id, position: 0 })
  const row: Record<string, unknown> = { ...driverRow, ...booking }
  const columns = [...contact, ...names, ...driver, 'customer_id'].filter(
    (column) => row[column] != null && row[column] !== '',
  )
  const lines = await query(
    `select from audit a, customer c where a.booking_id = $1 and position(c.account_id::text in a::text) > 0`,
    [booking.id],
  )
  return lines.length > 0 ? [...columns, 'log'] : columns
}

const DAY_MS = 86_400_000
const night = (at: Date) => keepHouse({ ...app.ctx, now: () => at }, system('keep_house'))
const inMonths = (months: number, days: number) => {
  const at = new Date()
  at.setUTCMonth(at.getUTCMonth() + months)
  return new Date(at.getTime() + days * DAY_MS)
}
/** First noon after some whole years since the end of the year in which a rental began. */
const newYear = (years: number, { start }: Booking) =>
  new Date(`${Number(start.slice(0, 4)) + years + 1}-01-01T12:00:00Z`)
const lastDay = (years: number, booking: Booking) => new Date(newYear(years, booking).getTime() - DAY_MS)

test('a request that came to nothing is nobody any more after six months, and so are the words about it', async () => {
  const asked = await book('soon')
  await end(asked)
  await query(
    `insert into audit (actor_kind, verb, event, subject_kind, subject_id, booking_id, reason, after)
               select 'operator', 'test', 'moved', 'booking', id, id, 'Frau Muster rief an', '{"status": "cancelled"}' from booking where reference = $1`,
    [asked.reference],
  )
  await night(inMonths(6, -2))
  expect(await leftOf(asked)).toEqual(names)
  await night(inMonths(6, 2))
  expect(await leftOf(asked)).toEqual([])
  expect((await rowsOf(app, 'booking_event')).filter(({ reason }) => reason !== null)).toEqual([])
  // A second run changes nothing.
  await night(inMonths(6, 3))
  expect(await leftOf(asked)).toEqual([])
})

test('reasons in words about the company go after a year, and what was done stays', async () => {
  const words = async () =>
    await query(
      `select subject_kind, reason from audit where verb in ('putMessageAside', 'tellFailedBackup') order by id`,
    )
  await query(
    `insert into audit (at, actor_kind, verb, event, subject_kind, subject_id, reason)
     values (now() - interval '200 days', 'operator', 'putMessageAside', 'put_aside', 'inbox_message', '1', 'Frau Muster rief an'),
            (now(), 'system', 'tellFailedBackup', 'failed', 'house', 'backup', 'the disk is full')`,
  )
  const [aside, failed] = ['inbox_message', 'house'].map((kind) => ({ subject_kind: kind, reason: null }))
  await keepHouse(app.ctx, system('keep_house'))
  expect(await words()).toEqual([
    { ...aside, reason: 'Frau Muster rief an' },
    { ...failed, reason: 'the disk is full' },
  ])
  await night(new Date(Date.now() + 200 * DAY_MS))
  expect(await words()).toEqual([aside, { ...failed, reason: 'the disk is full' }])
})

test('a booking cancelled free of charge loses birthday, phone and address after 30 days, and its name with the letters', async () => {
  const booked = await book('open')
  await end(booked)
  await night(new Date(Date.now() + 29 * DAY_MS))
  expect(await leftOf(booked)).toEqual(expect.arrayContaining([...contact, ...names, 'date_of_birth']))
  await night(new Date(Date.now() + 31 * DAY_MS))
  expect(await leftOf(booked)).toEqual(names)
  await night(lastDay(6, booked))
  expect(await leftOf(booked)).toEqual(names)
  await night(newYear(6, booked))
  expect(await leftOf(booked)).toEqual([])
})

test('a booking that was paid and cancelled free of charge keeps its name with the accounts, and so does a paid request', async () => {
  const pay = async (booking: Booking) => {
    const receipt = { method: 'transfer', deposit: false, receipt: null, note: null } as const
    valueOf(await recordPayment(app.ctx, operator, { reference: booking.reference, amountMinor: 5_000, ...receipt }))
  }
  const booked = await book('open')
  await pay(booked)
  await end(booked)
  const asked = await book('soon')
  await pay(asked)
  valueOf(await declineRequest(app.ctx, operator, { reference: asked.reference, reason: null }))
  await night(lastDay(8, booked))
  expect([await leftOf(booked), await leftOf(asked)]).toEqual([
    expect.arrayContaining(names),
    expect.arrayContaining(names),
  ])
  await night(newYear(8, booked))
  expect([await leftOf(booked), await leftOf(asked)]).toEqual([[], []])
})

test('agreements go six years after the end of the year, rentals eight; the car and its way stay', async () => {
  const mara = await newCustomer(app, 'Mara')
  const rented = await book('open', mara)
  await writeAgreements(app.ctx, system('write_agreements'), () => Promise.resolve(false))
  const { id } = await rowOf(app, 'booking', { reference: rented.reference })
  await yardOf(app).complete(rented.reference)
  const line = { booking_id: id, kind: 'kilometres', code: null, quantity: 10, currency: 'USD' } as const
  const charge = async (unit: number, corrects: number | null, reason: string | null) => {
    const amount = 10 * unit
    const amounts = { unit_minor: unit, amount_minor: amount, net_minor: amount, tax_minor: 0, tax_bp: 0 }
    const row = app.db.db.insertInto('charge').values({ ...line, ...amounts, corrects, reason })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }
  await charge(-25, await charge(25, null, null), 'Frau Muster hat recht')
  const agreements = () => rowsOf(app, 'rental_agreement')
  // Names and birthdays of those who drove stay for three years.
  await night(lastDay(3, rented))
  expect(await leftOf(rented)).toEqual([...contact, ...names, 'date_of_birth', 'customer_id', 'log'])
  await night(newYear(3, rented))
  expect(await leftOf(rented)).toEqual([...contact, ...names, 'customer_id', 'log'])
  await night(lastDay(6, rented))
  expect(await agreements()).toHaveLength(1)
  await night(newYear(6, rented))
  expect(await agreements()).toEqual([])
  await night(lastDay(8, rented))
  expect(await leftOf(rented)).toEqual([...contact, ...names, 'customer_id', 'log'])
  await night(newYear(8, rented))
  expect(await leftOf(rented)).toEqual([])
  expect(await rowOf(app, 'booking', { id })).toMatchObject({ status: 'closed', total_minor: rented.price.totalMinor })
  expect(await rowsOf(app, 'assignment', { stay_id: id })).toHaveLength(1)
  expect(await rowsOf(app, 'charge', { kind: 'kilometres' })).toMatchObject([
    { amount_minor: 250, reason: null },
    { amount_minor: -250, reason: '' },
  ])
  // Mara still counts as having rented before, though no rental names the account any longer.
  expect(await rowOf(app, 'customer', { id: mara.customerId })).toMatchObject({ rented_before: true })
})

test('a request of an account that is deleted says at once neither who asked nor what staff wrote', async () => {
  const mara = await newCustomer(app, 'Mara')
  const asked = await book('soon', mara)
  const colleague = await newStaff(app, 'manager')
  const kim = valueOf(await findColleague(app.ctx, operator, colleague.email))
  valueOf(await declineRequest(app.ctx, kim, { reference: asked.reference, reason: 'Frau Muster rief an' }))
  const { id } = await rowOf(app, 'booking', { reference: asked.reference })
  const lines = async () =>
    (await rowsOf(app, 'audit', { booking_id: id })).map(({ actor_kind, actor_id, reason }) => {
      return { actor_kind, named: actor_id !== null, reason }
    })
  const [byMara, byKim] = [
    { actor_kind: 'customer', named: true, reason: null },
    { actor_kind: 'staff', named: true, reason: 'Frau Muster rief an' },
  ]
  expect(await lines()).toEqual([byMara, byKim])
  const gone = await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })
  expect(gone.status).toBe(200)
  expect(await lines()).toEqual([
    { ...byMara, named: false },
    { ...byKim, reason: null },
  ])
})

test('what is to come stays, however long ago it was booked', async () => {
  const booked = await book('open', undefined, 300)
  await night(inMonths(8, 0))
  expect(await leftOf(booked)).toEqual([...contact, ...names, ...driver])
})

test('the time of each kind is a setting', async () => {
  const asked = await book('soon')
  await end(asked)
  await givenIn(app).setting('requestMonths', 1)
  await night(inMonths(1, 2))
  expect(await leftOf(asked)).toEqual([])
})

test('agreements and the words of staff go on no other way', async () => {
  const booked = await book('open')
  await writeAgreements(app.ctx, system('write_agreements'), () => Promise.resolve(false))
  await expect(query('delete from rental_agreement')).rejects.toThrow('never changed')
  const { id } = await rowOf(app, 'booking', { reference: booked.reference })
  await expect(query('select forget_words($1::bigint[])', [[id]])).rejects.toThrow('still has its person')
})

test('telephone and address of a customer without an account go once no booking of theirs has any', async () => {
  const kim = await newStaff(app, 'manager')
  const desk = deskOf(app, kim)
  await app.setBookings('open')
  const booked = await desk.book((await desk.hold()).id)
  expect(booked.status).toBe(201)
  const { reference } = booked.body
  const { customer_id: id } = await rowOf(app, 'booking', { reference })
  await night(new Date(Date.now() + 40 * DAY_MS))
  expect(await rowOf(app, 'customer', { id: id! })).toMatchObject({ account_id: null, phone: '+49 30 23125 901' })
  await rewrite(app, 'booking', { reference }, { phone: null, address: null, city: null, country: null })
  await night(new Date(Date.now() + 20 * DAY_MS))
  expect((await rowOf(app, 'customer', { id: id! })).phone).not.toBeNull()
  await night(new Date(Date.now() + 40 * DAY_MS))
  expect((await rowOf(app, 'customer', { id: id! })).phone).toBeNull()
})
