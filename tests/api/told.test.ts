import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import logWords from '#content/de/staff/log.ts'
import type { Staff } from '#domain/actor.ts'
import { logKeyOf } from '#domain/log-key.ts'
import { rights, type Verb } from '#domain/rights.ts'
import { listPlannedDrives } from '#store/drive.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { blockCustomer } from '#usecases/block/block-customer.ts'
import { blockGuest } from '#usecases/block/block-guest.ts'
import { liftBlock } from '#usecases/block/lift-block.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { chargeReturn } from '#usecases/booking/charge-return.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import { finishDrive } from '#usecases/booking/finish-drive.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { withdrawCall } from '#usecases/booking/withdraw-call.ts'
import { noteCall } from '#usecases/booking/note-call.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import { tellDrives } from '#usecases/booking/tell-drives.ts'
import { addNote } from '#usecases/booking/add-note.ts'
import { exportBookings } from '#usecases/booking/export-bookings.ts'
import { removeNote } from '#usecases/booking/remove-note.ts'
import { restoreNote } from '#usecases/booking/restore-note.ts'
import { sendLetterAgain } from '#usecases/booking/send-letter-again.ts'
import { setInvoiceData } from '#usecases/booking/set-invoice-data.ts'
import { correctContact } from '#usecases/booking/correct-contact.ts'
import { setLicence } from '#usecases/booking/set-licence.ts'
import { showStaffBooking } from '#usecases/booking/show-staff-booking.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { bookAtDesk } from '#usecases/counter/book-at-desk.ts'
import { offerAtDesk } from '#usecases/counter/offer-at-desk.ts'
import { quoteAtDesk } from '#usecases/counter/quote-at-desk.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { withdrawReady } from '#usecases/fleet/withdraw-ready.ts'
import { addCar } from '#usecases/company/add-car.ts'
import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { addClass } from '#usecases/company/add-class.ts'
import { addService } from '#usecases/company/add-service.ts'
import { addSeason } from '#usecases/company/add-season.ts'
import { closeBranch } from '#usecases/company/close-branch.ts'
import { endSeason } from '#usecases/company/end-season.ts'
import { setBranchDay } from '#usecases/company/set-branch-day.ts'
import { setLengthDiscounts } from '#usecases/company/set-length-discounts.ts'
import { saveBranch } from '#usecases/company/save-branch.ts'
import { answerContactMessage } from '#usecases/contact/answer-contact-message.ts'
import { moveContactMessage } from '#usecases/contact/move-contact-message.ts'
import { readDocument } from '#usecases/document/read-document.ts'
import { readPage } from '#usecases/document/read-page.ts'
import { reopenDocument } from '#usecases/document/reopen-document.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { moveFiles } from '#usecases/housekeeping/move-files.ts'
import { reseal } from '#usecases/housekeeping/reseal.ts'
import { tellFailedBackup } from '#usecases/housekeeping/tell-failed-backup.ts'
import { listInbox } from '#usecases/inbox/list-inbox.ts'
import { receiveMessage } from '#usecases/inbox/receive-message.ts'
import { putMessageAside } from '#usecases/inbox/put-message-aside.ts'
import { retryMessage } from '#usecases/inbox/retry-message.ts'
import { workInbox } from '#usecases/inbox/work-inbox.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { recordRefund } from '#usecases/money/record-refund.ts'
import { writeOff } from '#usecases/money/write-off.ts'
import { exportLog } from '#usecases/log/export-log.ts'
import { createIssue } from '#usecases/newsletter/create-issue.ts'
import { endSubscription } from '#usecases/newsletter/end-subscription.ts'
import { exportSubscribers } from '#usecases/newsletter/export-subscribers.ts'
import { listSubscribers } from '#usecases/newsletter/list.ts'
import { answerPrivacyRequest } from '#usecases/privacy/answer-privacy-request.ts'
import { changePrivacyRequest } from '#usecases/privacy/change-privacy-request.ts'
import { copyPersonData } from '#usecases/privacy/copy-person-data.ts'
import { endPersonNewsletter } from '#usecases/privacy/end-person-newsletter.ts'
import { erasePerson } from '#usecases/privacy/erase-person.ts'
import { liftRestriction } from '#usecases/privacy/lift-restriction.ts'
import { restrictPerson } from '#usecases/privacy/restrict-person.ts'
import { filePrivacyRequest } from '#usecases/privacy/file-privacy-request.ts'
import { putOffPrivacyRequest } from '#usecases/privacy/put-off-privacy-request.ts'
import { removeIssue } from '#usecases/newsletter/remove-issue.ts'
import { saveIssue } from '#usecases/newsletter/save-issue.ts'
import { sendIssue } from '#usecases/newsletter/send-issue.ts'
import { stopIssue } from '#usecases/newsletter/stop-issue.ts'
import { testIssue } from '#usecases/newsletter/test-issue.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { addBusiness } from '#usecases/business/add-business.ts'
import { addBusinessPerson } from '#usecases/business/add-business-person.ts'
import { blockBusiness } from '#usecases/business/block-business.ts'
import { exportBusinesses } from '#usecases/business/export-businesses.ts'
import { noteBusiness } from '#usecases/business/note-business.ts'
import { removeBusinessNote } from '#usecases/business/remove-business-note.ts'
import { restoreBusinessNote } from '#usecases/business/restore-business-note.ts'
import { changeBusiness } from '#usecases/business/change-business.ts'
import { removeBusinessPerson } from '#usecases/business/remove-business-person.ts'
import { changeCustomer } from '#usecases/customer/change-customer.ts'
import { exportCustomers } from '#usecases/customer/export-customers.ts'
import { mergeCustomers } from '#usecases/customer/merge-customers.ts'
import { noteCustomer } from '#usecases/customer/note-customer.ts'
import { removeCustomerNote } from '#usecases/customer/remove-customer-note.ts'
import { restoreCustomerNote } from '#usecases/customer/restore-customer-note.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { changeStaff } from '#usecases/staff/change-staff.ts'
import { endStaffSession } from '#usecases/staff/end-staff-session.ts'
import { inviteStaff } from '#usecases/staff/invite-staff.ts'
import { withdrawInvitation } from '#usecases/staff/withdraw-invitation.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { setRate } from '#usecases/staff/set-rate.ts'
import { operator, system, valueOf } from '#support/acting.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { codeAt } from '#support/authenticator.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { examplesFor } from '#support/examples.ts'
import { offerAndOrder } from '#support/offer.ts'
import { pngOf } from '#support/papers.ts'
import { addPasskey } from '#support/passkey.ts'
import { PasskeyDevice } from '#support/passkey-device.ts'
import { newStaff } from '#support/staff.ts'
import { keptDocument } from '#support/uploaded-document.ts'
import { yardOf } from '#support/yard.ts'
import { givenIn } from '#support/given.ts'
import { tokenIn } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'

