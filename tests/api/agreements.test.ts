import { amendBooking } from '#store/booking.ts'
import { operator, system, within } from '#support/acting.ts'
import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import type { AgreedRental, Agreement } from '#contract/agreements.ts'
import { hasAgreement } from '#store/agreement.ts'
import { findByReference } from '#store/visible-booking.ts'
import { keepAgreement } from '#usecases/booking/steps/agreement.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { writeAgreements } from '#usecases/booking/write-agreements.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { offerAndOrder } from '#support/offer.ts'
import { byForce, waysToRewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })

let used: number
beforeEach(() => {
  used = app.ownDays(4)
})

/** Books a car. @param who signed-in customer; null for a visitor */
const book = (as: Customer | null = null, order: Record<string, unknown> = {}) =>
  givenIn(app).booking({ as, from: used, order })

const agreementsOf = async (who: Customer, after?: string) =>
  await app.get<{ rentals: AgreedRental[]; next: string | null }>(
    `/api/account/agreements${after === undefined ? '' : `?after=${after}`}`,
    bearer(who.token),
  )
const fileOf = async (who: Customer, reference: string, revision: number | string = 1) =>
  await app.app.inject({
    url: `/api/account/agreements/${reference}/${revision}`,
    headers: bearer(who.token),
  })
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const versionsOf = async (reference: string) => {
  const { id } = await rowOf(app, 'booking', { reference })
  return await rowsOf(app, 'rental_agreement', { booking_id: id })
}
const bookingOf = async (reference: string) => (await findByReference(app.db.db, operator, { reference: reference }))!

