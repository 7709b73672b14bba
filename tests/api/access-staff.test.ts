import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import type { Staff } from '#domain/actor.ts'
import { reachOf, rights, type Verb } from '#domain/rights.ts'
import { liftBlock } from '#usecases/block/lift-block.ts'
import { bookingStatuses } from '#domain/booking-status.ts'
import { addNote } from '#usecases/booking/add-note.ts'
import { changeBooking } from '#usecases/booking/change-booking.ts'
import { changeOffers } from '#usecases/booking/change-offers.ts'
import { exportBookings } from '#usecases/booking/export-bookings.ts'
import { findBookings } from '#usecases/booking/find-bookings.ts'
import { listOpenRequests } from '#usecases/booking/list-open-requests.ts'
import { removeNote } from '#usecases/booking/remove-note.ts'
import { restoreNote } from '#usecases/booking/restore-note.ts'
import { searchOffice } from '#usecases/booking/search-office.ts'
import { sendLetterAgain } from '#usecases/booking/send-letter-again.ts'
import { setInvoiceData } from '#usecases/booking/set-invoice-data.ts'
import { setLicence } from '#usecases/booking/set-licence.ts'
import { showLetter } from '#usecases/booking/show-letter.ts'
import { showStaffBooking } from '#usecases/booking/show-staff-booking.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { chargeReturn } from '#usecases/booking/charge-return.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import { finishDrive } from '#usecases/booking/finish-drive.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { listBookings } from '#usecases/booking/list-bookings.ts'
import { listExchangeCars } from '#usecases/booking/list-exchange-cars.ts'
import { listDrives } from '#usecases/booking/list-drives.ts'
import { listOverdue } from '#usecases/booking/list-overdue.ts'
import { listRequests } from '#usecases/booking/list-requests.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { withdrawReady } from '#usecases/fleet/withdraw-ready.ts'
import { hearChanges } from '#usecases/board/hear-changes.ts'
import { showBoard } from '#usecases/board/show-board.ts'
import { noteCall } from '#usecases/booking/note-call.ts'
import { withdrawCall } from '#usecases/booking/withdraw-call.ts'
import { showCar } from '#usecases/fleet/show-car.ts'
import { addCar } from '#usecases/company/add-car.ts'
import { addClass } from '#usecases/company/add-class.ts'
import { addService } from '#usecases/company/add-service.ts'
import { addSeason } from '#usecases/company/add-season.ts'
import { closeBranch } from '#usecases/company/close-branch.ts'
import { endSeason } from '#usecases/company/end-season.ts'
import { setBranchDay } from '#usecases/company/set-branch-day.ts'
import { setLengthDiscounts } from '#usecases/company/set-length-discounts.ts'
import { listChanges } from '#usecases/company/list-changes.ts'
import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { saveBranch } from '#usecases/company/save-branch.ts'
import { answerContactMessage } from '#usecases/contact/answer-contact-message.ts'
import { listPresence } from '#usecases/booking/list-presence.ts'
import { notePresence } from '#usecases/booking/note-presence.ts'
import { listOtherCars } from '#usecases/plan/list-other-cars.ts'
import { contactInbox } from '#usecases/contact/contact-inbox.ts'
import { moveContactMessage } from '#usecases/contact/move-contact-message.ts'
import { noteContactWriting } from '#usecases/contact/note-contact-writing.ts'
import { showContactMessage } from '#usecases/contact/show-contact-message.ts'
import { listContactMessages } from '#usecases/contact/list-messages.ts'
import type { Context } from '#usecases/context.ts'
import { listPending } from '#usecases/document/list-pending.ts'
import { readDocument } from '#usecases/document/read-document.ts'
import { bookAtDesk } from '#usecases/counter/book-at-desk.ts'
import { dropQuoteAtDesk } from '#usecases/counter/drop-quote-at-desk.ts'
import { findAtDesk } from '#usecases/counter/find-at-desk.ts'
import { offerAtDesk } from '#usecases/counter/offer-at-desk.ts'
import { quoteAtDesk } from '#usecases/counter/quote-at-desk.ts'
import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { judgeCars } from '#usecases/plan/judge-cars.ts'
import { listPlanCars } from '#usecases/plan/list-plan-cars.ts'
import { listPlanRows } from '#usecases/plan/list-plan-rows.ts'
import { listUnplaced } from '#usecases/plan/list-unplaced.ts'
import { showPlan } from '#usecases/plan/show-plan.ts'
import { suggestMoves } from '#usecases/plan/suggest-moves.ts'
import { tryPlan } from '#usecases/plan/try-plan.ts'
import { tryTimes } from '#usecases/plan/try-times.ts'
import { recordRefund } from '#usecases/money/record-refund.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { writeOff } from '#usecases/money/write-off.ts'
import { listInbox } from '#usecases/inbox/list-inbox.ts'
import { putMessageAside } from '#usecases/inbox/put-message-aside.ts'
import { retryMessage } from '#usecases/inbox/retry-message.ts'
import { createIssue } from '#usecases/newsletter/create-issue.ts'
import { endSubscription } from '#usecases/newsletter/end-subscription.ts'
import { exportSubscribers } from '#usecases/newsletter/export-subscribers.ts'
import { findSubscribers } from '#usecases/newsletter/find-subscribers.ts'
import { listIssues } from '#usecases/newsletter/list-issues.ts'
import { listSubscribers } from '#usecases/newsletter/list.ts'
import { previewIssue } from '#usecases/newsletter/preview-issue.ts'
import { removeIssue } from '#usecases/newsletter/remove-issue.ts'
import { saveIssue } from '#usecases/newsletter/save-issue.ts'
import { sendIssue } from '#usecases/newsletter/send-issue.ts'
import { showIssue } from '#usecases/newsletter/show-issue.ts'
import { stopIssue } from '#usecases/newsletter/stop-issue.ts'
import { testIssue } from '#usecases/newsletter/test-issue.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { changeStaff } from '#usecases/staff/change-staff.ts'
import { endStaffSession } from '#usecases/staff/end-staff-session.ts'
import { inviteStaff } from '#usecases/staff/invite-staff.ts'
import { listStaff } from '#usecases/staff/list-staff.ts'
import { withdrawInvitation } from '#usecases/staff/withdraw-invitation.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { setRate } from '#usecases/staff/set-rate.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { agentAt } from '#support/staff.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { newCustomer } from '#support/customer.ts'
import { staffCases } from '#support/staff-cases.ts'
import { yardOf } from '#support/yard.ts'
import { givenIn } from '#support/given.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
let here: Staff
let elsewhere: Staff

