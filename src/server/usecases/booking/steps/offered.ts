import type { Actor } from '#domain/actor.ts'
import { normaliseReference } from '#domain/reference.ts'
import { type BookingRow } from '#store/booking.ts'
import { findByReference, lockByReference, type BookingKey } from '#store/visible-booking.ts'
import type { Db, Tx } from '#store/db.ts'
import { findByOfferLink, lockByOfferLink } from '#store/offer-link.ts'
import { hashToken } from '#secrets/token.ts'

/** Ways to an offer: by the mailed link, or as to any booking (D26). */
export type OfferAccess = { token: string } | BookingKey

export type OfferMiss = { code: 'link_invalid' | 'booking_not_found' }

export const missOf = (access: OfferAccess): OfferMiss => ({
  code: 'token' in access ? 'link_invalid' : 'booking_not_found',
})

export async function findOffered(db: Db, actor: Actor, access: OfferAccess): Promise<BookingRow | undefined> {
  if ('token' in access) return await findByOfferLink(db, hashToken(access.token))
  const reference = normaliseReference(access.reference)
  return reference === null ? undefined : await findByReference(db, actor, { ...access, reference })
}

export async function lockOffered(tx: Tx, access: OfferAccess): Promise<BookingRow | undefined> {
  if ('token' in access) return await lockByOfferLink(tx, hashToken(access.token))
  const reference = normaliseReference(access.reference)
  return reference === null ? undefined : await lockByReference(tx, { ...access, reference })
}
