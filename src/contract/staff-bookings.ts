import * as z from 'zod/mini'

import { carNeeds } from '#domain/car-needs.ts'
import { agreement } from './agreements.ts'
import { booking, bookingStatus } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import { branchId, branchInQuery, currency, language, localDate, localDateTime, minor, text } from './values.ts'

/** A booking as lists and the search show it. */
export const listedBooking = z.object({
  reference: z.string(),
  status: bookingStatus,
  customer: z.string(),
  phone: z.nullable(z.string()),
  vehicle: z.object({ name: z.string(), type: z.string(), image: z.nullable(z.string()) }),
  plate: z.nullable(z.string()),
  pickup: branchId,
  dropoff: branchId,
  start: localDateTime,
  end: localDateTime,
  days: z.int(),
  currency,
  totalMinor: minor,
  dueMinor: minor,
  papersMissing: z.boolean(),
  /** Whether we have no car for it, or one that comes late. */
  carOwed: z.boolean(),
  /** Whether its car should be back. */
  overdue: z.boolean(),
  /** Whether staff made it. */
  fromDesk: z.boolean(),
  /** Moment at which a request or an offer is over. */
  until: z.nullable(z.iso.datetime()),
})
export type ListedBooking = z.infer<typeof listedBooking>

export const foundCustomer = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  tier: z.enum(['prime', 'elite']),
  rentals: z.int(),
})

export const foundCar = z.object({
  id: z.int(),
  plate: z.string(),
  vehicle: z.string(),
  type: z.string(),
  image: z.nullable(z.string()),
  km: z.int(),
  clean: z.nullable(z.boolean()),
  branch: z.nullable(branchId),
  place: z.string(),
  /** Rental that has the car now, or will have it next. */
  reference: z.nullable(z.string()),
})

export const searchOffice = endpoint('searchOffice', {
  summary:
    'Bookings, customers, companies and cars by reference, name, address, phone or plate: a few of each, the likeliest first. `more` names the kinds of which there are others, which the lists have.',
  // Names and numbers of people stand in no address.
  body: z.strictObject({ q: text(80) }),
  answers: {
    200: z.object({
      bookings: z.array(listedBooking),
      customers: z.array(foundCustomer),
      businesses: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string() })),
      cars: z.array(foundCar),
      more: z.object({ bookings: z.boolean(), customers: z.boolean(), businesses: z.boolean() }),
    }),
  },
})

const flag = z.optional(z.literal('true'))

/** States as an address writes them: 'confirmed,active', or 'all'. */
const statuses = z.string().check(
  z.maxLength(140),
  z.refine(
    (value) => value === 'all' || value.split(',').every((one) => bookingStatus.options.includes(one as never)),
    'not_a_choice',
  ),
)
const placeInList = z.string().check(z.regex(/^[01]_\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/))

const filter = {
  /** Beginning of a reference, a name, a mail address or a phone number, as the search takes it. */
  q: z.optional(text(80)),
  /** Those that are not over if there is none. */
  status: z.optional(statuses),
  branch: z.optional(branchInQuery),
  /** First and last day of the pickup. */
  from: z.optional(localDate),
  to: z.optional(localDate),
  /** Code of the class. */
  type: z.optional(z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/))),
  unpaid: flag,
  papers: flag,
  source: z.optional(z.enum(['site', 'desk'])),
  order: z.optional(z.enum(['asc', 'desc'])),
}

// Names and numbers of people stand in no address, so that both calls carry a body.
export const getStaffBookings = endpoint('getStaffBookings', {
  summary:
    'Bookings that touch the branches of the reader, in pages: those that are not over by their next appointment, pickup or return, and with others by their pickup. `after` is the `next` of the page before; a page may have few rows, or none, and still a `next`, where the filter is rare.',
  body: z.strictObject({ ...filter, after: z.optional(placeInList) }),
  answers: { 200: z.object({ bookings: z.array(listedBooking), next: z.nullable(z.string()) }) },
})

export const exportStaffBookings = endpoint('exportStaffBookings', {
  summary: 'The same list as a file for a spreadsheet, in the language of the reader. It is told in the log.',
  body: z.strictObject(filter),
  answers: { 200: z.file() },
  file: 'text/csv',
})

/** A request or an offer that waits for an answer. */
export const openRequest = z.object({
  ...listedBooking.shape,
  /** Cars of its class that stay free beside the one that is kept for it. */
  freeBeside: z.int(),
  language,
})

export const getStaffRequests = endpoint('getStaffRequests', {
  summary:
    'Requests and offers that wait for an answer, of one branch or of all, those with the least time left first, with their effect on the stock: the first 100, and the number of all.',
  query: z.strictObject({ branch: z.optional(branchInQuery) }),
  answers: { 200: z.object({ requests: z.array(openRequest), all: z.int() }) },
})

const savedFilter = z.object({ id: z.uuid(), name: z.string(), query: z.string() })
const savedFilters = z.object({ filters: z.array(savedFilter) })

export const getStaffFilters = endpoint('getStaffFilters', {
  summary: 'Filters that the reader saved for the list of bookings.',
  answers: { 200: savedFilters },
})

export const saveStaffFilter = endpoint('saveStaffFilter', {
  summary: 'Saves a filter under a name; one of the same name is replaced.',
  body: z.strictObject({ name: text(60), query: z.string().check(z.maxLength(1_000), z.regex(/^[\w=&%,.*+-]*$/)) }),
  answers: { 200: savedFilters },
})