const app = appForAll()
beforeAll(async () => {
  here = await agentAt(app, TEMPELHOF)
  elsewhere = await agentAt(app, AIRPORT)
})

async function book(bookings: 'soon' | 'open', branch = TEMPELHOF): Promise<string> {
  await app.setBookings(bookings)
  const day = app.ownDays(2)
  const trip = { vehicleId: 302, pickup: branch, dropoff: branch, start: inDays(day), end: inDays(day + 2) }
  const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false } })
  return (await app.call('createBooking', { body: { ...bookingBody(quote.body.id), bookings } })).body.reference
}

interface Came {
  ok: boolean
  refusal?: { code: string }
}
type Deed = (ctx: Context, who: Staff, reference: string) => Promise<Came>

const emptyIssue = { de: { subject: '', text: '' }, en: { subject: '', text: '' }, car: null }

const paper = { method: 'cash', amountMinor: null, deposit: false, receipt: null, note: null } as const

/** Rights that the matrix of calls tries for each role and branch (staff-matrix.test.ts). */
const called = Object.values(staffCases).map(({ verb }) => verb)

/** Acts at the desk on one booking. */
const deeds: Partial<Record<Verb, Deed>> = {
  showBooking,
  showAgreement: (ctx, who, reference) => showAgreement(ctx, who, { reference }),
  cancelBooking: (ctx, who, reference) => cancelBooking(ctx, who, { reference, feeMinor: 0 }),
  makeOffer: (ctx, who, reference) => makeOffer(ctx, who, { reference, hours: null }),
  declineRequest: (ctx, who, reference) => declineRequest(ctx, who, { reference, reason: null }),
  handOver: (ctx, who, reference) => handOver(ctx, who, { reference, odometerKm: 900_000 }),
  exchangeCar: (ctx, who, reference) => {
    const readings = { kmIn: 900_000, kmOut: 900_000, at: null, readyAt: null }
    return exchangeCar(ctx, who, { reference, plate: 'B-SW 0101', reason: 'a flat tyre', ...readings })
  },
  takeBack: (ctx, who, reference) => takeBack(ctx, who, { reference, odometerKm: 900_500, at: null, branch: null }),
  chargeReturn: (ctx, who, reference) =>
    chargeReturn(ctx, who, { reference, kind: 'fuel', amountMinor: 2_000, reason: '12 litres' }),
  waiveCharge: (ctx, who, reference) => waiveCharge(ctx, who, { reference, chargeId: 1, reason: 'a gift' }),
  closeRental: (ctx, who, reference) => closeRental(ctx, who, { reference, chargesMinor: 0, dueMinor: 0 }),
  withdrawCall: (ctx, who, reference) => withdrawCall(ctx, who, { reference }),
  noteCall: (ctx, who, reference) => noteCall(ctx, who, { reference, reached: true }),
  showMoney,
  recordPayment: (ctx, who, reference) => recordPayment(ctx, who, { ...paper, reference }),
  recordRefund: (ctx, who, reference) => recordRefund(ctx, who, { ...paper, reference, courtesy: null }),
  recordNoShow: (ctx, who, reference) => recordNoShow(ctx, who, { reference }),
  tryTimes: (ctx, who, reference) =>
    tryTimes(ctx, who, { reference, change: { ...tripAt(TEMPELHOF), vehicleId: 101 } }),
  changeOffers: (ctx, who, reference) => changeOffers(ctx, who, { reference, change: tripAt(TEMPELHOF) }),
  changeBooking: (ctx, who, reference) =>
    changeBooking(ctx, who, { reference, change: { ...tripAt(TEMPELHOF), vehicleId: 302 }, totalMinor: 1 }),
  showStaffBooking,
  notePresence: (ctx, who, reference) => notePresence(ctx, who, { reference, doing: 'reads' }),
  listOtherCars,
  listExchangeCars,
  showLetter: (ctx, who, reference) => showLetter(ctx, who, { reference, letterId: randomUUID() }),
  sendLetterAgain: (ctx, who, reference) => sendLetterAgain(ctx, who, { reference, letterId: randomUUID() }),
  addNote: (ctx, who, reference) => addNote(ctx, who, { reference, note: 'calls later' }),
  removeNote: (ctx, who, reference) => removeNote(ctx, who, { reference, noteId: 1 }),
  restoreNote: (ctx, who, reference) => restoreNote(ctx, who, { reference, noteId: 1 }),
  setInvoiceData: (ctx, who, reference) => setInvoiceData(ctx, who, { reference, invoice: null }),
  setLicence: (ctx, who, reference) =>
    setLicence(ctx, who, {
      reference,
      driverId: randomUUID(),
      licenseNumber: 'B072RRE2I55',
      licenseExpiry: '2040-01-01',
    }),
}

