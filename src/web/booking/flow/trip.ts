import { isBranch } from '#api/branches.ts'
import { DEFAULT_TIME, TIME_OPTIONS, parseDate, parseLocal, timeOf } from '#domain/period.ts'
import type { LocalDateTime } from '#domain/period.ts'

export type BranchId = number
export type Extras = Readonly<Record<string, number>>

/** Trip as far as the visitor has chosen it. It lives in the page's address. */
export interface Trip {
  readonly pickup?: BranchId | undefined
  readonly dropoff?: BranchId | undefined
  readonly start?: LocalDateTime | undefined
  readonly end?: LocalDateTime | undefined
  readonly vehicle?: number | undefined
  /** Class to which the list is narrowed down. */
  readonly type?: string | undefined
  readonly brand?: string | undefined
  readonly transmission?: 'Manual' | 'Automatic' | undefined
  /** Least number of seats. */
  readonly seats?: number | undefined
  /** Least number of bags. */
  readonly bags?: number | undefined
  readonly sort?: 'price' | 'seats' | undefined
  /** Vehicles to compare side by side. */
  readonly compare: readonly number[]
  readonly extras: Extras
  readonly crossBorder: boolean
  /** Days that a member wants to pay with points (D28). */
  readonly freeDays: number
}
export type TripKey = keyof Trip

export interface ReadTrip {
  readonly trip: Trip
  /** Values of the address that made no sense. */
  readonly dropped: readonly TripKey[]
}

/** Most free days that the server accepts. */
const MOST_FREE_DAYS = 365

type Reader<Value> = (text: string) => Value | null

const readBranch: Reader<BranchId> = (text) =>
  /^[1-9]\d{0,4}$/.test(text) && isBranch(Number(text)) ? Number(text) : null

/** Reads a moment. A day alone is accepted, since a link written by hand need not know our default time. */
function readMoment(text: string): LocalDateTime | null {
  if (parseDate(text)) return `${text}T${DEFAULT_TIME}`
  const local = parseLocal(text)
  return local && TIME_OPTIONS.includes(timeOf(local)) ? local : null
}

const readVehicle: Reader<number> = (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const readWord: Reader<string> = (text) => (/^[\p{L}\d .-]{1,40}$/u.test(text) ? text : null)
const readDays: Reader<number> = (text) => (/^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), MOST_FREE_DAYS) : null)
const readFlag: Reader<boolean> = (text) => (text === 'true' ? true : text === 'false' ? false : null)

const readCount: Reader<number> = (text) => (/^[1-9]$/.test(text) ? Number(text) : null)

const oneOf =
  <Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (text) =>
    words.find((word) => word === text) ?? null

/** Most vehicles that fit side by side. */
export const MOST_COMPARED = 3

function readCompare(text: string): readonly number[] | null {
  const ids = text.split(',').map(readVehicle)
  const whole = ids.length <= MOST_COMPARED && new Set(ids).size === ids.length
  return whole && ids.every((id) => id !== null) ? ids : null
}

function readExtras(text: string): Extras | null {
  const extras: Record<string, number> = {}
  for (const entry of text.split(',')) {
    const [, code, quantity] = /^([a-z_]{1,40}):([1-9])$/.exec(entry) ?? []
    if (code === undefined || code in extras) return null
    extras[code] = Number(quantity)
  }
  return extras
}

const readers: { readonly [Key in TripKey]: Reader<NonNullable<Trip[Key]>> } = {
  pickup: readBranch,
  dropoff: readBranch,
  start: readMoment,
  end: readMoment,
  vehicle: readVehicle,
  type: readWord,
  brand: readWord,
  transmission: oneOf('Manual', 'Automatic'),
  seats: readCount,
  bags: readCount,
  sort: oneOf('price', 'seats'),
  compare: readCompare,
  extras: readExtras,
  crossBorder: readFlag,
  freeDays: readDays,
}
const keys = Object.keys(readers) as TripKey[]

export const emptyTrip: Trip = { compare: [], extras: {}, crossBorder: false, freeDays: 0 }

/** The trip in a query. Values that make no sense are left out and listed, so that the page can say so. */
export function readTrip(query: URLSearchParams): ReadTrip {
  const dropped: TripKey[] = []
  const found = keys.flatMap((key) => {
    const text = query.get(key)?.trim() ?? ''
    if (text === '') return []
    const value = readers[key](text)
    if (value === null) dropped.push(key)
    return value === null ? [] : [[key, value] as const]
  })
  return { trip: { ...emptyTrip, ...Object.fromEntries(found) }, dropped }
}

/** The query of a trip, in a fixed order, without values that are not chosen. */
export function writeTrip(trip: Trip): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of keys) {
    const text = textOf(trip, key)
    if (text !== '') query.set(key, text)
  }
  return query
}

function textOf(trip: Trip, key: TripKey): string {
  if (key === 'extras') return extrasText(trip.extras)
  if (key === 'crossBorder') return trip.crossBorder ? 'true' : ''
  if (key === 'freeDays') return trip.freeDays > 0 ? String(trip.freeDays) : ''
  // A list of numbers is written with commas.
  return String(trip[key] ?? '')
}

/** `gps:1,baby_seat:2`, sorted, so that the same choice is always the same text. */
export function extrasText(extras: Extras): string {
  return chosenExtras(extras)
    .map(({ code, quantity }) => `${code}:${quantity}`)
    .join(',')
}

export function chosenExtras(extras: Extras): { code: string; quantity: number }[] {
  return Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** Complete places and times, for which a price can be asked. */
export interface Rental {
  readonly pickup: BranchId
  readonly dropoff: BranchId
  readonly start: LocalDateTime
  readonly end: LocalDateTime
  readonly extras: Extras
  readonly crossBorder: boolean
  readonly freeDays: number
}

export function rentalOf(trip: Trip): Rental | null {
  const { pickup, dropoff, start, end, extras, crossBorder, freeDays } = trip
  if (!pickup || !dropoff || !start || !end) return null
  return { pickup, dropoff, start, end, extras, crossBorder, freeDays }
}

/** Wish for which a quote is asked. */
export interface Wish extends Omit<Rental, 'extras'> {
  readonly vehicleId: number
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
}

export function wishOf(trip: Trip): Wish | null {
  const rental = rentalOf(trip)
  if (!rental || trip.vehicle === undefined) return null
  return { ...rental, vehicleId: trip.vehicle, extras: chosenExtras(trip.extras) }
}

/** Text that is the same for the same wish; it tells whether a held quote is still what the visitor wants. */
export function fingerprint(wish: Wish): string {
  const { vehicleId, pickup, dropoff, start, end, crossBorder, freeDays } = wish
  const extras = wish.extras.map(({ code, quantity }) => [code, quantity])
  return JSON.stringify([vehicleId, pickup, dropoff, start, end, extras, crossBorder, freeDays])
}