const anyBooking = {
  typed: null,
  statuses: ['confirmed'] as const,
  branch: null,
  from: null,
  to: null,
  classId: null,
  unpaid: false,
  papersMissing: false,
  source: null,
}

const sampleCompany = {
  name: 'Spreebau GmbH',
  street: 'Musterweg 3',
  postal_code: '12099',
  city: 'Berlin',
  country: 'Deutschland',
  vat_id: null,
  invoice_email: null,
  reference: null,
}

/** Use cases that only ask. */
const asking = new Set<Verb>([
  ...(['happyCustomers', 'findAvailability', 'getQuote', 'viewOffer', 'lookUpBooking'] as const),
  ...(['bookingCalendar', 'isLinkUsable', 'whoAmI', 'listSessions', 'overview', 'ownProfile', 'ownPicture'] as const),
  ...(['mailSettings', 'ownEmail', 'ownSecondFactor', 'listPasskeys', 'ownPoints', 'ownPointsPage'] as const),
  ...(['ownDrivers', 'ownDocuments', 'mayUpload', 'listPending', 'documentQueue', 'showDocument'] as const),
  ...(['ownBookings', 'changeOffers', 'ownAgreements', 'showBooking', 'showAgreement', 'listBookings'] as const),
  ...(['listRequests', 'listOverdue', 'listDrives', 'listContactMessages', 'listSubscribers', 'listRates'] as const),
  ...([
    'findColleague',
    'isReady',
    'showCar',
    'showMoney',
    'listInbox',
    'keysInUse',
    'listChanges',
    'searchLog',
    'listPrivacyRequests',
    'showPrivacyRequest',
  ] as const),
  ...(['listPlanRows', 'listPlanCars', 'listUnplaced', 'showPlan', 'judgeCars', 'suggestMoves', 'tryPlan'] as const),
  'tryTimes',
  ...(['listOtherCars', 'listExchangeCars', 'listPresence', 'listGuestBlocks'] as const),
  ...(['contactInbox', 'showContactMessage', 'showCustomer', 'showBoard', 'hearChanges', 'ownStaffAccount'] as const),
  ...(['listPriceRules', 'countFiles', 'checkFiles', 'listBlocks', 'listStaff', 'viewInvitation'] as const),
  ...(['contactInbox', 'showContactMessage', 'showCustomer', 'ownStaffAccount'] as const),
  ...(['listPriceRules', 'countFiles', 'checkFiles', 'listBlocks', 'listStaff', 'viewInvitation'] as const),
  ...(['findRenters', 'checkRenter', 'findAtDesk', 'findCustomers', 'findTwins', 'compareCustomers'] as const),
  ...(['findBusinesses', 'showBusiness'] as const),
  ...(['findSubscribers', 'listIssues', 'showIssue', 'previewIssue'] as const),
  ...(['searchOffice', 'findBookings', 'listOpenRequests', 'showStaffBooking', 'showLetter', 'ownFilters'] as const),
])
/** Use cases that change nothing a customer has: they send a question, show a price, post a letter, remove a trace. */
const passing = new Set<Verb>([
  ...(['sendMessage', 'subscribe', 'requestPasswordLink', 'createQuote', 'extendQuote', 'sendEmailCode'] as const),
  'countCall',
  ...(['quoteAtDesk', 'dropQuoteAtDesk'] as const),
  // A colleague's own way of looking at a list.
  ...(['saveFilter', 'removeFilter'] as const),
  ...(['beginPasskeySignIn', 'beginPasskey', 'beginSecondFactor'] as const),
  ...(['receiveMessage', 'deliverLetter', 'tellDrives', 'writeAgreements'] as const),
  ...(['forgetChallenges', 'forgetLapsed', 'forgetTrials', 'forgetUnproven'] as const),
  'removeLeftFiles',
  'postIssues',
  'noteContactWriting',
  'notePresence',
  'notePagePresence',
])
/** Told when a booking loses or finds a car, which tests/api/overdue.test.ts lets happen. */
const seldom: Verb = 'watchYard'
const told = (Object.keys(rights) as Verb[]).filter(
  (verb) => !asking.has(verb) && !passing.has(verb) && verb !== seldom,
)

