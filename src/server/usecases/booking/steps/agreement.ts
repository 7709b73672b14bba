import { createHash } from 'node:crypto'

import type { Actor } from '#domain/actor.ts'
import { agreementFileName } from '#documents/agreement-words.ts'
import type { Agreement } from '#documents/agreement.ts'
import { draw } from '#documents/draw.ts'
import { agreedStatuses, hasAgreement, insertAgreement, type AgreementRow } from '#store/agreement.ts'
import { listCars } from '#store/assignment.ts'
import { listEvents, type BookingEvent, type BookingRow } from '#store/booking.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import type { Catalogue, CatalogueBranch } from '#store/catalogue.ts'
import { FileLostError } from '#log/trouble.ts'
import { inTransaction, type Db } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { lookUp } from './in-booking.ts'
import { freeUntilOf } from '#domain/cancelling.ts'
import { branchOf, vehicleOf } from '#domain/catalogue.ts'

const agreed: ReadonlySet<string> = new Set(agreedStatuses)
const handedOver: ReadonlySet<string> = new Set(['active', 'returned', 'closed'])

/**
 * Writes the agreement of a booking as it stands, unless that of this revision is there or nothing is agreed. Several
 * may at once: one document stays. A use case that changes what is agreed calls this before it raises the revision, so
 * that the old version is kept; the new one is written like that of any booking.
 * @param db a transaction that holds the booking, if there is one: another connection would wait for it
 */
export async function keepAgreement(
  ctx: Pick<Context, 'catalogue' | 'files'>,
  db: Db,
  booking: BookingRow,
): Promise<void> {
  const { id, revision } = booking
  if (!agreed.has(booking.status) || (await hasAgreement(db, id, revision))) return
  const cars = handedOver.has(booking.status) ? await listCars(db, id) : []
  const agreement = agreementOf(booking, {
    catalogue: await ctx.catalogue(),
    car: cars.length === 0 ? null : { plate: cars.map(({ plate }) => plate).join(', '), km: booking.km_out },
    events: revision > 1 ? await listEvents(db, id) : [],
  })
  const pdf = await draw({ kind: 'agreement', agreement })
  await ctx.files.bring(db, { owner: ownerOfAgreement(id, revision), content: pdf }, (brought) =>
    inTransaction(db, async (tx) => {
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

/**
 * The same before a booking is changed or cancelled. Drawing takes its time: it is done before anything is held for which
 * others wait.
 */
export async function keepAgreementFirst(ctx: Context, actor: Actor, key: BookingKey): Promise<void> {
  const booking = await lookUp(ctx, actor, key)
  if (booking !== undefined) await keepAgreement(ctx, ctx.db, booking)
}

interface Known {
  catalogue: Catalogue
  car: Agreement['car']
  events: readonly BookingEvent[]
}

/** Content of the document. A booking that is agreed has everything that it needs. */
function agreementOf(booking: BookingRow, { catalogue, car, events }: Known): Agreement {
  const { name, classCode, acriss, seats, transmission } = vehicleOf(catalogue, booking.vehicle_id)
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
    vehicle: { name, classCode, acriss, seats, transmission },
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

const placeOf = ({ names, details, street, city }: CatalogueBranch) => ({ names, details, street, city })

/** Each change raises the revision by one. */
function changedAt(revision: number, events: readonly BookingEvent[]): Date | null {
  if (revision === 1) return null
  const changes = events.filter(({ event }) => event === 'changed')
  return changes[revision - 2]?.at ?? null
}