const tripAt = (branch: number) => {
  const period = { start: inDays(400), end: inDays(402) }
  return { pickup: branch, dropoff: branch, period, extras: [], crossBorder: false }
}

const foundBy = async (outcome: Promise<Came & { value?: unknown }>) => ((await outcome).ok ? [await outcome] : [])

/** Lists at the desk, and acts on no booking, each on something of both branches or of Tempelhof. @returns what was found */
const atTempelhof: Partial<Record<Verb, (who: Staff) => Promise<readonly unknown[]>>> = {
  showBoard: async (who) => foundBy(showBoard(app.ctx, who, { branch: TEMPELHOF, day: null })),
  hearChanges: heardBy,
  listBookings: async (who) => valueOf(await listBookings(app.ctx, who)),
  listRequests: async (who) => valueOf(await listRequests(app.ctx, who)),
  listOverdue: async (who) => valueOf(await listOverdue(inAYear(), who)).out,
  listDrives: async (who) => valueOf(await listDrives(app.ctx, who)),
  finishDrive: async (who) => {
    const [drive] = valueOf(await listDrives(app.ctx, operator))
    return foundBy(finishDrive(app.ctx, who, { driveId: drive!.id, km: null, at: null }))
  },
  showCar: async (who) => foundBy(showCar(app.ctx, who, { plate: await plateAt(TEMPELHOF), at: null })),
  withdrawReady: async (who) => {
    const withdrawn = await withdrawReady(app.ctx, who, { plate: await plateAt(TEMPELHOF), entry: 0 })
    return !withdrawn.ok && withdrawn.refusal.code === 'no_car' ? [] : [withdrawn]
  },
  noteCar: async (who) =>
    foundBy(noteCar(app.ctx, who, { plate: await plateAt(TEMPELHOF), seen: { clean: true }, at: null })),
  listPresence: async (who) => {
    const { id } = await rowOf(app, 'booking', { reference: await book('open') })
    await app.db.pool.query('insert into booking_presence values ($1, $2, true, now())', [id, elsewhere.account])
    return valueOf(await listPresence(app.ctx, who))
  },
  listPending: async (who) => {
    await documentAtTempelhof()
    return valueOf(await listPending(app.ctx, who))
  },
  readDocument: async (who) => {
    const read = await readDocument(app.ctx, who, await documentAtTempelhof())
    return !read.ok && read.refusal.code === 'not_found' ? [] : [read]
  },
  contactInbox: async (who) =>
    valueOf(await contactInbox(app.ctx, who, { part: 'open', branch: null, after: null })).messages,
  showContactMessage: async (who) => foundBy(showContactMessage(app.ctx, who, await messageAt(TEMPELHOF))),
  moveContactMessage: async (who) => {
    const message = await messageAt(TEMPELHOF)
    return foundBy(moveContactMessage(app.ctx, who, { ...message, state: 'in_work', mine: true }))
  },
  answerContactMessage: async (who) => {
    const message = await messageAt(TEMPELHOF)
    return foundBy(answerContactMessage(app.ctx, who, { ...message, text: 'Ja, haben wir.' }))
  },
  noteContactWriting: async (who) => {
    const { id } = await messageAt(TEMPELHOF)
    await noteContactWriting(app.ctx, who, { id })
    return rowsOf(app, 'contact_message', { id, writer_id: who.account })
  },
  findAtDesk: async (who) => {
    const day = app.ownDays(1)
    const period = { start: inDays(day), end: inDays(day + 1) }
    const wish = { pickup: TEMPELHOF, dropoff: TEMPELHOF, period, extras: [], crossBorder: false, freeDays: 0 }
    return foundBy(findAtDesk(app.ctx, who, { ...wish, customer: null, quote: undefined }))
  },
  quoteAtDesk: (who) => foundBy(quoteAtTempelhof(who)),
  dropQuoteAtDesk: async (who) => {
    const { quoteId } = await rentalAtTempelhof(who)
    return valueOf(await dropQuoteAtDesk(app.ctx, who, quoteId)) ? [quoteId] : []
  },
  bookAtDesk: async (who) =>
    foundBy(bookAtDesk(app.ctx, who, { ...(await rentalAtTempelhof(who)), paymentMethod: 'cash' })),
  offerAtDesk: async (who) => foundBy(offerAtDesk(app.ctx, who, { ...(await rentalAtTempelhof(who)), hours: null })),
  listContactMessages: async (who) => valueOf(await listContactMessages(app.ctx, who)),
  listPlanRows: async (who) => valueOf(await listPlanRows(app.ctx, who, { branch: TEMPELHOF })),
  listPlanCars: async (who) => {
    const pages = [{ branch: TEMPELHOF, classId: 3, offset: 0 }]
    return valueOf(await listPlanCars(app.ctx, who, { branch: TEMPELHOF, pages, most: 100 })).flat()
  },
  listUnplaced: async (who) => {
    await givenIn(app).withoutCar(await book('open'))
    return valueOf(await listUnplaced(app.ctx, who, { branch: TEMPELHOF }))
  },
  showPlan: async (who) => {
    const window = { cells: [], from: inDays(0), to: inDays(7), bucketMinutes: 120 }
    return valueOf(await showPlan(app.ctx, who, { ...window, cars: [await carAt(TEMPELHOF)] })).places
  },
  judgeCars: async (who) => foundBy(judgeCars(app.ctx, who, { id: await entryAt(TEMPELHOF) })),
  tryPlan: async (who) => {
    const tried = valueOf(await tryPlan(app.ctx, who, await blockAt(TEMPELHOF, 200)))
    return tried.verdict === 'refused' ? [] : [tried]
  },
  changePlan: async (who) => foundBy(changePlan(app.ctx, who, await blockAt(TEMPELHOF, 210))),
  suggestMoves: async (who) => {
    await sellOut(TEMPELHOF)
    return valueOf(await suggestMoves(app.ctx, who, { branch: TEMPELHOF }))
  },
  searchOffice: async (who) => {
    const { bookings, customers, cars } = valueOf(await searchOffice(app.ctx, who, sampleDriver.lastName))
    return [...bookings, ...customers, ...cars]
  },
  findBookings: async (who) =>
    valueOf(await findBookings(app.ctx, who, { ...everything, after: null, latestFirst: false })).rows,
  exportBookings: async (who) => {
    const rows: unknown[] = []
    for await (const chunk of valueOf(await exportBookings(app.ctx, who, { ...everything, latestFirst: false })))
      rows.push(...chunk)
    return rows
  },
  listOpenRequests: async (who) => valueOf(await listOpenRequests(app.ctx, who, null)).first,
}