describe('the own agreements', () => {
  test('are listed and had as files of the hash that the list shows', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { reference } = await book(mara, { language: 'en' })
    const { status, body } = await agreementsOf(mara)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rentals: [{ reference, status: 'confirmed', pickup: 3, start: inDays(used), agreements: [{ revision: 1 }] }],
      next: null,
    })
    const [listed] = body.rentals[0]!.agreements as [Agreement]
    expect(listed).toMatchObject({ language: 'en', fileName: `Rental-agreement-${reference}-version-1.pdf` })
    const file = await fileOf(mara, reference)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${listed.fileName}"`,
      'cache-control': 'no-store',
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(hashOf(file.rawPayload)).toBe(listed.sha256)
    expect(file.rawPayload.length).toBe(listed.bytes)
    // Once written, it stays the same at every request.
    expect((await agreementsOf(mara)).body.rentals[0]!.agreements).toEqual([listed])
  })

  test('are the newest first, in pages', async () => {
    const mara = await newCustomer(app, 'Mara')
    const made: string[] = []
    for (let n = 0; n < 22; n++) {
      if (n % 4 === 0) used = app.ownDays(4)
      made.push((await book(mara)).reference)
    }
    const first = (await agreementsOf(mara)).body
    expect(first.rentals.map(({ reference }) => reference)).toEqual(made.toReversed().slice(0, 20))
    const second = (await agreementsOf(mara, first.next!)).body
    expect(second.rentals.map(({ reference }) => reference)).toEqual([made[1], made[0]])
    expect(second.next).toBeNull()
    const bert = await newCustomer(app, 'Bert')
    expect((await agreementsOf(bert, first.next!)).status).toBe(404)
    const alone = (who: Customer) => app.call('getAgreements', { as: who, query: { booking: made[3] } })
    expect((await alone(mara)).body.rentals.map(({ reference }) => reference)).toEqual([made[3]])
    expect((await alone(bert)).body.rentals).toEqual([])
  })

  test('are nobody else’s, and those of bookings that nobody has are as unknown', async () => {
    const [mara, bert] = [await newCustomer(app, 'Mara'), await newCustomer(app, 'Bert')]
    const { reference } = await book(mara)
    expect((await fileOf(mara, reference)).statusCode).toBe(200)
    const foreign = await fileOf(bert, reference)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.json()).toMatchObject({ success: false, code: 'booking_not_found' })
    expect(foreign.json()).toEqual((await fileOf(bert, 'SW-2222-2222')).json())
    expect((await agreementsOf(bert)).body.rentals).toEqual([])
    expect((await fileOf(mara, reference, 2)).json()).toMatchObject({ code: 'not_found' })
    expect((await fileOf(mara, reference, 0)).statusCode).toBe(400)
    for (const none of ['1e99', '0x1']) expect((await fileOf(mara, reference, none)).statusCode).toBe(400)
    const url = `/api/account/agreements/${reference}/1`
    expect((await app.app.inject({ url })).statusCode).toBe(401)
  })

  test('are there once a request is confirmed, not before', async () => {
    const mara = await newCustomer(app, 'Mara')
    await app.setBookings('soon')
    const { reference } = await book(mara, { bookings: 'soon' })
    await app.setBookings('open')
    expect((await agreementsOf(mara)).body.rentals).toEqual([])
    expect((await fileOf(mara, reference)).statusCode).toBe(404)
    expect(await versionsOf(reference)).toEqual([])
    await offerAndOrder(app, reference)
    expect((await agreementsOf(mara)).body.rentals).toMatchObject([{ reference, agreements: [{ revision: 1 }] }])
  })

  test('are not those of bookings made with the address of the account without signing in', async () => {
    const mara = await newCustomer(app, 'Mara')
    const mine = await book(mara)
    // A stranger may have typed this address by mistake; the agreement has the stranger's birthday, address and
    // telephone.
    const { reference } = await book(null, { driver: { ...sampleDriver, email: mara.email } })
    await keepAgreement(app.ctx, await bookingOf(reference))
    expect(await versionsOf(reference)).toHaveLength(1)
    const shown = await app.call('getOwnBookings', { as: mara, query: { part: 'current' } })
    expect(shown.body.bookings.map((booking) => booking.reference).toSorted()).toEqual(
      [mine.reference, reference].toSorted(),
    )
    expect((await agreementsOf(mara)).body.rentals.map((rental) => rental.reference)).toEqual([mine.reference])
    const alone = await app.call('getAgreements', { as: mara, query: { booking: reference } })
    expect(alone).toMatchObject({ status: 200, body: { rentals: [] } })
    const pageOf = async (number: string) =>
      await app.call('getOwnBooking', { as: mara, params: { reference: number } })
    expect(await pageOf(reference)).toMatchObject({ status: 200, body: { withheld: true } })
    expect(await pageOf(mine.reference)).toMatchObject({ status: 200, body: { withheld: false } })
    const [file, none] = [await fileOf(mara, reference), await fileOf(mara, 'SW-2222-2222')]
    expect([file.statusCode, file.json()]).toEqual([none.statusCode, none.json()])
    // Staff can show it.
    expect(await showAgreement(app.ctx, operator, { reference })).toMatchObject({ ok: true })
  })

  test('stay when the booking is cancelled, also one that nobody had looked at', async () => {
    const mara = await newCustomer(app, 'Mara')
    const [seen, unseen] = [await book(mara), await book(mara)]
    await fileOf(mara, seen.reference)
    for (const { reference, email } of [seen, unseen])
      expect((await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })).status).toBe(200)
    const { rentals } = (await agreementsOf(mara)).body
    expect(rentals).toHaveLength(2)
    for (const { reference, status } of rentals) {
      expect(status).toBe('cancelled')
      expect((await fileOf(mara, reference)).statusCode).toBe(200)
    }
  })
})

const idle = () => Promise.resolve(false)

