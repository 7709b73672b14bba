import { createHash } from 'node:crypto'

import { agreementFileName } from '#documents/agreement-words.ts'
import type { Agreement } from '#documents/agreement.ts'
import { draw } from '#documents/draw.ts'
import { agreedStatuses, hasAgreement, insertAgreement, type AgreementRow } from '#store/agreement.ts'
import { listCars } from '#store/assignment.ts'
import { listEvents, type BookingEvent, type BookingRow } from '#store/booking.ts'
import { findInvoiceData, type InvoiceRow } from '#store/booking-invoice.ts'
import type { Catalogue, CatalogueBranch } from '#store/catalogue.ts'
import { FileLostError } from '#log/trouble.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { freeUntilOf } from '#domain/cancelling.ts'
import { branchOf, vehicleOf } from '#domain/catalogue.ts'

const agreed: ReadonlySet<string> = new Set(agreedStatuses)
const handedOver: ReadonlySet<string> = new Set(['active', 'returned', 'closed'])

/** Whether a booking has an agreement, even if it is not written yet. */
export const isAgreed = ({ status }: BookingRow): boolean => agreed.has(status)

const isMissing = async (db: Db, booking: BookingRow): Promise<boolean> =>
  isAgreed(booking) && !(await hasAgreement(db, booking.id, booking.revision))

class AgreementMissingError extends Error {
  override readonly name = 'AgreementMissingError'
  readonly booking: BookingRow
  constructor(booking: BookingRow) {
    super(`the agreement of booking ${booking.id} is not written yet`)
    this.booking = booking
  }
}

/**
 * Makes sure that the agreement of a booking is written before a transaction changes what is agreed: afterwards the old
 * version could not be drawn any more. The transaction runs within `withAgreements`.
 */
export async function requireAgreement(tx: Tx, booking: BookingRow): Promise<void> {
  if (await isMissing(tx, booking)) throw new AgreementMissingError(booking)
}

/**
 * Does work in a transaction. If an agreement that it requires is missing, the work is undone, the agreement is written
 * with no transaction open, because drawing and storing take their time, and the work is done again.
 */
export async function withAgreements<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AgreementMissingError)) throw error
      await keepAgreement(ctx, error.booking)
    }
  }
}

/**
 * Writes the agreement of a booking as it stands, unless that of this revision is there or nothing is agreed. Several
 * may at once: one document stays.
 */
export async function keepAgreement(
  ctx: Pick<Context, 'catalogue' | 'files' | 'db'>,
  booking: BookingRow,
): Promise<void> {
  const { db } = ctx
  const { id, revision } = booking
  if (!(await isMissing(db, booking))) return
  const cars = handedOver.has(booking.status) ? await listCars(db, id) : []
  const agreement = agreementOf(booking, {
    catalogue: await ctx.catalogue(),
    car: cars.length === 0 ? null : { plate: cars.map(({ plate }) => plate).join(', '), km: booking.km_out },
    events: revision > 1 ? await listEvents(db, id) : [],
    invoice: await findInvoiceData(db, id),
  })
  const pdf = await draw({ kind: 'agreement', agreement })
  await ctx.files.bring(db, { owner: ownerOfAgreement(id, revision), content: pdf }, (brought) =>
    db.transaction().execute(async (tx) => {
      const written = await insertAgreement(tx, {
        booking_id: id,
        revision,
        language: agreement.language,
        terms_version: agreement.termsVersion,
        file_name: agreementFileName(agreement),
        bytes: pdf.length,
        sha256: hashOf(pdf),
        file_id: brought.id,
      })
      if (written) await brought.note(tx)
    }),
  )
}

const ownerOfAgreement = (bookingId: number, revision: number): string => `agreement:${bookingId}:${revision}`
const hashOf = (pdf: Buffer): Buffer => createHash('sha256').update(pdf).digest()

/**
 * The PDF of an agreement; undefined if its time is over and it was just removed.
 * @throws FileLostError if there is another one than was written
 */
export async function readAgreement(
  ctx: Pick<Context, 'db' | 'files'>,
  row: AgreementRow,
): Promise<Buffer | undefined> {
  const pdf = await ctx.files.read(ctx.db, row.file_id, ownerOfAgreement(row.booking_id, row.revision))
  if (pdf !== undefined && !hashOf(pdf).equals(row.sha256))
    throw new FileLostError(row.file_id, 'is not what was agreed')
  return pdf
}

interface Known {
  catalogue: Catalogue
  car: Agreement['car']
  events: readonly BookingEvent[]
  invoice: InvoiceRow | undefined
}

/** Content of the document. A booking that is agreed has everything that it needs. */
function agreementOf(booking: BookingRow, { catalogue, car, events, invoice }: Known): Agreement {
  const { name, image, classCode, acriss, seats, transmission } = vehicleOf(catalogue, booking.vehicle_id)
  const bookedAt = booking.booked_at
  const changed = changedAt(booking.revision, events)
  return {
    reference: booking.reference,
    revision: booking.revision,
    language: booking.language,
    bookedAt,
    // A request may have been changed before our offer was ordered.
    changedAt: changed !== null && changed > bookedAt ? changed : null,
    tenant: {
      name: `${booking.first_name} ${booking.last_name}`,
      dateOfBirth: booking.main_driver?.dateOfBirth ?? null,
      address: [booking.address, booking.city, booking.country].filter((line) => line !== null),
      email: booking.email,
      phone: booking.phone,
    },
    invoice: invoice === undefined ? null : invoiceOf(invoice),
    vehicle: { name, image, classCode, acriss, seats, transmission },
    named: catalogue,
    car,
    pickup: placeOf(branchOf(catalogue, booking.pickup_branch)),
    dropoff: placeOf(branchOf(catalogue, booking.dropoff_branch)),
    start: booking.starts_local,
    end: booking.ends_local,
    extras: booking.extras,
    crossBorder: booking.cross_border,
    drivers: booking.drivers.map(({ firstName, lastName, dateOfBirth }) => ({
      name: `${firstName} ${lastName}`.trim(),
      dateOfBirth,
    })),
    price: booking.price,
    paymentMethod: booking.payment_method,
    freeUntil: freeUntilOf(booking, catalogue.rules),
    termsVersion: booking.terms_version,
  }
}

const invoiceOf = ({
  company_name: name,
  street,
  postal_code: code,
  city,
  country,
  vat_id: vatId,
  reference,
}: InvoiceRow) => ({
  lines: [name, [street, `${code} ${city}`, country].join(', ')],
  vatId: vatId || null,
  reference: reference || null,
})

const placeOf = ({ names, details, street, city }: CatalogueBranch) => ({ names, details, street, city })

/** Each change raises the revision by one. */
function changedAt(revision: number, events: readonly BookingEvent[]): Date | null {
  if (revision === 1) return null
  const changes = events.filter(({ event }) => event === 'changed')
  return changes[revision - 2]?.at ?? null
}