const everything = {
  typed: null,
  statuses: bookingStatuses,
  branch: null,
  from: null,
  to: null,
  classId: null,
  unpaid: false,
  papersMissing: false,
  source: null,
}

/** A document of somebody who rents at Tempelhof. */
async function documentAtTempelhof(): Promise<string> {
  const mara = await newCustomer(app, 'Mara')
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: TEMPELHOF, dropoff: TEMPELHOF, bookings: 'soon' })
  return await givenIn(app).document(mara.customerId, 'licence', 'licence.pdf')
}

/** Changes that a colleague hears of after a note about a car at Tempelhof. Notices come in order: one for all comes last. */
async function heardBy(who: Staff): Promise<readonly unknown[]> {
  const heard: unknown[] = []
  const { promise: last, resolve } = Promise.withResolvers<void>()
  const end = await hearChanges(app.ctx, who, (change) => {
    if (change?.branch === null) resolve()
    else heard.push(change)
  })
  valueOf(await noteCar(app.ctx, operator, { plate: await plateAt(TEMPELHOF), seen: { clean: true }, at: null }))
  await app.db.pool.query('update car set next_inspection = next_inspection where id = (select min(id) from car)')
  await last
  end()
  return heard
}

/** A quote, by an agent, of a rental at Tempelhof. */
const quoteAtTempelhof = (who: Staff) => {
  const day = app.ownDays(1)
  const wish = { pickup: TEMPELHOF, dropoff: TEMPELHOF, period: { start: inDays(day), end: inDays(day + 1) } }
  const keyed = { key: randomUUID(), requestHash: Buffer.from('') }
  const more = { extras: [], crossBorder: false, freeDays: 0, customer: null, replaces: undefined, keyed }
  return quoteAtDesk(app.ctx, who, { ...wish, ...more, vehicleId: 302 })
}