describe('writing', () => {
  test('happens once however many ask at the same moment', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { reference } = await book(mara)
    const files = await Promise.all(Array.from({ length: 5 }, () => fileOf(mara, reference)))
    const versions = await versionsOf(reference)
    expect(versions).toHaveLength(1)
    for (const file of files) expect(hashOf(file.rawPayload)).toBe(versions[0]!.sha256.toString('hex'))
  })

  test('makes the same bytes of the same booking', async () => {
    const { reference } = await book()
    const booking = await bookingOf(reference)
    await keepAgreement(app.ctx, booking)
    const { sha256 } = (await versionsOf(reference))[0]!
    // As in another house with the same data: the agreement is written again from the database.
    await byForce(app, `delete from rental_agreement where booking_id = ${booking.id}`)
    await keepAgreement(app.ctx, booking)
    expect((await versionsOf(reference))[0]!.sha256).toEqual(sha256)
  })

  test('of a booking that is changed keeps the version before', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { reference } = await book(mara)
    const before = await bookingOf(reference)
    await keepAgreement(app.ctx, before)
    const changed = await within(app.db.db, (tx) => amendBooking(tx, before, { cross_border: true }, before.price))
    await keepAgreement(app.ctx, changed)
    const versions = await versionsOf(reference)
    expect(versions.map(({ revision }) => revision)).toEqual([1, 2])
    expect(versions[0]!.sha256).not.toEqual(versions[1]!.sha256)
    expect((await agreementsOf(mara)).body.rentals[0]!.agreements.map(({ revision }) => revision)).toEqual([2, 1])
    expect(hashOf((await fileOf(mara, reference)).rawPayload)).toBe(versions[0]!.sha256.toString('hex'))
  })

  test('is done by the job for all that are confirmed, by several processes at once, and once', async () => {
    const made = [await book(), await book(), await book()]
    await app.setBookings('soon')
    const request = await book(null, { bookings: 'soon' })
    await app.setBookings('open')
    // While the server has visitors, the job writes nothing.
    expect(await writeAgreements(app.ctx, system('write_agreements'), () => Promise.resolve(true))).toBe(0)
    for (const { reference } of made) expect(await versionsOf(reference)).toEqual([])
    await Promise.all([
      writeAgreements(app.ctx, system('write_agreements'), idle),
      writeAgreements(app.ctx, system('write_agreements'), idle),
    ])
    while ((await writeAgreements(app.ctx, system('write_agreements'), idle)) > 0);
    for (const { reference } of made) expect(await versionsOf(reference)).toHaveLength(1)
    expect(await versionsOf(request.reference)).toEqual([])
    expect(await writeAgreements(app.ctx, system('write_agreements'), idle)).toBe(0)
  })

  test('of one that fails does not keep the job from the others', async () => {
    const [broken, fine] = [await book(), await book()]
    const { id } = await bookingOf(broken.reference)
    const setCurrency = (currency: string) =>
      byForce(app, `update booking set currency = '${currency}' where id = ${id}`)
    await setCurrency('-')
    await writeAgreements(app.ctx, system('write_agreements'), idle)
    expect(await versionsOf(fine.reference)).toHaveLength(1)
    expect(await hasAgreement(app.db.db, id, 1)).toBe(false)
    // The next run tries again, also after a restart.
    await setCurrency('USD')
    await writeAgreements(app.ctx, system('write_agreements'), idle)
    expect(await hasAgreement(app.db.db, id, 1)).toBe(true)
  })
})

describe('in the database', () => {
  const insert = (reference: string) =>
    app.ctx.files.bring(
      app.ctx.db,
      { owner: 'test', content: Buffer.from('%PDF-1.7 of the test') },
      async (brought) => {
        await app.db.pool.query(
          `insert into rental_agreement (booking_id, revision, language, terms_version, file_name, bytes, sha256, file_id)
         select id, revision, 'de', 'test', 'test.pdf', 20, sha256('x'), $2 from booking where reference = $1`,
          [reference, await brought.note(app.ctx.db)],
        )
      },
    )

  test('there is one of each revision, and nobody changes or removes it', async () => {
    const { reference } = await book()
    await insert(reference)
    await expect(insert(reference)).rejects.toMatchObject({ code: '23505' })
    expect(await waysToRewrite(app, 'rental_agreement')).toEqual([])
  })
})
