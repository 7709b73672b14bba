import { operator, system, valueOf } from '#support/acting.ts'

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import type { OwnData } from '#contract/own-data.ts'
import { newsletterConsent } from '#content/consent.ts'
import type { Mailer } from '#mail/mailer.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { deliverLetter } from '#usecases/letter/deliver.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, sampleDriver } from '#support/client.ts'
import { testClock } from '#support/test-clock.ts'
import { customerIdOf, bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { offerAndOrder } from '#support/offer.ts'
import { photo } from '#support/papers.ts'
import { pdfText } from '#support/pdf-text.ts'
import { yardOf } from '#support/yard.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { consentStepsOf } from '#support/seen.ts'

let mara: Customer
const clock = testClock()

const app = appForAll({ clock })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
let day: number
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  day = app.ownDays(3)
})

const quoteAs = (as: Customer | null) => givenIn(app).hold({ as, from: day })
/** Makes a request. @param as null for a visitor */
const requestAs = (as: Customer | null, email: string) =>
  givenIn(app).booking({ as, email, from: day, bookings: 'soon' })

const confirmed = (reference: string) => offerAndOrder(app, reference)
const declined = (reference: string) => declineRequest(app.ctx, operator, { reference, reason: 'no car' })
const closed = (reference: string) => yardOf(app).complete(reference)
const bookingOf = (reference: string) => rowOf(app, 'booking', { reference })
const driversOf = async (reference: string) =>
  (await rowsOf(app, 'booking_driver', { booking_id: (await bookingOf(reference)).id })).map((row) => row.first_name)
const dataOf = (who: Customer, currentPassword = PASSWORD) =>
  app.call('getOwnData', { as: who, body: { currentPassword }, headers: { 'accept-language': 'en' } })
const pdfOf = async (who: Customer, currentPassword: string, language: string) =>
  await app.app.inject({
    method: 'POST',
    url: '/api/account/data/pdf',
    payload: { currentPassword },
    headers: { ...bearer(who.token), 'accept-language': language },
  })
const deleteAs = (who: Customer, currentPassword = PASSWORD) =>
  app.call('deleteAccount', { as: who, body: { currentPassword } })
const logIn = (email: string, password = PASSWORD) => app.call('login', { body: { email, password } })
const message = (email: string, name = 'Mara Muster') =>
  app.call('sendContactMessage', {
    body: {
      name,
      email,
      phone: '',
      reference: '',
      branch: 'airport',
      message: 'Haben Sie Kindersitze?',
      language: 'de',
      website: '',
      filledMs: 30_000,
    },
  })
const subscribe = (email: string) =>
  app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
const lettersTo = (to: string) => lettersOf(app, { to })

/** Number of pictures on the first page of a PDF. */
async function imagesIn(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const images = [...document.getPage(0).objects()].filter(({ type }) => type === 'image').length
  document.destroy()
  library.destroy()
  return images
}