let app: TestApp
let mara: Customer
let kim: Staff
let seconds = 0

beforeAll(async () => {
  app = await createTestApp()
  app.ctx.now = () => new Date(Date.now() + seconds * 1_000)
  mara = await newCustomer(app, 'Mara')
  await theOffice()
  await wayIn()
  await ownAccount()
  await secondFactors()
  await documents()
  await requests()
  await rentals()
  await drives()
  await theHouse()
}, 300_000)
afterAll(async () => {
  await app.close()
})

/** @throws if a call of the contract was refused */
async function fine<T extends { status: number }>(call: Promise<T>): Promise<T> {
  const reply = await call
  if (reply.status >= 300) throw new Error(`refused: ${JSON.stringify(reply)}`)
  return reply
}

async function theOffice(): Promise<void> {
  const person = { name: 'Kim Beispiel', password: 'Laterne Zebra Kompott' }
  const email = 'kim.beispiel@spreewagen.example'
  valueOf(await addStaff(app.ctx, operator, { ...person, email, role: 'manager', branches: 'all' }))
  kim = valueOf(await findColleague(app.ctx, operator, email))
  const leaving = 'bert.beispiel@spreewagen.example'
  valueOf(await addStaff(app.ctx, kim, { ...person, email: leaving, role: 'agent', branches: [3] }))
  valueOf(await endStaff(app.ctx, kim, leaving))
  const { token } = (await fine(app.call('login', { body: { email: leaving, password: person.password } }))).body
  await fine(app.call('deleteAccount', { as: token, body: { currentPassword: person.password } }))
  const colleague = await newStaff(app, 'agent')
  // The first page about renting makes them a customer.
  await fine(app.call('getProfile', { as: colleague.token }))
  await invitations()
  await fine(app.call('lockScreen', { as: colleague }))
  seconds += 30
  await fine(app.call('unlockScreen', { as: colleague, body: { code: codeAt(colleague.secret, app.ctx.now()) } }))
  valueOf(await resetSecondFactor(app.ctx, kim, colleague.email))
  valueOf(await adjustPoints(app.ctx, kim, { email: mara.email, points: 500, reason: 'thanks' }))
  await contacts()
  valueOf(await grantTier(app.ctx, kim, { email: mara.email, tier: 'elite' }))
  const block = { customer: mara.customerId, reason: 'a fine not paid', until: null }
  const { id: blocked } = valueOf(await blockCustomer(app.ctx, kim, block))
  valueOf(await liftBlock(app.ctx, kim, { id: blocked, reason: 'paid' }))
  valueOf(await changeSetting(app.ctx, kim, { name: 'graceMinutes', value: 58 }))
  valueOf(await setRate(app.ctx, kim, { kind: 'vehicle', which: '303', amountMinor: 4_950 }))
  const place = { code: 'potsdam', nameDe: 'Potsdam', nameEn: 'Potsdam', detailDe: '', detailEn: '', street: 'Gasse 1' }
  const reach = { city: '14473 Potsdam', phone: '+49 331 23125-200', email: 'potsdam@spreewagen.example' }
  const at = { latitude: 52.3917, longitude: 13.0668, federalState: 'BB', atAirport: false, wayDe: '', wayEn: '' }
  const hours = { hours: 'Mon-Fri 08:00-18:00', afterHoursFeeMinor: 3_000 }
  const { id: branchId } = valueOf(await saveBranch(app.ctx, kim, { ...place, ...reach, ...at, ...hours }))
  const inventory = { name: { de: 'Inventur', en: 'Stocktaking' }, ranges: [] }
  valueOf(await setBranchDay(app.ctx, kim, { branchId, date: inDays(40).slice(0, 10), exception: inventory }))
  valueOf(await closeBranch(app.ctx, kim, { branchId, from: inDays(90).slice(0, 10) }))
  const summer = { name: 'Sommer', firstDay: '2098-06-01', lastDay: '2098-08-31', percentBp: 11_000 }
  const season = valueOf(await addSeason(app.ctx, kim, { ...summer, classCode: null }))
  valueOf(await endSeason(app.ctx, kim, season))
  const named = { nameDe: 'Wohnmobil', nameEn: 'Motorhome' }
  const camper = {
    ...named,
    code: 'Camper',
    acriss: 'MVMR',
    seats: 4,
    transmission: 'Manual',
    rank: null,
    depositMinor: 80_000,
  } as const
  valueOf(await addClass(app.ctx, kim, camper))
  const box = { nameDe: 'Dachbox', nameEn: 'Roof box', noteDe: '', noteEn: '', maxQuantity: 1, perDayMinor: 800 }
  valueOf(await addService(app.ctx, kim, { ...box, code: 'roof_box' }))
  valueOf(await setLengthDiscounts(app.ctx, kim, { tiers: [], from: '2098-01-01' }))
  const vehicle = { classCode: 'Compact', brand: 'Kia', name: 'Kia Ceed', fuel: 'Petrol', luggage: 3, image: null }
  const { id } = valueOf(await addVehicle(app.ctx, kim, { ...vehicle, perDayMinor: 4_400 }))
  const inspection = inDays(300).slice(0, 10)
  valueOf(await addCar(app.ctx, kim, { vehicleId: id, branch: 'potsdam', plate: 'B-SW 0999', km: 10, inspection }))
  const note = (clean: boolean) => noteCar(app.ctx, kim, { plate: 'B-SW 0999', seen: { clean }, at: null })
  valueOf(await note(false))
  const { entry } = valueOf(await note(true))
  valueOf(await withdrawReady(app.ctx, kim, { plate: 'B-SW 0999', entry }))
}

