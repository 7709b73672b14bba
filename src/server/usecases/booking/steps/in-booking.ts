import type { Actor, LastChange } from '#domain/actor.ts'
import { normaliseReference } from '#domain/reference.ts'
import { forbidden, may, type Forbidden, type Verb } from '#domain/rights.ts'
import { type BookingRow } from '#store/booking.ts'
import { findByReference, lockByReference, versionOf, type BookingKey } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { overtaken } from '#store/last-change.ts'
import type { Context } from '../../context.ts'
import { withAgreements } from './agreement.ts'

/**
 * Refusals to find a booking. One that the actor may not see is answered like one that does not exist, and one that
 * changed since they looked is not touched.
 */
export type NoBooking =
  | { code: 'booking_not_found' }
  | { code: 'booking_changed'; last?: LastChange | null }
  | Forbidden

const notFound = { ok: false, refusal: { code: 'booking_not_found' } } as const

/** Names a booking that somebody acts on. */
export interface ActedOn extends BookingKey {
  /** Version that the actor saw; if another one stands by now, nothing happens. */
  readonly version?: number | undefined
}

/** Locks a booking and does work on it in one transaction, if this actor has the right. */
export async function inBooking<T, R>(
  ctx: Context,
  actor: Actor,
  verb: Verb,
  key: ActedOn,
  work: (tx: Tx, booking: BookingRow) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | NoBooking>> {
  if (!may(actor, verb)) return forbidden(verb)
  const reference = normaliseReference(key.reference)
  if (reference === null) return notFound
  return await withAgreements(ctx, () =>
    transaction<T, R | NoBooking>(ctx, actor, verb, async (tx) => {
      const booking = await lockByReference(tx, { ...key, reference })
      if (booking === undefined) return notFound
      if (key.version !== undefined && (await versionOf(tx, booking.id)) !== key.version)
        return await overtaken(tx, 'booking_changed', { booking: booking.id })
      return await work(tx, booking)
    }),
  )
}

/** Finds a booking that the actor wants to see, if they have the right. */
export async function findBookingFor(
  ctx: Context,
  actor: Actor,
  verb: Verb,
  key: BookingKey,
): Promise<Outcome<BookingRow, NoBooking>> {
  if (!may(actor, verb)) return forbidden(verb)
  const booking = await lookUp(ctx, actor, key)
  return booking === undefined ? notFound : { ok: true, value: booking }
}

/** Finds a booking that the actor may see, without checking a particular right. */
export async function lookUp({ db }: Context, actor: Actor, key: BookingKey): Promise<BookingRow | undefined> {
  const reference = normaliseReference(key.reference)
  return reference === null ? undefined : await findByReference(db, actor, { ...key, reference })
}