describe('the copy of all data', () => {
  test('has everything that is kept, with the own numbers of papers', async () => {
    const { reference } = await requestAs(mara, 'somebody.driving@post.example')
    const asGuest = await requestAs(null, mara.email)
    expect((await message(mara.email)).status).toBe(201)
    await subscribe(mara.email)
    await givenIn(app).numbers(mara.customerId, { passportNo: 'C01X00T47' })
    await givenIn(app).document(mara.customerId, 'passport', 'Pass.pdf')
    const bodo = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }
    expect((await app.call('addDriver', { as: mara, body: bodo })).status).toBe(201)
    const { status, body } = await dataOf(mara)
    expect(status).toBe(200)
    expect(body.drivers).toMatchObject([{ ...bodo, licenseExpiry: null }])
    expect(body.uploads).toMatchObject([{ kind: 'passport', name: 'Pass.pdf', expiry: '2035-01-01', state: 'pending' }])
    expect(body.note).toMatch(/^Everything (that )?we keep/)
    expect(body.account).toMatchObject({
      email: mara.email,
      firstName: 'Mara',
      documents: { passportNo: 'C01X00T47' },
      hasPassword: true,
    })
    const { passportNumber, licenseNumber } = sampleDriver
    expect(body.bookings).toMatchObject([
      { reference, signedIn: true, pickup: 'Berlin Airport', driver: { documents: { passportNumber, licenseNumber } } },
      // A visitor can type any address, so data that no letter contains are not shown: they may be another person's.
      {
        reference: asGuest.reference,
        signedIn: false,
        driver: {
          firstName: sampleDriver.firstName,
          lastName: sampleDriver.lastName,
          email: mara.email,
          phone: null,
          dateOfBirth: null,
          address: null,
          city: null,
          country: null,
          licenseExpiry: null,
          documents: null,
        },
      },
    ])
    expect(body.bookings[0]!.history.map(({ to }) => to)).toEqual(['requested'])
    expect(body.letters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['confirm_address', 'request_received', 'contact_receipt', 'newsletter_confirm']),
    )
    expect(body.newsletter).toMatchObject([{ confirmedAt: null, consents: [{ step: 'asked' }] }])
    expect(body.messages).toMatchObject([{ message: 'Haben Sie Kindersitze?', branch: 'Berlin Airport' }])
    expect(body.sessions).toHaveLength(1)
    expect(body.activity.map(({ kind }) => kind)).toContain('signed_in')
    expect(body.links).toMatchObject([{ purpose: 'confirm_address' }])
  })

  test('has what staff wrote about a booking and in answer to a message, and who pays the invoice', async () => {
    const kim = await newStaff(app, 'manager')
    const { reference } = await requestAs(mara, mara.email)
    const params = { reference }
    const versionOf = async () => (await app.call('getStaffBooking', { as: kim, params })).body.version
    const note = 'Kommt mit dem Zug aus Cottbus.'
    await app.call('addStaffNote', { as: kim, params, body: { version: await versionOf(), note } })
    const invoice = {
      companyName: 'Muster Bau GmbH',
      street: 'Musterweg 2',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      vatId: 'DE123456789',
      reference: 'KST 4711',
    }
    const set = await app.call('setStaffInvoice', { as: kim, params, body: { version: await versionOf(), invoice } })
    expect(set.status).toBe(200)
    await message(mara.email)
    const { id } = await rowOf(app, 'contact_message', { email: mara.email })
    const answer = { text: 'Ja, zwei Stück.', version: 1 }
    expect((await app.call('answerMessage', { as: kim, params: { id }, body: answer })).status).toBe(201)
    const { body } = await dataOf(mara)
    expect(body.bookings[0]).toMatchObject({ notes: [{ note }], invoice })
    expect(body.bookings[0]!.keptLetters.map(({ kind }) => kind)).toContain('request_received')
    expect(body.messages[0]!.answers).toMatchObject([{ text: answer.text }])
    const text = pdfText((await pdfOf(mara, PASSWORD, 'de')).rawPayload).replaceAll(/\s+/g, '')
    for (const said of [note, 'Muster Bau GmbH', 'KST 4711', answer.text, 'Notizen unseres Teams', 'Eingang'])
      expect(text).toContain(said.replaceAll(' ', ''))
    expect(text).not.toContain('[object')
  })

  test('has no note, no invoice of a booking that nobody has proven', async () => {
    const kim = await newStaff(app, 'manager')
    const { reference } = await requestAs(null, mara.email)
    const params = { reference }
    const { version } = (await app.call('getStaffBooking', { as: kim, params })).body
    await app.call('addStaffNote', { as: kim, params, body: { version, note: 'Ruft sein Bruder an.' } })
    expect((await dataOf(mara)).body.bookings).toMatchObject([{ reference, notes: [], invoice: null }])
  })

  test('has the agreements with their hash, and all of it as a PDF in the reader’s language', async () => {
    const { reference } = await requestAs(mara, 'somebody.driving@post.example')
    await confirmed(reference)
    await app.call('getAgreements', { as: mara })
    await closed(reference)
    await message(mara.email)
    const { body } = await dataOf(mara)
    const [{ agreements }] = body.bookings as [OwnData['bookings'][number]]
    expect(agreements).toMatchObject([{ revision: 1, fileName: `Mietvertrag-${reference}-Fassung-1.pdf` }])
    for (const [language, words] of [
      ['de', ['Alle meine Daten', 'Buchungen und Anfragen', 'Flughafen Berlin', 'abgeschlossen']],
      ['en', ['All my data', 'Bookings and requests', 'Berlin Airport', 'completed']],
    ] as const) {
      const file = await pdfOf(mara, PASSWORD, language)
      expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/)
      // Ignores line breaks.
      const unbroken = (broken: string) => broken.replaceAll(/\s+/g, '')
      const text = unbroken(pdfText(file.rawPayload))
      const { passportNumber, licenseNumber } = sampleDriver
      const own = [
        mara.email,
        reference,
        passportNumber,
        licenseNumber,
        'Haben Sie Kindersitze?',
        agreements[0]!.sha256,
      ]
      for (const one of [...words, ...own]) expect(text).toContain(unbroken(one))
      expect(text).not.toContain('undefined')
    }
    expect((await pdfOf(mara, 'not the password', 'de')).json()).toMatchObject({ code: 'wrong_password' })
  })

  test('has the car of a rental, when and where it came back, and every charge', async () => {
    const yard = yardOf(app)
    const { reference, price } = await givenIn(app).booking({ as: mara, from: day, bookings: 'open' })
    await app.setBookings('soon')
    const { plate, km, ends_at: end } = await yard.planned(reference)
    expect((await dataOf(mara)).body.bookings[0]).toMatchObject({ plate: null, car: null, charges: [] })
    await yard.handOver(reference)
    const back = await yard.takeBack(reference, { km: km + 9000, branch: 1 })
    const { id, amount_minor: amount } = back.ok ? back.value.charges[0]! : expect.unreachable()
    await waiveCharge(app.ctx, operator, { reference, chargeId: id, reason: 'Umleitung auf der Avus' })
    const { body } = await dataOf(mara)
    const driven = { kind: 'kilometres', quantity: 9000 - price.includedKm }
    expect(body.bookings[0]).toMatchObject({
      car: 'Ford Focus',
      plate,
      returnedAt: end.toISOString(),
      returnedTo: 'Tempelhof Office',
      charges: [
        { ...driven, waived: false, amountMinor: amount, reason: null },
        { ...driven, waived: true, amountMinor: 0 - amount, reason: 'Umleitung auf der Avus' },
      ],
    })
    const text = pdfText((await pdfOf(mara, PASSWORD, 'de')).rawPayload).replaceAll(/\s+/g, '')
    for (const said of [plate, 'BüroTempelhof', 'Mehrkilometer', 'Erlassen:ja', 'Avus'])
      expect(text).toContain(said.replaceAll(' ', ''))
  })

  test('has the exchanges of cars and the changes of the tier', async () => {
    const request = await requestAs(mara, mara.email)
    await confirmed(request.reference)
    const yard = yardOf(app)
    const { plate, km, starts_at: start } = await yard.planned(request.reference)
    valueOf(await yard.handOver(request.reference))
    const { rows } = await app.db.pool.query<{ plate: string; km: number }>(
      `select c.plate, t.km from car c join car_state t on t.car_id = c.id
       where c.class_id = 3 and t.branch_id = 3 and not exists (select from assignment a where a.car_id = c.id) limit 1`,
    )
    const at = new Date(start.getTime() + 3_600_000)
    const other = rows[0]!
    const wish = { plate: other.plate, kmIn: km + 20, kmOut: other.km, reason: 'Reifenpanne', at, readyAt: null }
    valueOf(await exchangeCar(yard.on(at), operator, { reference: request.reference, ...wish }))
    valueOf(await grantTier(app.ctx, operator, { email: mara.email, tier: 'elite' }))
    const { body } = await dataOf(mara)
    const exchange = { plateBefore: plate, kmBefore: km + 20, plateAfter: other.plate, kmAfter: other.km }
    expect(body.bookings[0]!.exchanges).toEqual([{ at: at.toISOString(), ...exchange, reason: 'Reifenpanne' }])
    expect(body.tierChanges).toMatchObject([{ from: 'prime', to: 'elite' }])
    const text = pdfText((await pdfOf(mara, PASSWORD, 'de')).rawPayload).replaceAll(/\s+/g, '')
    for (const said of [plate, other.plate, 'Reifenpanne', 'von:Prime·zu:Elite'])
      expect(text).toContain(said.replaceAll(' ', ''))
    valueOf(await yard.takeBack(request.reference, { km: other.km + 5 }))
  })

  test('stays a PDF, whatever a stranger or its owner wrote', async () => {
    await rewrite(app, 'customer', { id: mara.customerId }, { phone: '0171-23-45' })
    expect((await message(mara.email, '2030-13-01')).status).toBe(201)
    const file = await pdfOf(mara, PASSWORD, 'de')
    expect(file.statusCode).toBe(200)
    expect(pdfText(file.rawPayload)).toContain('0171-23-45')
    expect(pdfText(file.rawPayload)).toContain('2030-13-01')
  })

  test('has the picture itself: in the JSON as it is, in the PDF drawn', async () => {
    expect((await dataOf(mara)).body.account).toMatchObject({ picture: null, pictureFile: null })
    const without = await imagesIn((await pdfOf(mara, PASSWORD, 'de')).rawPayload)
    const headers = { ...bearer(mara.token), 'content-type': 'application/octet-stream' }
    const sent = await app.app.inject({
      method: 'PUT',
      url: '/api/account/picture',
      headers,
      payload: await photo(),
    })
    expect(sent.statusCode).toBe(200)
    const shown = await app.app.inject({ url: '/api/account/picture', headers: bearer(mara.token) })
    const { mediaType, base64 } = (await dataOf(mara)).body.account.pictureFile!
    expect(mediaType).toBe('image/jpeg')
    expect(Buffer.from(base64, 'base64').equals(shown.rawPayload)).toBe(true)
    const pdf = (await pdfOf(mara, PASSWORD, 'de')).rawPayload
    expect([without, await imagesIn(pdf)]).toEqual([0, 1])
    expect(pdf.includes(shown.rawPayload)).toBe(true)
  })

  test('of a booking made without signing in has what letters say, in both forms, and no agreement', async () => {
    const { reference } = await requestAs(null, mara.email)
    await confirmed(reference)
    await showAgreement(app.ctx, operator, { reference })
    await closed(reference)
    const { body } = await dataOf(mara)
    expect(body.bookings).toMatchObject([{ reference, signedIn: false, agreements: [] }])
    const text = pdfText((await pdfOf(mara, PASSWORD, 'de')).rawPayload)
    expect(text).toContain(reference)
    const { phone, address, licenseNumber } = sampleDriver
    for (const own of [phone, address, licenseNumber, '17.05.1990', '17. Mai 1990']) {
      expect(JSON.stringify(body)).not.toContain(own)
      expect(text).not.toContain(own)
    }
    expect(JSON.stringify(body)).not.toContain(sampleDriver.dateOfBirth)
  })

  test('tells a request that was withdrawn, which had no fee, from a cancelled booking', async () => {
    const request = await requestAs(mara, mara.email)
    const booking = await requestAs(mara, mara.email)
    await confirmed(booking.reference)
    for (const { reference } of [request, booking])
      await app.call('cancelOwnBooking', { as: mara, params: { reference }, body: { feeMinor: 0 } })
    const { body } = await dataOf(mara)
    const toldOf = (wanted: string) => body.bookings.find(({ reference }) => reference === wanted)
    expect(toldOf(request.reference)).toMatchObject({ status: 'withdrawn', cancellationFeeMinor: null })
    expect(toldOf(booking.reference)).toMatchObject({ status: 'cancelled', cancellationFeeMinor: 0 })
    const text = pdfText((await pdfOf(mara, PASSWORD, 'de')).rawPayload)
    for (const status of ['zurückgezogen', 'storniert']) expect(text).toContain(status)
  })

  test('has no secret that opens anything, and nothing of others', async () => {
    const bert = await newCustomer(app, 'Bert')
    await requestAs(bert, bert.email)
    await subscribe(mara.email)
    const text = JSON.stringify((await dataOf(mara)).body)
    const { password_hash: hash } = await rowOf(app, 'account', { email: mara.email })
    const { unsubscribe_token: token } = await rowOf(app, 'newsletter_subscription', { email: mara.email })
    for (const secret of [mara.token, hash!, token, '$argon2id', bert.email, bert.user.id]) {
      expect(text).not.toContain(secret)
    }
  })

  test('asks for the password', async () => {
    expect(await dataOf(mara, 'not the password')).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
  })

  test('knows every table that says anything of a person', async () => {
    const { rows } = await app.db.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(customer_id|account_id|email|recipient|first_name|phone)$'
         and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
         and table_name <> 'branch' -- addresses of ours
       order by 1`,
    )
    // Add new tables to src/server/store/own-data.ts and src/server/usecases/account/delete-account.ts, too.
    expect(rows.map(({ name }) => name)).toEqual([
      'account',
      'account_driver',
      'audit',
      'booking',
      'booking_driver',
      'business',
      'business_person',
      'contact_message',
      'customer',
      'customer_block',
      'customer_merge',
      'customer_note',
      'customer_picture',
      'document',
      'document_consent',
      'email_change',
      'letter',
      'mail_link',
      'newsletter_subscription',
      'passkey',
      'points_entry',
      'privacy_request',
      'quote',
      'recovery_code',
      'rented_address',
      'second_factor',
      'session',
      'staff',
      'staff_branch',
      'staff_filter',
      'staff_invitation',
      'stay',
    ])
  })
})

describe('deleting an account', () => {
  test('leaves no sign-in and no session, frees the address, and is confirmed by mail', async () => {
    expect((await deleteAs(mara)).status).toBe(200)
    expect((await app.call('getAccount', { as: mara })).status).toBe(401)
    expect((await logIn(mara.email)).status).toBe(401)
    expect(await rowsOf(app, 'account', { email: mara.email })).toEqual([])
    expect((await lettersTo(mara.email)).at(-1)).toMatchObject({ kind: 'account_deleted', data: { firstName: 'Mara' } })
    const again = { fullName: 'Mara Neu', email: mara.email, password: PASSWORD, acceptTerms: true, language: 'de' }
    await app.call('signUp', { body: again })
    expect((await lettersTo(mara.email)).at(-1)!.kind).toBe('confirm_address')
  })

  test('asks for the password, and for the right account', async () => {
    const bert = await newCustomer(app, 'Bert')
    expect(await deleteAs(mara, 'not the password')).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    expect((await deleteAs(mara)).status).toBe(200)
    expect((await app.call('getAccount', { as: bert })).status).toBe(200)
  })

  test('waits for a rental that is asked for, agreed or under way, in the account or by its address', async () => {
    const { reference } = await requestAs(mara, 'somebody.driving@post.example')
    expect(await deleteAs(mara)).toMatchObject({ status: 409, body: { code: 'rental_open' } })
    await confirmed(reference)
    expect((await deleteAs(mara)).status).toBe(409)
    const yard = yardOf(app)
    valueOf(await yard.handOver(reference))
    expect((await deleteAs(mara)).status).toBe(409)
    valueOf(await yard.takeBack(reference))
    valueOf(await yard.close(reference))
    const asGuest = await requestAs(null, mara.email)
    expect((await deleteAs(mara)).status).toBe(409)
    await declined(asGuest.reference)
    expect((await app.call('getAccount', { as: mara })).status).toBe(200)
    expect((await deleteAs(mara)).status).toBe(200)
  })

  test('keeps what was agreed without the account, and of a request only what was asked for', async () => {
    const [agreed, refused] = [await requestAs(mara, mara.email), await requestAs(mara, mara.email)]
    await confirmed(agreed.reference)
    await app.call('getAgreements', { as: mara })
    await closed(agreed.reference)
    await declined(refused.reference)
    const byAddress = await requestAs(null, mara.email)
    await declined(byAddress.reference)
    expect((await deleteAs(mara)).status).toBe(200)
    // The booking's agreement stays.
    const { id } = await bookingOf(agreed.reference)
    expect(await rowsOf(app, 'rental_agreement', { booking_id: id })).toMatchObject([{ revision: 1 }])
    expect(await bookingOf(agreed.reference)).toMatchObject({
      customer_id: null,
      email: mara.email,
      first_name: sampleDriver.firstName,
      address: sampleDriver.address,
    })
    expect(await bookingOf(refused.reference)).toMatchObject({
      customer_id: null,
      email: '',
      first_name: '',
      last_name: '',
      phone: null,
      address: null,
      city: null,
      country: null,
      total_minor: expect.any(Number) as unknown,
    })
    expect(await driversOf(agreed.reference)).toEqual([sampleDriver.firstName])
    expect(await driversOf(refused.reference)).toEqual([])
    expect(await bookingOf(byAddress.reference)).toMatchObject({ email: '', first_name: '' })
    expect(await driversOf(byAddress.reference)).toEqual([])
  })

  test('takes messages, letters and the newsletter along, and keeps the proof of the consent', async () => {
    await message(mara.email)
    await subscribe(mara.email)
    await rewrite(app, 'letter', { recipient: mara.email }, { data: {}, sent_at: clock.now() })
    await message(mara.email)
    expect((await deleteAs(mara)).status).toBe(200)
    expect(await rowsOf(app, 'contact_message', { email: mara.email })).toEqual([])
    // Unsent letters are removed once they are sent.
    const letters = (await rowsOf(app, 'letter', { recipient: mara.email })).map(({ id }) => id)
    expect(letters).toHaveLength(2)
    const sent: string[] = []
    const mailer: Mailer = { send: async (letter) => void sent.push(letter.kind), close: () => {} }
    for (const id of letters)
      await deliverLetter(app.ctx, system('send_letter'), { mailer, termsPdf: async () => Buffer.from(''), id })
    expect(sent.toSorted()).toEqual(['account_deleted', 'contact_receipt'])
    expect(await rowsOf(app, 'letter', { recipient: mara.email })).toEqual([])
    expect(await consentStepsOf(app, mara.email)).toEqual(['asked', 'ended'])
  })

  test('lets nobody book at the price that the member was held', async () => {
    const quote = await quoteAs(mara)
    expect(quote.price.items.map(({ kind }) => kind)).toContain('first_rental_discount')
    expect((await deleteAs(mara)).status).toBe(200)
    const body = { ...bookingBody(quote.id), bookings: 'soon' }
    expect(await app.call('createBooking', { body })).toMatchObject({
      status: 409,
      body: { code: 'quote_expired' },
    })
  })

  test('happens once of two at the same moment', async () => {
    const answers = await Promise.all([deleteAs(mara), deleteAs(mara)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect((await lettersTo(mara.email)).filter(({ kind }) => kind === 'account_deleted')).toHaveLength(1)
  })

  test('does not bring the discount on the first rental back, until it is forgotten', async () => {
    const hasDiscount = async (who: Customer) =>
      (await quoteAs(who)).price.items.some(({ kind }) => kind === 'first_rental_discount')
    // The driver has another address, so the booking alone would not show who had the discount.
    const { reference } = await requestAs(mara, 'somebody.driving@post.example')
    await confirmed(reference)
    await closed(reference)
    expect((await deleteAs(mara)).status).toBe(200)
    const again = await openAgain(mara.email.toUpperCase())
    expect(await hasDiscount(again)).toBe(false)
    // Deleting the account once more does not change that.
    expect((await deleteAs(again)).status).toBe(200)
    const third = await openAgain(mara.email)
    expect(await hasDiscount(third)).toBe(false)
    expect((await textOf(app, 'rented_address')).toLowerCase()).not.toContain(mara.email)
    expect((await deleteAs(third)).status).toBe(200)
    clock.pass(1096 * 24)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await rowsOf(app, 'rented_address')).toEqual([])
  })

  test('of somebody who never rented leaves no trace of the address', async () => {
    const before = await rowsOf(app, 'rented_address')
    expect((await deleteAs(mara)).status).toBe(200)
    expect(await rowsOf(app, 'rented_address')).toEqual(before)
  })
})

/** Opens a new account with an address that had one before. */
async function openAgain(email: string): Promise<Customer> {
  await app.call('signUp', {
    body: {
      fullName: 'Mara Muster',
      email,
      password: PASSWORD,
      acceptTerms: true,
      language: 'de',
    },
  })
  const token = await tokenIn(app, { kind: 'confirm_address', to: email })
  const { body } = await app.call('confirmAddress', { body: { token, currentPassword: PASSWORD } })
  return { email, token: body.token, user: body.user, customerId: await customerIdOf(app, body.user.id) }
}