/** A colleague is invited, comes in, is moved and loses a session; another invitation is withdrawn. */
async function invitations(): Promise<void> {
  const invite = async (email: string) => {
    const post = { role: 'agent', branches: [1], language: 'de' } as const
    valueOf(await inviteStaff(app.ctx, kim, { email, name: 'Ben Beispiel', ...post }))
    return { id: (await rowOf(app, 'staff_invitation', { email })).id }
  }
  valueOf(await withdrawInvitation(app.ctx, kim, await invite('bea.beispiel@spreewagen.example')))
  const email = 'ben.beispiel@spreewagen.example'
  await invite(email)
  const token = await tokenIn(app, { kind: 'staff_invitation', to: email })
  await fine(app.call('acceptInvitation', { body: { token, name: 'Ben Beispiel', password: PASSWORD } }))
  const { user } = (await fine(app.call('login', { body: { email, password: PASSWORD } }))).body
  const { version } = await rowOf(app, 'staff', { account_id: user.id })
  valueOf(await changeStaff(app.ctx, kim, { account: user.id, role: 'agent', branches: [1, 3], version }))
  const { id: session } = await rowOf(app, 'session', { account_id: user.id })
  valueOf(await endStaffSession(app.ctx, kim, { account: user.id, session }))
}

/** Staff note something of a customer, and change how they are reached. */
async function contacts(): Promise<void> {
  const { customerId: id } = mara
  valueOf(await noteCustomer(app.ctx, kim, { id, text: 'Kommt mit Kinderwagen.' }))
  const { id: noteId } = await rowOf(app, 'customer_note', { customer_id: id })
  valueOf(await removeCustomerNote(app.ctx, kim, { id, noteId }))
  valueOf(await restoreCustomerNote(app.ctx, kim, { id, noteId }))
  const { profile_version: version } = await rowOf(app, 'customer', { id })
  const nowhere = { street_name: null, house_no: null, postal_code: null, city: null, country: null }
  const contact = { first_name: 'Mara', last_name: 'Muster', company_name: null, phone: null, ...nowhere }
  valueOf(await changeCustomer(app.ctx, kim, { id, contact, reason: 'a call', version }))
  const business = valueOf(await addBusiness(app.ctx, kim, sampleCompany))
  valueOf(await addBusinessPerson(app.ctx, kim, { id: business, customer: id }))
  valueOf(await removeBusinessPerson(app.ctx, kim, { id: business, customer: id }))
  valueOf(await noteBusiness(app.ctx, kim, { id: business, text: 'pays by invoice' }))
  const written = await rowOf(app, 'business_note', { business_id: business })
  valueOf(await removeBusinessNote(app.ctx, kim, { id: business, noteId: written.id }))
  valueOf(await restoreBusinessNote(app.ctx, kim, { id: business, noteId: written.id }))
  valueOf(await changeBusiness(app.ctx, kim, { id: business, data: { ...sampleCompany, city: 'Potsdam' }, version: 1 }))
  valueOf(await blockBusiness(app.ctx, kim, { id: business, blocked: true, reason: 'unpaid', version: 2 }))
  const twin = { first_name: 'Mara', last_name: 'Muster', date_of_birth: null }
  const { id: gone } = await app.db.db.insertInto('customer').values(twin).returning('id').executeTakeFirstOrThrow()
  const pair = { kept: id, gone, version: version + 1, goneVersion: 1 }
  valueOf(await mergeCustomers(app.ctx, kim, { ...pair, reason: 'twice on record' }))
}

