import type { DeskOffer, Renter } from '#contract/staff-counter.ts'
import type { BlockRow } from '#store/customer-block.ts'
import type { RenterRow } from '#store/renter.ts'
import type { DeskOffer as FoundOffer } from '#usecases/counter/find-at-desk.ts'
import { shownEmail } from '#words/shown-email.ts'
import { presentOffer } from './booking-presenter.ts'

/** A customer as staff choose them for a new booking. */
export const presentRenter = (row: RenterRow): Renter => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company_name,
  dateOfBirth: row.date_of_birth,
  email: row.email === null ? null : shownEmail(row.email),
  phone: row.phone,
  language: row.language,
  tier: row.tier,
  points: row.points,
  rentals: row.rentals,
  lastRental: row.last_start,
  block: row.block && { ...row.block, since: new Date(row.block.since).toISOString() },
})

export const presentFoundBlock = (row: BlockRow | undefined): Renter['block'] =>
  row === undefined ? null : { reason: row.reason, since: row.made_at.toISOString(), until: row.ends_on, by: row.maker }

export const presentDeskOffer = ({ free, elsewhere, ...offer }: FoundOffer): DeskOffer => ({
  ...presentOffer(offer),
  free,
  elsewhere,
})
