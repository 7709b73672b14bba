import { dateOf, toLocal } from '#domain/period.ts'
import type { BranchCalendar } from '#domain/opening-hours.ts'
import type { LengthTier, SeasonRule } from '#domain/price.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Parts } from './catalogue-parts.ts'
import { holidaysOf } from './holidays.ts'
import type { Language } from '#domain/language.ts'
import type { Transmission } from './tables.ts'

export interface CatalogueVehicle {
  id: number
  classId: number
  classCode: string
  acriss: string
  comingSoon: boolean
  brand: string
  name: string
  image: string | null
  dailyRateMinor: number
  depositMinor: number
  fuel: string
  transmission: Transmission
  seats: number
  luggage: number
  ac: boolean
  features: string[]
  /** Whether new bookings can have it; existing bookings keep theirs. */
  listed: boolean
}

export interface CatalogueBranch {
  id: number
  code: string
  /** Name for the command line and existing clients. */
  name: string
  names: Record<Language, string>
  /** Kind of place or where to find it; '' if there is nothing to add. */
  details: Record<Language, string>
  /** Whether customers come by plane. */
  atAirport: boolean
  /** Way to the desk in words; '' if the address says enough. */
  ways: Record<Language, string>
  street: string
  city: string
  /** Number as pages show it. */
  phone: string
  email: string
  latitude: number
  longitude: number
  popular: boolean
  /** Whether the branch has been given up. Only its name is shown then, for customers who rented there. */
  closed: boolean
  cars: number
  calendar: BranchCalendar
}

export interface CatalogueClass {
  code: string
  names: Record<Language, string>
}

export interface CatalogueService {
  code: string
  names: Record<Language, string>
  /** Use of the service in one line; '' if there is nothing to say. */
  notes: Record<Language, string>
  perDayMinor: number
  popular: boolean
  maxQuantity: number
}

/** Data about the company that change rarely, put together from their parts. */
export interface Catalogue {
  rules: BusinessRules
  /** In the order of their numbers. */
  classes: CatalogueClass[]
  vehicles: CatalogueVehicle[]
  branches: CatalogueBranch[]
  services: CatalogueService[]
  tiers: LengthTier[]
  seasons: SeasonRule[]
}

/** The company as its parts say, at this moment: branches close from a day on, and holidays are those of the years ahead. */
export function catalogueOf({ settings, branches, hours, fleet, services, rates }: Parts, now: Date): Catalogue {
  return {
    rules: settings,
    classes: fleet.classes.map(({ code, name_de: de, name_en: en }) => ({ code, names: { de, en } })),
    vehicles: fleet.vehicles.map((vehicle) => vehicleOf(vehicle, rates)),
    branches: branches.map((branch) => branchOf(branch, hours, rates, now)),
    services: services.flatMap((service) => serviceOf(service, rates)),
    tiers: rates.tiers,
    seasons: rates.seasons,
  }
}

function vehicleOf(row: Parts['fleet']['vehicles'][number], rates: Parts['rates']): CatalogueVehicle {
  return {
    id: row.id,
    classId: row.class_id,
    classCode: row.code,
    acriss: row.acriss,
    comingSoon: row.coming_soon,
    brand: row.brand,
    name: row.name,
    image: row.image,
    dailyRateMinor: rates.vehicles.get(row.id) ?? 0,
    depositMinor: rates.deposits.get(row.class_id) ?? 0,
    fuel: row.fuel,
    transmission: row.transmission,
    seats: row.seats,
    luggage: row.luggage,
    ac: row.ac,
    features: row.features,
    // A vehicle without a price is not offered.
    listed: row.listed && rates.vehicles.has(row.id) && rates.deposits.has(row.class_id),
  }
}

function branchOf(
  branch: Parts['branches'][number],
  hours: Parts['hours'],
  rates: Parts['rates'],
  now: Date,
): CatalogueBranch {
  return {
    id: branch.id,
    code: branch.code,
    name: branch.name_en,
    names: { de: branch.name_de, en: branch.name_en },
    details: { de: branch.detail_de, en: branch.detail_en },
    atAirport: branch.at_airport,
    ways: { de: branch.way_de, en: branch.way_en },
    street: branch.street,
    city: branch.city,
    phone: branch.phone,
    email: branch.email,
    latitude: branch.latitude,
    longitude: branch.longitude,
    popular: branch.popular,
    closed: branch.closed_from !== null && branch.closed_from <= dateOf(toLocal(now)),
    cars: branch.cars ?? 0,
    calendar: calendarOf(branch, hours, rates, now),
  }
}

function calendarOf(
  branch: Parts['branches'][number],
  { weekly, exceptions }: Parts['hours'],
  { afterHours }: Parts['rates'],
  now: Date,
): BranchCalendar {
  return {
    weekly: Array.from({ length: 7 }, (_, weekday) =>
      weekly
        .filter((row) => row.branch_id === branch.id && row.weekday === weekday)
        .map(({ opens, closes }) => ({ opens, closes })),
    ),
    holidays: holidaysOf(branch.federal_state, now),
    exceptions: exceptions
      .filter((row) => row.branch_id === branch.id)
      .map((row) => ({
        date: row.day,
        ranges: row.opens === null || row.closes === null ? [] : [{ opens: row.opens, closes: row.closes }],
        name: { de: row.name_de, en: row.name_en },
      })),
    afterHours: {
      allowed: branch.after_hours_allowed && afterHours.has(branch.id),
      feeMinor: afterHours.get(branch.id) ?? 0,
    },
    ...(branch.closed_from !== null && { closedFrom: branch.closed_from }),
  }
}

/** A service that has a price; one without is not offered. */
function serviceOf(row: Parts['services'][number], rates: Parts['rates']): CatalogueService[] {
  const perDayMinor = rates.services.get(row.code)
  if (perDayMinor === undefined) return []
  const { code, popular, max_quantity: maxQuantity } = row
  const names = { de: row.name_de, en: row.name_en }
  return [{ code, names, notes: { de: row.note_de, en: row.note_en }, perDayMinor, popular, maxQuantity }]
}