/** An order of somebody at the desk, of what another agent holds at Tempelhof unless it is their own. */
const rentalAtTempelhof = async (who: Staff) => {
  const own = await quoteAtTempelhof(who)
  const { id: quoteId } = own.ok ? own.value : valueOf(await quoteAtTempelhof(here))
  const person = {
    firstName: 'Ben',
    lastName: 'Beispiel',
    dateOfBirth: '1985-03-04',
    email: 'b@post.example',
    phone: '',
  }
  const keyed = { key: randomUUID(), requestHash: Buffer.from('') }
  const said = { origin: 'phone', language: 'de', despiteBlock: null, termsVersion: '2026-11-21' } as const
  return { quoteId, customer: null, person, ...said, keyed }
}

const inAYear = () => ({ ...app.ctx, now: () => new Date(Date.now() + 400 * 86_400_000) })

async function messageAt(branch: number) {
  const { id, version } = (await rowsOf(app, 'contact_message', { branch_id: branch })).at(-1)!
  return { id, version }
}

async function plateAt(branch: number): Promise<string> {
  const { rows } = await app.db.pool.query<{ plate: string }>(
    'select plate from car where vehicle_id = 101 and home_branch = $1',
    [branch],
  )
  return rows[0]!.plate
}

async function carAt(branch: number): Promise<number> {
  return (await rowOf(app, 'car', { plate: await plateAt(branch) })).id
}

