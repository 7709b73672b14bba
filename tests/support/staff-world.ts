import { randomUUID } from 'node:crypto'

import { newsletterConsent } from '#content/consent.ts'
import type { Booking } from '#contract/booking.ts'
import { addDays } from '#domain/period.ts'
import type { TestApp } from './app.ts'
import { inDays, sampleDriver } from './client.ts'
import { newCustomer, type SignedIn } from './customer.ts'
import { givenIn } from './given.ts'
import { rewrite, rowOf } from './rows.ts'
import { newBusiness } from './business.ts'
import { newStaff } from './staff.ts'

/** Names by which staff call for things, all of which have to do with one branch, and with one customer. */
export interface StaffWorld {
  /** Branch where everything of it is. */
  branch: number
  /** A confirmed booking, a request, and a rental whose car is back. */
  confirmed: string
  requested: string
  /** Customer of these. */
  customer: string
  email: string
  name: string
  phone: string
  /** Days around the confirmed booking. */
  from: string
  to: string
  /** Its car, and its entry in the plan as it is shown. */
  car: number
  plate: string
  entry: number
  version: string
  /** Drive from the branch to one that no colleague of the matrix works at. */
  drive: number
  message: string
  document: string
  block: string
  /** Company for which the customer rents. */
  business: string
  /** Customer whom the block keeps from renting. */
  blocked: string
  colleague: string
  /** Session of the colleague. */
  session: string
  invitation: string
  /** Request of somebody else under the GDPR. */
  privacy: string
  issue: string
  subscriber: string
}

/**
 * Words that stand in an answer only if it tells of somebody's booking, of the customer, of what they sent us, or for
 * whom they rent. All colleagues see all companies, but not who rents for them.
 */
export const traces = ({ confirmed, requested, email, name, phone, document, message, business }: StaffWorld) => ({
  bookings: [confirmed, requested],
  customer: [email, name, phone],
  sent: [document, message],
  company: [business],
})

/** Makes a customer with everything that staff can call for at a branch. */
export async function staffWorldAt(app: TestApp, branch: number): Promise<StaffWorld> {
  const given = givenIn(app)
  const name = `Zora${randomUUID().slice(0, 6)}`
  const who = await newCustomer(app, name)
  const phone = '+49 30 23125 987'
  await rewrite(app, 'customer', { id: who.customerId }, { phone })
  const trip = { as: who, email: who.email, pickup: branch, dropoff: branch }
  const order = { driver: { ...sampleDriver, firstName: name, phone, email: who.email } }
  const confirmed = await given.booking({ ...trip, order, bookings: 'open' })
  const requested = await given.booking({ ...trip, order, bookings: 'soon' })
  await app.call('sendContactMessage', {
    body: {
      name: `${name} Muster`,
      email: who.email,
      phone,
      reference: confirmed.reference,
      branch: branch === 1 ? 'tempelhof' : 'airport',
      message: 'Wann öffnen Sie?',
      website: '',
      language: 'de',
      filledMs: 60_000,
    },
  })
  const colleague = await newStaff(app, 'agent', [branch])
  const manager = await newStaff(app, 'manager')
  await app.call('noteStaffPresence', {
    as: manager,
    params: { reference: confirmed.reference },
    body: { doing: 'reads' },
  })
  // For as long as the tests take.
  await app.db.pool.query(`update booking_presence set seen_at = now() + interval '1 day'`)
  const planned = await plannedIn(app, manager, confirmed)
  const invited = `${randomUUID()}@spreewagen.example`
  await app.call('inviteStaff', {
    as: manager,
    body: { email: invited, name: 'Ben Beispiel', role: 'agent', branches: [branch], language: 'de' },
  })
  const blocked = await newCustomer(app, 'Bela')
  await given.booking({ as: blocked, email: blocked.email, pickup: branch, dropoff: branch, bookings: 'soon' })
  const block = await app.call('blockCustomer', {
    as: manager,
    params: { id: blocked.customerId },
    body: { reason: 'Unbezahlt', until: null },
  })
  const filed = await app.call('filePrivacyRequest', {
    as: manager,
    body: {
      kind: 'access',
      way: 'email',
      receivedOn: inDays(0).slice(0, 10),
      language: 'de',
      name: 'Cosima Beispiel',
      email: `${randomUUID()}@post.example`,
      identity: null,
      note: '',
      message: null,
      customer: null,
    },
  })
  return {
    branch,
    confirmed: confirmed.reference,
    requested: requested.reference,
    customer: who.customerId,
    email: who.email,
    name,
    phone,
    ...planned,
    drive: await driveFrom(app, branch),
    message: (await rowOf(app, 'contact_message', { email: who.email })).id,
    document: await given.document(who.customerId, 'licence', 'fuehrerschein.pdf'),
    block: block.body.id,
    business: (await newBusiness(app, manager, [who.customerId])).id,
    blocked: blocked.customerId,
    colleague: colleague.user.id,
    session: (await rowOf(app, 'session', { account_id: colleague.user.id })).id,
    invitation: (await rowOf(app, 'staff_invitation', { email: invited })).id,
    privacy: filed.body.id,
    ...(await newsletterOf(app, manager, who.email)),
  }
}

