import type { Profile } from '../../contract/account.ts'
import { shownEmail } from '../shown-email.ts'
import type { ProfileRow } from '../store/customer.ts'

/** A customer as he sees himself: what is not named does not leave. */
export function presentProfile(row: ProfileRow): Profile {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: shownEmail(row.email),
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    streetName: row.street_name,
    houseNo: row.house_no,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
  }
}
