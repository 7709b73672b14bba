import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { mayCorrectName } from '#domain/contact-change.ts'
import { mayNameFlight, readFlight } from '#domain/flight.ts'
import { toInstant } from '#domain/period.ts'

const names = ['firstName', 'lastName', 'email', 'phone', 'flight'] as const
export type DetailName = (typeof names)[number]
export type Details = Record<DetailName, string>

/** How the customer of a booking is named and reached; '' for what is not known. */
export const detailsOf = ({ mainDriver, email, phone, flight }: StaffBooking): Details => ({
  firstName: mainDriver?.firstName ?? '',
  lastName: mainDriver?.lastName ?? '',
  email,
  phone: phone ?? '',
  flight: flight ?? '',
})

export const trimmed = (details: Details): Details =>
  Object.fromEntries(names.map((name) => [name, details[name].trim()])) as Details

/** Details that can still be changed, beside address and number. */
export interface OpenDetails {
  readonly name: boolean
  readonly flight: boolean
}

export function useOpenDetails({ status, start, pickup }: StaffBooking): OpenDetails {
  const branches = useSite().data?.branches ?? []
  const atAirport = branches.some(({ id, atAirport: is }) => id === pickup && is)
  const now = useNow()
  return { name: mayCorrectName(status), flight: atAirport && mayNameFlight(status, toInstant(start), now) }
}

/** Words for each field whose text cannot be sent as it is. */
export function useWrongDetails({ status }: StaffBooking, details: Details, open: OpenDetails) {
  const t = useTranslations('staff.bookings.form.contact')
  const f = useTranslations('staff.bookings.form')
  const { firstName, lastName, email, phone, flight } = details
  const words: Partial<Record<DetailName, string>> = {
    ...(open.name && firstName === '' && { firstName: f('missing') }),
    ...(open.name && lastName === '' && { lastName: f('missing') }),
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { email: t('badEmail') }),
    ...(email === '' && isUnordered(status) && { email: t('needsEmail') }),
    ...(phone !== '' && !/^\+?[\d\s()/.-]{5,30}$/.test(phone) && { phone: t('badPhone') }),
    ...(email === '' && phone === '' && { phone: t('reach') }),
    ...(open.flight && flight !== '' && readFlight(flight) === null && { flight: t('badFlight') }),
  }
  return words
}