async function wayIn(): Promise<void> {
  const email = `${randomUUID()}@post.example`
  await fine(app.call('addCustomer', { body: { ...examplesFor(30).addCustomer.body, email } }))
  const token = await tokenIn(app, { kind: 'set_password', to: email })
  await fine(app.call('setPassword', { body: { token, password: PASSWORD } }))
  const signIn = async () => (await fine(app.call('login', { body: { email: mara.email, password: PASSWORD } }))).body
  await signIn()
  await fine(app.call('logout', { as: await signIn() }))
  const other = (await app.call('getSessions', { as: mara })).body.sessions.find(({ current }) => !current)
  await fine(app.call('endSession', { as: mara, params: { id: other!.id } }))
  await signIn()
  await fine(app.call('endSessions', { as: mara, query: { keepThis: true } }))
}

async function ownAccount(): Promise<void> {
  const { version: _version, ...profile } = examplesFor(30).changeProfile.body!
  const { version } = (await app.call('getProfile', { as: mara })).body
  await fine(app.call('changeProfile', { as: mara, body: { ...profile, version } }))
  await fine(app.call('setLanguage', { as: mara, body: { language: 'en' } }))
  const headers = { ...bearer(mara.token), 'content-type': 'application/octet-stream' }
  const picture = { method: 'PUT', url: '/api/account/picture', headers, payload: await pngOf() } as const
  expect((await app.app.inject(picture)).statusCode).toBe(200)
  await fine(app.call('removePicture', { as: mara }))
  const driver = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }
  const { id } = (await fine(app.call('addDriver', { as: mara, body: driver }))).body
  await fine(app.call('removeDriver', { as: mara, params: { id } }))
  await newsletters()
  await fine(app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } }))
  const password = { currentPassword: PASSWORD, password: PASSWORD }
  await fine(app.call('changePassword', { as: mara, body: password }))
  await changesOfAddress()
}

async function newsletters(): Promise<void> {
  const nora = await newCustomer(app, 'Nora')
  for (const { email } of [mara, nora]) {
    await fine(app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } }))
    const token = await tokenIn(app, { kind: 'newsletter_confirm', to: email })
    await fine(app.call('confirmSubscription', { body: { token } }))
  }
  await issues()
  await fine(app.call('endOwnNewsletter', { as: mara }))
  const [subscriber] = valueOf(await listSubscribers(app.ctx, operator))
  await fine(app.call('unsubscribe', { body: { token: subscriber!.unsubscribe_token } }))
}

/** Two readers are subscribed. */
async function issues(): Promise<void> {
  const { ctx } = app
  const written = { subject: 'Neues', text: 'ab heute gibt es mehr.' }
  const content = { de: written, en: written, car: null }
  const { id } = valueOf(await createIssue(ctx, kim, content))
  const { version } = valueOf(await saveIssue(ctx, kim, { id, content, version: 1 }))
  valueOf(await testIssue(ctx, kim, { ...written, language: 'de', car: null }))
  valueOf(await sendIssue(ctx, kim, { id, version }))
  valueOf(await stopIssue(ctx, kim, { id }))
  const draft = valueOf(await createIssue(ctx, kim, content))
  valueOf(await removeIssue(ctx, kim, { id: draft.id, version: 1 }))
  valueOf(await exportSubscribers(ctx, kim, { state: 'confirmed', email: '' }))
  const email = 'otto@post.example'
  await fine(app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } }))
  valueOf(await endSubscription(ctx, kim, await rowOf(app, 'newsletter_subscription', { email })))
}

async function changesOfAddress(): Promise<void> {
  const ask = () =>
    fine(app.call('changeEmail', { as: mara, body: { currentPassword: PASSWORD, email: 'mara.neu@post.example' } }))
  await ask()
  await fine(app.call('cancelEmailChange', { as: mara }))
  await ask()
  const refusing = await tokenIn(app, { kind: 'email_change_old', to: mara.email })
  await fine(app.call('refuseEmailChange', { body: { token: refusing } }))
  await ask()
  for (const [to, kind] of [
    [mara.email, 'email_change_old'],
    ['mara.neu@post.example', 'email_change_new'],
  ] as const)
    await fine(app.call('confirmEmailChange', { body: { token: await tokenIn(app, { kind, to }) } }))
}

async function secondFactors(): Promise<void> {
  const { token } = await newCustomer(app, 'Anna')
  const begun = await fine(app.call('beginSecondFactor', { as: token, body: { currentPassword: PASSWORD } }))
  const nextCode = () => {
    seconds += 30
    return codeAt(begun.body.secret, app.ctx.now())
  }
  await fine(app.call('confirmSecondFactor', { as: token, body: { code: nextCode() } }))
  const proof = () => ({ currentPassword: PASSWORD, code: nextCode() })
  await fine(app.call('renewRecoveryCodes', { as: token, body: proof() }))
  await fine(app.call('endSecondFactor', { as: token, body: proof() }))
  const phone = new PasskeyDevice()
  const owner = await newCustomer(app, 'Petra')
  const { id } = await addPasskey(app, owner, phone)
  await fine(app.call('renamePasskey', { as: owner, params: { id }, body: { name: 'Telefon' } }))
  const asked = await app.call('beginPasskeySignIn')
  await fine(app.call('signInWithPasskey', { body: { credential: phone.sign(asked.body) } }))
  const signed = phone.sign((await app.call('beginPasskeySignIn')).body)
  const removal = { currentPassword: PASSWORD, passkey: signed }
  await fine(app.call('removePasskey', { as: owner, params: { id }, body: removal }))
}

