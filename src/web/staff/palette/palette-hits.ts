import {
  ArrowRight,
  Building2,
  Car,
  CornerDownLeft,
  NotebookText,
  Pencil,
  Phone,
  User,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import { toInstant } from '#domain/berlin-time.ts'
import type { Answer } from '#api/call-server.ts'
import { useNow } from '#api/clock.ts'
import { useFormat } from '#rental/use-format.ts'
import { everythingLike } from '../bookings/booking-query.ts'
import { entries } from '../frame/nav-entries.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { telephone } from '../ui/telephone.ts'

type Found = Answer<'searchOffice'>
export type FoundCustomer = Found['customers'][number]
export type FoundBusiness = Found['businesses'][number]
export type FoundCar = Found['cars'][number]

interface Common {
  readonly id: string
  readonly group: string
  readonly groupName: string
  readonly icon: LucideIcon
  readonly name: string
  /** Address below the root of the back office, or of a phone call. */
  readonly to: string
  /** Key that runs it. */
  readonly keys?: string
}

/** Row of the palette. */
export type Hit = Common &
  (
    | { readonly kind: 'booking'; readonly booking: ListedBooking }
    | { readonly kind: 'customer'; readonly customer: FoundCustomer }
    | { readonly kind: 'business'; readonly business: FoundBusiness }
    | { readonly kind: 'car'; readonly car: FoundCar }
    | { readonly kind: 'more' }
    /** `from` says from when on it is possible. */
    | { readonly kind: 'act'; readonly from?: string }
    | { readonly kind: 'call' }
  )

/** Hits of a kind, so that what can be done with the first one stays in sight. */
const MOST = 3

/** Rows that lead to all that was found of a kind, where it is more than the search shows. */
function useMore(): (found: Found, q: string) => Record<keyof Found['more'], Hit[]> {
  const t = useTranslations('staff.palette')
  const href = useStaffHref()
  return (found, q) => {
    const { more } = found
    const row = (group: keyof Found['more'], name: string, query: string): Hit[] =>
      more[group] || found[group].length > MOST
        ? [{ kind: 'more', id: `all-${group}`, group, groupName: t(group), icon: ArrowRight, name, to: href(query) }]
        : []
    const typed = new URLSearchParams({ q }).toString()
    return {
      bookings: row('bookings', t('allBookings', { text: q }), `bookings?${everythingLike(q)}`),
      customers: row('customers', t('allCustomers', { text: q }), `customers?${typed}`),
      businesses: row('businesses', t('allBusinesses', { text: q }), `businesses?${typed}`),
    }
  }
}

/** Rows of what was found. */
export function useHits(): (found: Found, q: string) => Hit[] {
  const t = useTranslations('staff.palette')
  const href = useStaffHref()
  const moreOf = useMore()
  return (found, q) => {
    const more = moreOf(found, q)
    const typed = q.trim().toLowerCase()
    // Letters of a reference may happen to be a name: who is called so stands first.
    const named = ({ customer }: ListedBooking) => customer.toLowerCase().includes(typed)
    const first = [...found.bookings.filter(named), ...found.bookings.filter((one) => !named(one))]
    const bookings = first.slice(0, MOST).map((booking): Hit => ({
      kind: 'booking',
      id: booking.reference,
      group: 'bookings',
      groupName: t('bookings'),
      icon: NotebookText,
      name: booking.customer,
      to: href(`bookings/${booking.reference}`),
      booking,
    }))
    const customers = found.customers.slice(0, MOST).map((customer): Hit => ({
      kind: 'customer',
      id: customer.id,
      group: 'customers',
      groupName: t('customers'),
      icon: User,
      name: customer.company ?? customer.name,
      to: href(`customers/${customer.id}`),
      customer,
    }))
    const businesses = found.businesses.slice(0, MOST).map((business): Hit => ({
      kind: 'business',
      id: business.id,
      group: 'businesses',
      groupName: t('businesses'),
      icon: Building2,
      name: business.name,
      to: href(`businesses/${business.id}`),
      business,
    }))
    const cars = found.cars.map((car): Hit => ({
      kind: 'car',
      id: `car-${car.id}`,
      group: 'cars',
      groupName: t('cars'),
      icon: Car,
      name: car.plate,
      to: href(car.reference === null ? `planner?car=${encodeURIComponent(car.plate)}` : `bookings/${car.reference}`),
      car,
    }))
    return [...bookings, ...more.bookings, ...customers, ...more.customers, ...businesses, ...more.businesses, ...cars]
  }
}

/** Time in ms before its pickup from which a car is handed over at the earliest. */
const BEFORE_MS = 2 * 3_600_000

const steps = { requested: 'offer', confirmed: 'handOver', active: 'takeBack', returned: 'close' } as const

/** Acts on a booking; the first one is its next step. */
export function useActHits(): (booking: ListedBooking | null) => Hit[] {
  const t = useTranslations('staff.palette')
  const href = useStaffHref()
  const format = useFormat()
  const now = useNow().getTime()
  return (booking) => {
    if (booking === null) return []
    const { reference, status, phone } = booking
    const groupName = t('acts', { reference })
    const act = (name: string, words: string, more: Partial<Common> = {}): Hit => ({
      kind: 'act',
      id: `act-${name}`,
      group: 'acts',
      groupName,
      icon: Pencil,
      name: words,
      to: href(`bookings/${reference}?act=${name}`),
      ...more,
    })
    const next = status in steps ? (status as keyof typeof steps) : null
    const hits: Hit[] = []
    const early = next === 'confirmed' && now < toInstant(booking.start).getTime() - BEFORE_MS
    if (early)
      hits.push({
        ...act(steps[next], t(`steps.${next}`), { icon: CornerDownLeft, to: href(`bookings/${reference}`) }),
        kind: 'act',
        from: t('fromDay', { day: format.day(booking.start.slice(0, 10)) }),
      })
    else if (next !== null) hits.push(act(steps[next], t(`steps.${next}`), { icon: CornerDownLeft, keys: 'mod+Enter' }))
    if (status === 'confirmed' || status === 'requested') hits.push(act('trip', t('change')))
    if (status === 'active') hits.push(act('extend', t('extend')))
    if (phone !== null)
      hits.push({
        kind: 'call',
        id: 'act-call',
        group: 'acts',
        groupName,
        icon: Phone,
        name: `${t('call')} ${phone}`,
        to: telephone(phone),
      })
    return hits
  }
}

/** Ways to the pages of the back office. */
export function useCommands(): Hit[] {
  const t = useTranslations('staff.palette')
  const nav = useTranslations('staff.nav')
  const href = useStaffHref()
  const may = useMay()
  return [...entries.office, ...entries.firm]
    .filter(({ needs }) => may(needs))
    .map(({ name, path, icon, key }) => ({
      kind: 'act',
      id: `go-${name}`,
      group: 'go',
      groupName: t('go'),
      icon,
      name: nav(name),
      to: href(path),
      keys: `g ${key}`,
    }))
}
