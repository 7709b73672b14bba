import type { DeskOffer, Renter } from '#contract/staff-counter.ts'
import type { BlockRow } from '#store/customer-block.ts'
import type { RenterRow } from '#store/renter.ts'
import type { DeskOffer as FoundOffer } from '#usecases/counter/find-at-desk.ts'
import { shownEmail } from '#words/shown-email.ts'
import { presentOffer } from './booking-presenter.ts'

/** A customer as staff choose them for a new booking. */
export function presentRenter(row: RenterRow): Renter {
  const { id, first_name: firstName, last_name: lastName, seen } = row
  const block = row.block && { ...row.block, since: new Date(row.block.since).toISOString() }
  const named = { id, firstName, lastName, language: row.language, tier: row.tier, seen }
  if (!seen) return { ...named, ...untold, block: block && { ...block, reason: null, by: null } }
  return {
    ...named,
    company: row.company_name,
    dateOfBirth: row.date_of_birth,
    email: row.email === null ? null : shownEmail(row.email),
    phone: row.phone,
    points: row.points,
    rentals: row.rentals,
    lastRental: row.last_start,
    businesses: row.businesses,
    block,
  }
}

/** Facts of a customer whom the reader may not see. */
const untold = {
  company: null,
  dateOfBirth: null,
  email: null,
  phone: null,
  points: 0,
  rentals: 0,
  lastRental: null,
  businesses: [],
}

/** A block by which somebody is known. @param told whether the reader may know why */
export const presentFoundBlock = (row: BlockRow | undefined, told: boolean): Renter['block'] =>
  row === undefined
    ? null
    : {
        reason: told ? row.reason : null,
        since: row.made_at.toISOString(),
        until: row.ends_on,
        by: told ? row.maker : null,
      }

export const presentDeskOffer = ({ free, elsewhere, ...offer }: FoundOffer): DeskOffer => ({
  ...presentOffer(offer),
  free,
  elsewhere,
})
