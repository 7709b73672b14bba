import * as z from 'zod/mini'

import { isVatId, tidyVatId } from '#domain/vat-id.ts'
import { endpoint } from './endpoint.ts'
import { listedBooking } from './staff-bookings.ts'
import {
  currency,
  done,
  email,
  idempotencyHeaders,
  localDate,
  localDateTime,
  longText,
  minor,
  optionalText,
  text,
} from './values.ts'

const byId = z.strictObject({ id: z.uuid() })
const given = z.nullable(z.string())
const version = z.int()

/** VAT identification number of a country of the EU, as a register has it; '' if there is none. */
const vatId = z.string().check(
  z.overwrite(tidyVatId),
  z.maxLength(16),
  z.refine((value) => value === '' || isVatId(value), 'invalid_number'),
)

const data = {
  name: text(120),
  street: text(120),
  postalCode: text(16),
  city: text(80),
  country: text(80),
  vatId,
  /** Mailbox for invoices; null if they go to the person who rents. */
  invoiceEmail: z.nullable(email),
  /** Words for the company's own books, such as a cost centre. */
  reference: optionalText(60),
}

const listedBusiness = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  vatId: given,
  /** Number of people who may rent for it. */
  persons: z.int(),
  blocked: z.boolean(),
  /** Rentals for it at the branches of the reader, and the start of the last one that began and of the next one. */
  rentals: z.int(),
  lastRental: z.nullable(localDateTime),
  nextRental: z.nullable(localDateTime),
  /** Still to be paid of those rentals, by currency, without what is settled. */
  due: z.array(z.object({ currency, minor })),
})

const business = z.object({
  id: z.uuid(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: given,
  invoiceEmail: given,
  reference: given,
  blocked: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime(), by: given })),
  /** People who may rent for it and whose pages the reader may open. */
  persons: z.array(z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), phone: given, email: given })),
  /** Number of others, who have never rented at the branches of the reader. */
  others: z.int(),
  /** Rentals at the branches of the reader, the newest first, each with all that it costs by now. */
  rentals: z.array(z.extend(listedBooking, { chargedMinor: minor })),
  /**
   * Sums of all rentals at the branches of the reader, by currency: the day on which the first one with a charge began or
   * begins, what was charged, and what of it is still to be paid.
   */
  sums: z.array(z.object({ currency, since: z.nullable(localDate), chargedMinor: minor, dueMinor: minor })),
  /** Notes of staff, the newest first. */
  notes: z.array(z.object({ id: z.uuid(), at: z.iso.datetime(), by: given, text: z.string() })),
  version,
})

// Names of companies stand in no address, like those of people.
export const getStaffBusinesses = endpoint('getStaffBusinesses', {
  summary: 'Companies that rent, by their names, in pages; all, or those whose name begins like this.',
  body: z.strictObject({ q: z.optional(text(80)), after: z.optional(z.uuid()) }),
  answers: { 200: z.object({ businesses: z.array(listedBusiness), next: z.nullable(z.uuid()) }) },
})

export const getStaffBusiness = endpoint('getStaffBusiness', {
  summary: 'A company that rents: its data, who may rent for it, and its rentals at the branches of the reader.',
  params: byId,
  answers: { 200: business },
})

export const addStaffBusiness = endpoint('addStaffBusiness', {
  summary: 'Writes down a company that rents. The VAT number is checked by its form.',
  headers: idempotencyHeaders,
  body: z.strictObject(data),
  answers: { 201: z.object({ id: z.uuid() }) },
})

export const changeStaffBusiness = endpoint('changeStaffBusiness', {
  summary: 'Changes the data of a company. Papers of earlier rentals keep the address that they had.',
  params: byId,
  body: z.strictObject({ ...data, version }),
  answers: { 200: done },
})

export const exportStaffBusinesses = endpoint('exportStaffBusinesses', {
  summary: 'The list of companies as a file for a spreadsheet; the log says who took it.',
  body: z.strictObject({ q: z.optional(text(80)) }),
  answers: { 200: z.file() },
  file: 'text/csv',
})

export const noteStaffBusiness = endpoint('noteStaffBusiness', {
  summary: 'Adds a note about a company. The log says that there is one, not what it says.',
  params: byId,
  headers: idempotencyHeaders,
  body: z.strictObject({ text: longText(2_000) }),
  answers: { 201: done },
})

export const blockStaffBusiness = endpoint('blockStaffBusiness', {
  summary: 'Keeps a company from renting, or lets it rent again, with the reason; for managers.',
  params: byId,
  body: z.strictObject({ blocked: z.boolean(), reason: text(500), version }),
  answers: { 200: done },
})

const person = z.strictObject({ id: z.uuid(), customer: z.uuid() })

export const addStaffBusinessPerson = endpoint('addStaffBusinessPerson', {
  summary: 'Lets a customer rent for a company.',
  params: person,
  answers: { 200: done },
})

export const removeStaffBusinessPerson = endpoint('removeStaffBusinessPerson', {
  summary: 'Lets a customer no longer rent for a company. Their bookings stay as they are.',
  params: person,
  answers: { 200: done },
})

const noteOf = z.strictObject({ id: z.uuid(), noteId: z.uuid() })

export const removeBusinessNote = endpoint('removeBusinessNote', {
  summary: 'Takes a note off a company; it can be put back until the next night.',
  params: noteOf,
  answers: { 200: done },
})

export const restoreBusinessNote = endpoint('restoreBusinessNote', {
  summary: 'Puts a note back that was taken off a company.',
  params: noteOf,
  answers: { 200: done },
})