/** A draft of the newsletter, and a wish for it. */
async function newsletterOf(app: TestApp, as: SignedIn, email: string) {
  const nothing = { subject: '', text: '' }
  const { body } = await app.call('createIssue', { as, body: { de: nothing, en: nothing, car: null } })
  await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
  return { issue: body.id, subscriber: (await rowOf(app, 'newsletter_subscription', { email })).id }
}

/** A drive from a branch to a new one, at which nobody works. */
async function driveFrom(app: TestApp, branch: number): Promise<number> {
  await app.db.pool.query(
    `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
     values (8, 'potsdam', 'Potsdam', 'Potsdam', 'Gasse 2', '14467 Potsdam', '+49 331 23125-1',
             'potsdam@spreewagen.example', 52.4, 13.06, 'BB')`,
  )
  const plate = await givenIn(app).drive({ from: branch, to: 8 })
  const { id: car } = await rowOf(app, 'car', { plate })
  const { id } = await rowOf(app, 'assignment', { car_id: car, kind: 'transfer' })
  return id
}

/** How a booking stands in the planner. */
async function plannedIn(app: TestApp, as: SignedIn, { reference, start, end }: Booking) {
  const { id } = await rowOf(app, 'booking', { reference })
  const { car_id: car } = await rowOf(app, 'assignment', { stay_id: id })
  const { plate } = await rowOf(app, 'car', { id: car })
  const [from, to] = [`${addDays(start.slice(0, 10), -1)}T00:00`, `${addDays(end.slice(0, 10), 1)}T00:00`]
  const plan = await app.call('getPlan', { as, query: { cars: String(car), cells: '', from, to, step: '120' } })
  const { id: entry, version } = plan.body.bars.find((bar) => bar.reference === reference)!
  return { from, to, car, plate, entry, version }
}

/** The same names for things that do not exist. */
export const nowhere = (): StaffWorld => ({
  branch: 9,
  confirmed: 'SW-2222-2222',
  requested: 'SW-2222-2223',
  customer: randomUUID(),
  email: 'nobody@post.example',
  name: 'Nobody',
  phone: '+49 30 23125 986',
  from: '2098-01-01T10:00',
  to: '2098-01-09T10:00',
  car: 2_147_483_000,
  plate: 'B-XX 9999',
  entry: 2_147_483_000,
  version: '0123456789ab',
  drive: 2_147_483_000,
  message: randomUUID(),
  document: randomUUID(),
  block: randomUUID(),
  business: randomUUID(),
  blocked: randomUUID(),
  colleague: randomUUID(),
  session: randomUUID(),
  invitation: randomUUID(),
  privacy: randomUUID(),
  issue: randomUUID(),
  subscriber: randomUUID(),
})