async function documents(): Promise<void> {
  const owner = await newCustomer(app, 'Dora')
  const id = await keptDocument(app, owner, await pngOf())
  valueOf(await readDocument(app.ctx, kim, id))
  valueOf(await readPage(app.ctx, kim, { id, page: 1 }))
  const change = { kind: 'licence', expiry: '2034-01-01' }
  await fine(app.call('changeDocument', { as: owner, params: { id }, body: change }))
  const { reviewed_at: decidedAt } = valueOf(await reviewDocument(app.ctx, kim, { id, refusal: null }))
  valueOf(await reopenDocument(app.ctx, kim, { id, decidedAt }))
  await fine(app.call('deleteDocument', { as: owner, params: { id } }))
  await messages()
  await privacy()
}

/** Somebody without an account asks for a copy, more time is taken, and another one is erased. */
async function privacy(): Promise<void> {
  const file = async (kind: 'access' | 'erasure' | 'restriction') => {
    const email = `${randomUUID()}@post.example`
    const said = { kind, way: 'phone', receivedOn: inDays(0).slice(0, 10), language: 'de', name: 'Cosima' } as const
    const known = { email, identity: 'booking', note: '', message: null, customer: null } as const
    return { id: valueOf(await filePrivacyRequest(app.ctx, kim, { ...said, ...known })).id, email }
  }
  const { id, email } = await file('access')
  valueOf(await copyPersonData(app.ctx, kim, { id, version: 1, format: 'json' }))
  valueOf(await putOffPrivacyRequest(app.ctx, kim, { id, version: 1, reason: 'much to read' }))
  valueOf(await answerPrivacyRequest(app.ctx, kim, { id, version: 2, text: 'here it is' }))
  valueOf(await endPersonNewsletter(app.ctx, kim, { id, version: 3 }))
  const end = { state: 'done', mine: true, identity: 'booking', email, note: '', outcome: 'sent' } as const
  valueOf(await changePrivacyRequest(app.ctx, kim, { id, version: 4, ...end }))
  const { id: kept } = await file('restriction')
  valueOf(await restrictPerson(app.ctx, kim, { id: kept, version: 1 }))
  valueOf(await liftRestriction(app.ctx, kim, { id: kept, version: 2, reason: 'the address is right' }))
  const { id: erased } = await file('erasure')
  valueOf(await erasePerson(app.ctx, kim, { id: erased, version: 1 }))
}

/** A message is taken in hand and answered. */
async function messages(): Promise<void> {
  await fine(app.call('sendContactMessage', { body: examplesFor(30).sendContactMessage.body! }))
  const { id } = await rowOf(app, 'contact_message', {})
  valueOf(await moveContactMessage(app.ctx, kim, { id, state: 'in_work', mine: true, version: 1 }))
  valueOf(await answerContactMessage(app.ctx, kim, { id, text: 'Ja, haben wir.', version: 2 }))
}

async function book(bookings: 'soon' | 'open', who: Customer | null = null): Promise<string> {
  await app.setBookings(bookings)
  const day = app.ownDays(2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2) }
  const quote = await app.call('createQuote', { as: who, body: { ...trip, extras: [], crossBorder: false } })
  const driver = { ...sampleDriver, email: who?.email ?? `${randomUUID()}@post.example` }
  const wish = { ...bookingBody(quote.body.id), driver, bookings }
  return (await fine(app.call('createBooking', { as: who, body: wish }))).body.reference
}

async function requests(): Promise<void> {
  await offerAndOrder(app, await book('soon'))
  valueOf(await makeOffer(app.ctx, kim, { reference: await book('soon'), hours: null }))
  valueOf(await declineRequest(app.ctx, kim, { reference: await book('soon'), reason: null }))
  valueOf(await cancelBooking(app.ctx, kim, { reference: await book('soon'), feeMinor: 0 }))
  const guest = { reference: await book('soon'), reason: 'a fine not paid', until: null }
  const { id } = valueOf(await blockGuest(app.ctx, kim, guest))
  valueOf(await liftBlock(app.ctx, kim, { id, reason: 'paid' }))
  await givenIn(app).timeOver(await book('soon'))
  await expireOverdue(app.ctx, system('expire_overdue'))
}

async function atTheDesk(): Promise<void> {
  const rental = async () => {
    const keyed = { key: randomUUID(), requestHash: Buffer.from('') }
    const day = app.ownDays(2)
    const period = { start: inDays(day), end: inDays(day + 2) }
    const wish = { pickup: 3, dropoff: 3, period, extras: [], crossBorder: false, freeDays: 0 }
    const held = { ...wish, vehicleId: 302, customer: null, replaces: undefined, keyed }
    const { id: quoteId } = valueOf(await quoteAtDesk(app.ctx, kim, held))
    const { firstName, lastName, dateOfBirth, email, phone } = sampleDriver
    const person = { firstName, lastName, dateOfBirth, email, phone }
    const said = { origin: 'phone', language: 'de', despiteBlock: null, termsVersion: '2026-11-21' } as const
    return { quoteId, customer: null, person, ...said, keyed: { ...keyed, key: randomUUID() } }
  }
  valueOf(await bookAtDesk(app.ctx, kim, { ...(await rental()), paymentMethod: 'cash' }))
  valueOf(await offerAtDesk(app.ctx, kim, { ...(await rental()), hours: null }))
}