async function blockAt(branch: number, day: number) {
  const [from, until] = [inDays(day), inDays(day + 1)]
  return { kind: 'block', car: await carAt(branch), from, until, note: 'tyres' } as const
}

/** An entry of the plan that begins and ends at a branch. */
async function entryAt(branch: number): Promise<number> {
  const [entry] = await rowsOf(app, 'assignment', { from_branch: branch, to_branch: branch, kind: 'rental' })
  return entry!.id
}

/** Books transporters of a branch until there is none left in some days. */
async function sellOut(branch: number): Promise<void> {
  await app.setBookings('open')
  const trip = { vehicleId: 801, pickup: branch, dropoff: branch, start: inDays(4), end: inDays(6) }
  for (;;) {
    const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false } })
    if (quote.status !== 201) return
    await app.call('createBooking', { body: { ...bookingBody(quote.body.id), bookings: 'open' } })
  }
}

/** A message of the contact form. */
const write = (branch: string) =>
  app.call('sendContactMessage', {
    body: {
      name: 'Mara',
      email: 'm@post.example',
      phone: '',
      reference: '',
      branch,
      message: `to ${branch}`,
      website: '',
      language: 'de',
      filledMs: 20_000,
    },
  })

const stateOf = async (reference: string) => {
  const row = await rowOf(app, 'booking', { reference })
  const about = { booking_id: row.id }
  return [row, await rowsOf(app, 'audit', about), await rowsOf(app, 'charge', about)]
}

