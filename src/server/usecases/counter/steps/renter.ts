import type { CustomerId } from '#domain/ids.ts'
import { tell } from '#store/act-log.ts'
import { addCustomer, findCustomer } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'
import { openDocuments } from '../../account/steps/documents.ts'
import type { RentingDriver } from '../../booking/steps/new-booking.ts'
import type { Context } from '../../context.ts'

/** Somebody as staff type them in: mail address and phone may be '', but not both. */
export interface DeskPerson {
  firstName: string
  lastName: string
  dateOfBirth: string
  email: string
  phone: string
  licenseNumber?: string | undefined
  licenseExpiry?: string | undefined
}

export interface RenterAtDesk {
  customer: CustomerId
  driver: RentingDriver
}

/**
 * The customer for whom staff book, as the booking stores them: somebody new becomes a customer, and what is known of
 * another is added to what staff typed. @returns undefined if there is no such customer
 */
export async function renterAtDesk(
  ctx: Context,
  tx: Tx,
  { customer, person }: { customer: CustomerId | null; person: DeskPerson },
): Promise<RenterAtDesk | undefined> {
  if (customer === null) return { customer: await newCustomer(tx, person), driver: person }
  const row = await findCustomer(tx, customer)
  if (row === undefined) return undefined
  const papers = openDocuments(ctx, customer, row.documents_sealed)
  const street = [row.street_name, row.house_no].filter(Boolean).join(' ')
  const driver = {
    ...person,
    passportNumber: papers.passportNo ?? papers.idCardNo,
    licenseNumber: person.licenseNumber || papers.LicenseNo,
    licenseExpiry: person.licenseExpiry || papers.licenseExpiry,
    address: street === '' ? undefined : street,
    city: [row.postal_code, row.city].filter(Boolean).join(' ') || undefined,
    country: row.country ?? undefined,
  }
  return { customer, driver }
}

/** Writes somebody down as a customer without an account. */
async function newCustomer(
  tx: Tx,
  { firstName, lastName, dateOfBirth, email, phone }: DeskPerson,
): Promise<CustomerId> {
  const id = (await addCustomer(tx, {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth,
    email: email || null,
    phone: phone || null,
    // The welcome offer is for those who sign up.
    welcome: false,
  }))!
  await tell(tx, { event: 'added', subject: ['customer', id] })
  return id
}