async function rentals(): Promise<void> {
  await atTheDesk()
  const owner = await newCustomer(app, 'Rita')
  const changed = await book('open', owner)
  const params = { reference: changed }
  const { body } = await app.call('getOwnBooking', { as: owner, params })
  const { pickup, dropoff, start, end, extras, crossBorder, revision } = body
  const trip = { pickup, dropoff, start, end, crossBorder }
  const offered = await fine(app.call('getChangeOffers', { as: owner, params, query: { ...trip, extras: 'gps:1' } }))
  const { totalMinor } = offered.body.offers.find(({ vehicleId }) => vehicleId === body.vehicle.id)!.price!
  const wish = { ...trip, vehicleId: body.vehicle.id, extras: [...extras, { code: 'gps', quantity: 1 }] }
  await fine(app.call('changeOwnBooking', { as: owner, params, body: { ...wish, revision, totalMinor } }))
  await fine(app.call('setOwnPhone', { as: owner, params, body: { phone: '+49 30 23125901' } }))
  await fine(app.call('setOwnFlight', { as: owner, params, body: { flight: 'LH 2034' } }))

  const reference = await book('open')
  const yard = yardOf(app)
  const plan = await yard.planned(reference)
  const [out, back] = [yard.on(plan.starts_at), yard.on(plan.ends_at)]
  const { booking } = valueOf(await showStaffBooking(out, kim, reference))
  const licence = { driverId: booking.main_driver!.id, licenseNumber: 'B072RRE2I55', licenseExpiry: '2040-01-01' }
  valueOf(await setLicence(out, kim, { reference, ...licence }))
  const contact = { firstName: booking.first_name, lastName: booking.last_name, email: booking.email, flight: '' }
  valueOf(await correctContact(out, kim, { reference, ...contact, phone: '+49 30 23125903' }))
  valueOf(await handOver(out, kim, { reference, odometerKm: plan.km }))
  const { class_id: classId } = await rowOf(app, 'car', { plate: plan.plate })
  const other = await givenIn(app).freeCar({ classId, branch: 1 })
  const soon = yard.on(new Date(plan.starts_at.getTime() + 3_600_000))
  const given = { plate: other.plate, kmIn: plan.km, kmOut: other.km, reason: 'a flat tyre', at: null, readyAt: null }
  valueOf(await exchangeCar(soon, kim, { reference, ...given }))
  const far = other.km + 2_000
  const { charges } = valueOf(await takeBack(back, kim, { reference, odometerKm: far, at: null, branch: null }))
  valueOf(await waiveCharge(back, kim, { reference, chargeId: charges[0]!.id, reason: 'a gift' }))
  const fuel = valueOf(
    await chargeReturn(back, kim, { reference, kind: 'fuel', amountMinor: 2_000, reason: '12 litres' }),
  )
  const paper = { reference, amountMinor: null, method: 'cash', deposit: false, receipt: null, note: null } as const
  valueOf(await writeOff(back, kim, { reference, amountMinor: 100, reason: 'a gift' }))
  const note = valueOf(await addNote(back, kim, { reference, note: 'calls later' }))
  valueOf(await removeNote(back, kim, { reference, noteId: note.id }))
  valueOf(await restoreNote(back, kim, { reference, noteId: note.id }))
  const { name: company_name, invoice_email: _mailbox, ...address } = sampleCompany
  const invoice = { company_name, ...address, business_id: null }
  valueOf(await setInvoiceData(back, kim, { reference, invoice }))
  const [letter] = valueOf(await showStaffBooking(back, kim, reference)).letters
  valueOf(await sendLetterAgain(back, kim, { reference, letterId: letter!.id }))
  valueOf(await exportBookings(back, kim, { ...anyBooking, latestFirst: false }))
  const anybody = { typed: null, blocked: false, tier: null, unpaid: false, companies: false }
  valueOf(await exportCustomers(back, kim, anybody))
  valueOf(await exportBusinesses(back, kim, { text: '' }))
  valueOf(await exportLog(back, kim, { q: '', group: null, by: null, branch: null, from: null, to: null }))
  valueOf(await recordPayment(back, kim, paper))
  valueOf(await recordRefund(back, kim, { ...paper, amountMinor: 1_000, courtesy: 'a gift' }))
  const chargesMinor = fuel.charges.reduce((sum, { amount_minor: amount }) => sum + amount, 0)
  valueOf(await closeRental(back, kim, { reference, chargesMinor, dueMinor: 0 }))

  const missed = await book('open')
  const planned = await rowOf(app, 'booking', { reference: missed })
  const [entry] = await rowsOf(app, 'assignment', { stay_id: planned.id })
  const { version } = (await findPlanBar(app.db.db, kim, entry!.id))!
  valueOf(await changePlan(app.ctx, kim, { kind: 'fix', id: entry!.id, version, fixed: true }))
  const { ends_at: over } = await yard.planned(missed)
  valueOf(await noteCall(app.ctx, kim, { reference: missed, reached: false }))
  valueOf(await withdrawCall(app.ctx, kim, { reference: missed }))
  valueOf(await recordNoShow(yard.on(over), kim, { reference: missed }))
}