export const removeStaffFilter = endpoint('removeStaffFilter', {
  summary: 'Removes a saved filter.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: savedFilters },
})

/** Line of a booking's history. The page words it from the event and what it changed. */
const storyLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Kind of the actor. */
  actor: z.string(),
  /** Name of a colleague; null for everybody else. */
  name: z.nullable(z.string()),
  event: z.string(),
  before: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  after: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  reason: z.nullable(z.string()),
})

const staffCharge = z.object({
  id: z.int(),
  kind: z.string(),
  code: z.nullable(z.string()),
  quantity: z.int(),
  unitMinor: minor,
  amountMinor: minor,
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether it takes another charge back, and whether it was taken back itself. */
  corrects: z.boolean(),
  corrected: z.boolean(),
  /** Whether it is a line of the agreed price. */
  agreed: z.boolean(),
})

const staffMove = z.object({
  id: z.int(),
  purpose: z.enum(['rental', 'deposit']),
  kind: z.string(),
  amountMinor: minor,
  method: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  at: z.iso.datetime(),
})

const balance = z.object({
  chargedMinor: minor,
  paidMinor: minor,
  authorisedMinor: minor,
  writtenOffMinor: minor,
  dueMinor: minor,
  toGiveBackMinor: minor,
})

const staffDriver = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.nullable(localDate),
  licenseExpiry: z.nullable(localDate),
  hasPapers: z.boolean(),
})

const staffCar = z.object({
  plate: z.string(),
  vehicle: z.string(),
  type: z.string(),
  image: z.nullable(z.string()),
  km: z.int(),
  fuelEighths: z.nullable(z.int()),
  chargePercent: z.nullable(z.int()),
  clean: z.nullable(z.boolean()),
  branch: z.nullable(branchId),
  since: z.iso.datetime(),
  late: z.boolean(),
})

export const invoiceData = z.object({
  companyName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Company whose page these data came from. */
  business: z.nullable(z.uuid()),
})

/** Next act, the time from which it may be done, and the checks before it. */
const nextOfBooking = z.object({
  step: z.enum(['answer', 'await_order', 'hand_over', 'take_back', 'close']),
  /** Moment for which it is agreed, or at which the time for it ends. */
  at: z.nullable(z.iso.datetime()),
  from: z.nullable(z.iso.datetime()),
  checks: z.array(
    z.object({
      check: z.enum(['papers', 'payment', 'deposit', 'car', 'clean']),
      ok: z.boolean(),
      missing: z.array(z.string()),
    }),
  ),
})

/** A booking with everything that staff see of it. `version` goes with every act. */
export const staffBooking = z.object({
  ...booking.shape,
  version: z.int(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language,
  member: z.nullable(
    z.object({
      id: z.string(),
      tier: z.enum(['prime', 'elite']),
      company: z.nullable(z.string()),
      rentals: z.int(),
      /** Whether the customer's data may only be kept for now (GDPR art. 18). */
      restricted: z.boolean(),
    }),
  ),
  fromDesk: z.boolean(),
  carOwed: z.boolean(),
  overdue: z.boolean(),
  mainDriver: z.nullable(staffDriver),
  otherDrivers: z.array(staffDriver),
  documents: z.array(z.object({ id: z.string(), kind: z.string(), state: z.string(), expiry: z.nullable(localDate) })),
  cars: z.array(staffCar),
  /** Work that the planned car still needs, and the newest entry about it, which the report that it is done names. */
  unready: z.nullable(z.object({ plate: z.string(), needs: z.array(z.enum(carNeeds)), entry: z.nullable(z.int()) })),
  kmOut: z.nullable(z.int()),
  kmIn: z.nullable(z.int()),
  handedOverAt: z.nullable(z.iso.datetime()),
  returnedAt: z.nullable(z.iso.datetime()),
  charges: z.array(staffCharge),
  moves: z.array(staffMove),
  balance,
  deposit: balance,
  /** Sum of the charges beyond the price, which closing asks for. */
  chargesMinor: minor,
  notes: z.array(z.object({ id: z.int(), note: z.string(), author: z.string(), at: z.iso.datetime() })),
  letters: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      language,
      writtenAt: z.iso.datetime(),
      sentAt: z.nullable(z.iso.datetime()),
    }),
  ),
  agreements: z.array(agreement),
  invoice: z.nullable(invoiceData),
  next: z.nullable(nextOfBooking),
  /** Moment from which it can be recorded that nobody came, and what that costs; null if that is not possible. */
  noShow: z.nullable(z.object({ from: z.iso.datetime(), feeMinor: minor })),
  story: z.array(storyLine),
})
export type StaffBooking = z.infer<typeof staffBooking>

export const params = z.strictObject({ reference: bookingReference })

export const getStaffBooking = endpoint('getStaffBooking', {
  summary: 'Everything about a booking that touches the branches of the reader, with its version and its history.',
  params,
  answers: { 200: staffBooking },
})

export const getStaffAgreementVersion = endpoint('getStaffAgreementVersion', {
  summary: 'One version of the rental agreement of a booking, as a PDF.',
  params: z.strictObject({ reference: bookingReference, revision: z.string().check(z.regex(/^\d{1,6}$/)) }),
  answers: { 200: z.file() },
  file: 'application/pdf',
})

export const getStaffLetter = endpoint('getStaffLetter', {
  summary: 'A letter to the customer of a booking, as it was sent; links that needed a token lead nowhere.',
  params: z.strictObject({ reference: bookingReference, letterId: z.uuid() }),
  answers: { 200: z.object({ subject: z.string(), html: z.string() }) },
})