describe('an agent of one branch', () => {
  test('has every right at the desk in this test or in the matrix of calls', () => {
    const desk = (Object.keys(rights) as Verb[]).filter((verb) => reachOf(here, verb) === 'branches')
    const tried = new Set<string>([...Object.keys(deeds), ...Object.keys(atTempelhof), ...called])
    expect(desk.filter((verb) => !tried.has(verb))).toEqual([])
  })

  test.each(['requested', 'confirmed', 'active', 'returned'] as const)(
    'finds no booking of another one that is %s, and changes nothing of it',
    async (state) => {
      const reference = await book(state === 'requested' ? 'soon' : 'open')
      if (state === 'active' || state === 'returned') valueOf(await yardOf(app).handOver(reference))
      if (state === 'returned') valueOf(await yardOf(app).takeBack(reference))
      const before = await stateOf(reference)
      for (const [verb, deed] of Object.entries(deeds)) {
        expect([verb, await deed(app.ctx, elsewhere, reference)]).toEqual([
          verb,
          { ok: false, refusal: { code: 'booking_not_found' } },
        ])
        expect(await stateOf(reference)).toEqual(before)
      }
      expect((await showBooking(app.ctx, here, reference)).ok).toBe(true)
      // Frees the car for the next test.
      if (state === 'active') valueOf(await yardOf(app).takeBack(reference))
    },
  )

  test('does at the own branch whatever a booking allows', async () => {
    const reference = await book('soon')
    for (const [verb, deed] of Object.entries(deeds)) {
      const { refusal } = await deed(app.ctx, here, reference)
      expect([verb, refusal?.code]).not.toEqual([verb, 'booking_not_found'])
      expect([verb, refusal?.code]).not.toEqual([verb, 'forbidden'])
    }
  })

  test('finds nothing of other branches in any list, and does nothing there', async () => {
    const { rows } = await app.db.pool.query<{ id: number }>(
      `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
       values (9, 'cottbus', 'Cottbus', 'Cottbus', 'Gasse 1', '03046 Cottbus', '+49 355 23125-1',
               'cottbus@spreewagen.example', 51.75, 14.33, 'BB') returning id`,
    )
    const third = await agentAt(app, rows[0]!.id)
    await givenIn(app).drive()
    const out = await book('open')
    valueOf(await yardOf(app).handOver(out))
    await book('soon')
    expect((await write('tempelhof')).status).toBe(201)
    for (const [verb, deed] of Object.entries(atTempelhof)) {
      expect([verb, await deed(third)]).toEqual([verb, []])
      expect([verb, (await deed(here)).length]).not.toEqual([verb, 0])
    }
    // Frees the car for the next test.
    valueOf(await yardOf(app).takeBack(out))
  })

  test('lists bookings, requests, cars that are out and messages of the own branch', async () => {
    const [mine, others] = [await book('soon'), await book('soon', AIRPORT)]
    const [out, outElsewhere] = [await book('open'), await book('open', AIRPORT)]
    for (const reference of [out, outElsewhere]) valueOf(await yardOf(app).handOver(reference))
    const referencesOf = (rows: readonly { reference: string }[]) => rows.map(({ reference }) => reference)
    for (const listed of [
      referencesOf(valueOf(await listBookings(app.ctx, here))),
      referencesOf(valueOf(await listRequests(app.ctx, here))),
    ]) {
      expect(listed).toContain(mine)
      expect(listed).not.toContain(others)
    }
    const overdue = referencesOf(valueOf(await listOverdue(inAYear(), here)).out)
    expect(overdue).toContain(out)
    expect(overdue).not.toContain(outElsewhere)
    for (const branch of ['airport', 'tempelhof']) expect((await write(branch)).status).toBe(201)
    const messages = valueOf(await listContactMessages(app.ctx, here)).map(({ message }) => message)
    expect(messages).toContain('to tempelhof')
    expect(messages).not.toContain('to airport')
  })

  test('finds no car that has nothing to do with the own branch, and notes nothing of it', async () => {
    const cars = await rowsOf(app, 'car', { vehicle_id: 101 })
    for (const { plate, home_branch: branch } of cars) {
      const mine = branch === TEMPELHOF
      const answers = [
        await showCar(app.ctx, here, { plate, at: null }),
        await noteCar(app.ctx, here, { plate, seen: { clean: true }, at: null }),
      ]
      for (const answer of answers)
        expect(mine ? answer.ok : answer).toEqual(mine ? true : { ok: false, refusal: { code: 'no_car' } })
    }
    expect(new Set(cars.map((car) => car.home_branch)).size).toBe(2)
  })

  test('has nothing to say in the office', async () => {
    const email = 'mara.muster@post.example'
    const post = { role: 'manager', branches: 'all' } as const
    const office: Partial<Record<Verb, (who: Staff) => Promise<Came>>> = {
      addStaff: (who) =>
        addStaff(app.ctx, who, { email, name: 'M', role: 'manager', branches: 'all', password: randomUUID() }),
      endStaff: (who) => endStaff(app.ctx, who, email),
      listStaff: (who) => listStaff(app.ctx, who),
      inviteStaff: (who) => inviteStaff(app.ctx, who, { email, name: 'M', ...post, language: 'de' }),
      withdrawInvitation: (who) => withdrawInvitation(app.ctx, who, { id: randomUUID() }),
      changeStaff: (who) => changeStaff(app.ctx, who, { account: who.account, ...post, version: 1 }),
      endStaffSession: (who) => endStaffSession(app.ctx, who, { account: who.account, session: randomUUID() }),
      adjustPoints: (who) => adjustPoints(app.ctx, who, { email, points: 500, reason: 'a gift' }),
      grantTier: (who) => grantTier(app.ctx, who, { email, tier: 'elite' }),
      resetSecondFactor: (who) => resetSecondFactor(app.ctx, who, email),
      changeSetting: (who) => changeSetting(app.ctx, who, { name: 'graceMinutes', value: 1 }),
      setRate: (who) => setRate(app.ctx, who, { kind: 'vehicle', which: '303', amountMinor: 1 }),
      saveBranch: (who) => saveBranch(app.ctx, who, {} as Parameters<typeof saveBranch>[2]),
      writeOff: (who) => writeOff(app.ctx, who, { reference: 'SW-0000-0000', amountMinor: null, reason: 'a gift' }),
      addClass: (who) => addClass(app.ctx, who, {} as Parameters<typeof addClass>[2]),
      addService: (who) => addService(app.ctx, who, {} as Parameters<typeof addService>[2]),
      addVehicle: (who) => addVehicle(app.ctx, who, {} as Parameters<typeof addVehicle>[2]),
      addCar: (who) => addCar(app.ctx, who, {} as Parameters<typeof addCar>[2]),
      setLengthDiscounts: (who) => setLengthDiscounts(app.ctx, who, { tiers: [] }),
      addSeason: (who) => addSeason(app.ctx, who, {} as Parameters<typeof addSeason>[2]),
      endSeason: (who) => endSeason(app.ctx, who, { id: 1 }),
      closeBranch: (who) => closeBranch(app.ctx, who, { branchId: 1, from: null }),
      setBranchDay: (who) => setBranchDay(app.ctx, who, {} as Parameters<typeof setBranchDay>[2]),
      listChanges: (who) => listChanges(app.ctx, who, { most: 1 }),
      listSubscribers: (who) => listSubscribers(app.ctx, who),
      findSubscribers: (who) => findSubscribers(app.ctx, who, { state: 'confirmed', email: '', after: null }),
      exportSubscribers: (who) => exportSubscribers(app.ctx, who, { state: 'confirmed', email: '' }),
      endSubscription: (who) => endSubscription(app.ctx, who, { id: randomUUID() }),
      listIssues: (who) => listIssues(app.ctx, who),
      showIssue: (who) => showIssue(app.ctx, who, { id: randomUUID() }),
      createIssue: (who) => createIssue(app.ctx, who, emptyIssue),
      saveIssue: (who) => saveIssue(app.ctx, who, { id: randomUUID(), version: 1, content: emptyIssue }),
      removeIssue: (who) => removeIssue(app.ctx, who, { id: randomUUID(), version: 1 }),
      previewIssue: (who) => previewIssue(app.ctx, who, { ...emptyIssue.de, language: 'de', car: null }),
      testIssue: (who) => testIssue(app.ctx, who, { ...emptyIssue.de, language: 'de', car: null }),
      sendIssue: (who) => sendIssue(app.ctx, who, { id: randomUUID(), version: 1 }),
      stopIssue: (who) => stopIssue(app.ctx, who, { id: randomUUID() }),
      listInbox: (who) => listInbox(app.ctx, who),
      retryMessage: (who) => retryMessage(app.ctx, who, 1),
      liftBlock: (who) => liftBlock(app.ctx, who, { id: randomUUID(), reason: 'paid' }),
      putMessageAside: (who) => putMessageAside(app.ctx, who, { number: 1, reason: 'by hand' }),
    }
    const manager: Staff = { ...here, role: 'manager', branches: 'all' }
    const managers = (Object.keys(rights) as Verb[]).filter(
      (verb) => reachOf(manager, verb) !== undefined && reachOf(here, verb) === undefined,
    )
    const tried = new Set<string>([...Object.keys(office), ...called])
    expect(managers.filter((verb) => !tried.has(verb))).toEqual([])
    for (const [verb, deed] of Object.entries(office))
      expect(await deed(here)).toEqual({ ok: false, refusal: { code: 'forbidden', verb } })
    // Agents refund what is owed; a courtesy gives up money, like a write-off.
    const gift = { ...paper, reference: await book('open'), amountMinor: 100, courtesy: 'a gift' }
    const refusal = { code: 'forbidden', verb: 'writeOff' }
    expect(await recordRefund(app.ctx, here, gift)).toEqual({ ok: false, refusal })
  })
})
