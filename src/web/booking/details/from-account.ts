import type { Profile } from '#contract/profile.ts'
import { useAuth } from '#api/session.tsx'
import { useMemberData } from '#api/server-state.tsx'
import type { DriverValues } from './driver-fields.ts'

type Known = Partial<Profile> & Pick<Profile, 'firstName' | 'lastName' | 'email'>

/** Details of the driver from an account, in the fields of the form. Documents are no part of it (D27). */
export function driverOf({ streetName, houseNo, postalCode, city, ...same }: Known): Partial<DriverValues> {
  const { firstName, lastName, email, dob: dateOfBirth, phoneNumber: phone, country } = same
  const address = streetName && [streetName, houseNo].filter(Boolean).join(' ')
  const place = city && [postalCode, city].filter(Boolean).join(' ')
  const fields = { firstName, lastName, dateOfBirth, email, phone, address, city: place, country }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)))
}

/** Details of the driver from the member's account: name and address at once, the rest once it has arrived. */
export function useDriverFromAccount(): Partial<DriverValues> {
  const { session } = useAuth()
  const { data: profile } = useMemberData('getProfile', undefined, { staleTime: Number.POSITIVE_INFINITY })
  return session ? driverOf(profile ?? session.user) : {}
}