async function drives(): Promise<void> {
  await givenIn(app).drive()
  await tellDrives(app.ctx, system('tell_drives'))
  const [drive] = await listPlannedDrives(app.ctx.db, operator)
  valueOf(await finishDrive(app.ctx, kim, { driveId: drive!.id, km: null, at: null }))
}

async function theHouse(): Promise<void> {
  await reseal(app.ctx, operator)
  await moveFiles(app.ctx, operator)
  const failed = { folder: '/copies', reason: 'no room', lastAt: null }
  await tellFailedBackup(app.ctx, system('back_up'), failed)
  await inbox()
  // Late enough to remove documents, but not the lines of accounts.
  const later = { ...app.ctx, now: () => new Date(Date.now() + 100 * 86_400_000) }
  await keepHouse(later, system('keep_house'))
  await forgetExpired(later, system('forget_expired'))
}

/** Brings a message of a bank that we cannot understand. */
async function inbox(): Promise<void> {
  const bank = { kind: 'provider', name: 'bank' } as const
  await receiveMessage(app.ctx, bank, { messageId: 'm', kind: 'paid', subject: 'p', payload: {} })
  const untilStuck = async () => {
    for (;;) {
      await workInbox(app.ctx, system('work_inbox'), {})
      const [message] = valueOf(await listInbox(app.ctx, kim))
      if (message!.state === 'stuck') return message!
      await rewrite(app, 'inbox_message', {}, { next_try_at: new Date() })
    }
  }
  valueOf(await retryMessage(app.ctx, kim, (await untilStuck()).number))
  valueOf(await putMessageAside(app.ctx, kim, { number: (await untilStuck()).number, reason: 'by hand' }))
}

const kindsOf = async (verb: Verb) => [
  ...new Set((await rowsOf(app, 'audit', { verb })).map((line) => line.actor_kind)),
]

describe('the log of acts', () => {
  test.each(told)('has a line of %s, by somebody who may do that', async (verb) => {
    const kinds = await kindsOf(verb)
    expect(kinds).not.toEqual([])
    const roles = Object.keys(rights[verb])
    const allowed = new Set(roles.map((role) => (role === 'agent' || role === 'manager' ? 'staff' : role)))
    expect(kinds.filter((kind) => !allowed.has(kind))).toEqual([])
  })

  test('has none of what is only asked or passes by', async () => {
    const known = new Set<string>([...told, seldom, 'sql', 'seed'])
    const done = new Set((await rowsOf(app, 'audit')).map(({ verb }) => verb))
    expect([...done].filter((verb) => !known.has(verb))).toEqual([])
  })

  test('tells of a colleague who deletes their account that they did, and not the database', async () => {
    const { rows } = await app.db.pool.query(
      `select distinct actor_kind, subject_kind from audit
       where event = 'delete' and verb = 'deleteAccount' or subject_kind like 'staff%' and actor_kind = 'database'
       order by subject_kind`,
    )
    expect(rows).toEqual([
      { actor_kind: 'customer', subject_kind: 'staff' },
      { actor_kind: 'customer', subject_kind: 'staff_branch' },
    ])
  })

  test('says everything in words that the back office has', async () => {
    const lines: Readonly<Record<string, string>> = logWords.lines
    const keys = (await rowsOf(app, 'audit')).map(({ subject_kind: subject, event, after }) =>
      logKeyOf({ subject, event, after }),
    )
    expect([...new Set(keys)].filter((key) => lines[key] === undefined)).toEqual([])
  })

  test('names who of staff it was, in which role', async () => {
    const lines = (await rowsOf(app, 'audit', { actor_kind: 'staff' })).filter(({ verb }) => verb !== 'addStaff')
    // An agent locked their own screen.
    const isScreen = (verb: string) => verb === 'lockScreen' || verb === 'unlockScreen'
    const whoOf = (own: boolean) =>
      new Set(
        lines
          .filter(({ verb }) => isScreen(verb) === own)
          .map((line) => `${line.actor_id === kim.account} ${line.actor_role}`),
      )
    expect(whoOf(false)).toEqual(new Set(['true manager']))
    expect(whoOf(true)).toEqual(new Set(['false agent']))
  })

  test('holds no secret, no number of a document and no address of a customer', async () => {
    const text = await textOf(app, 'audit')
    for (const secret of [
      PASSWORD,
      sampleDriver.passportNumber,
      sampleDriver.licenseNumber,
      mara.email,
      'post.example',
    ])
      expect(text).not.toContain(secret)
  })
})
