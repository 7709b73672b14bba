import { additionalDriverFields } from '../../../domain/additional-driver.ts'
import { paymentMethods, type PaymentMethod } from '../../../contract/booking.ts'
import type { NamedDriver } from '../drivers/named.ts'
import { owned, useStored } from '../stored.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'
import { useDriverFromAccount } from './from-account.ts'

/** What was typed so far, by whom. It stays in this tab, never in the address, and goes when the booking is made. */
export interface Draft {
  readonly driver: Partial<DriverValues>
  /** Who drives beside them. */
  readonly drivers: readonly NamedDraft[]
  /** Who is to drive a booking that is being changed, where that is not as it was. */
  readonly change: ChangeDraft | null
  readonly paymentMethod: PaymentMethod | null
  readonly acceptTerms: boolean
}

/** One of them. `hadNumber` says that the number of the licence was entered, though a reload has dropped it. */
export type NamedDraft = NamedDriver & {
  readonly hadNumber?: boolean | undefined
  /** Of somebody who is booked already. */
  readonly id?: string | undefined
  /** Whether that person's licence is entered anew. */
  readonly renewed?: boolean | undefined
}

interface ChangeDraft {
  readonly reference: string
  /** By place; null is whoever was booked there. */
  readonly named: readonly (NamedDraft | null)[]
}

/** Numbers of papers are gone with the page: no storage of the browser ever has them. */
export const numberFields = ['passportNumber', 'licenseNumber'] as const satisfies readonly DriverField[]
type NumberField = (typeof numberFields)[number]
type Numbers = { readonly [Field in NumberField]?: string } & {
  /** Of those who drive beside them; '' where there is none. */
  readonly others?: readonly string[]
  /** Of those who are to drive a booking that is being changed. */
  readonly changed?: readonly string[]
}

/** What a reload leaves of it. */
interface Kept extends Draft {
  /** The numbers that were typed. */
  readonly numbers: readonly NumberField[]
}

const empty: Kept = { driver: {}, drivers: [], change: null, paymentMethod: null, acceptTerms: false, numbers: [] }

const kept = owned<Kept>('booking-draft', empty, parse)
/** Lasts as long as the page (api/tab-storage.ts), so the privacy policy has nothing to say of it. */
const pageKey = 'booking-numbers'
const inPage = owned<Numbers>(pageKey, {}, (raw) => raw as Numbers)

function parse(raw: unknown): Kept | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { driver, drivers, change, paymentMethod, acceptTerms, numbers } = raw as Record<string, unknown>
  const given = typeof driver === 'object' && driver !== null ? Object.entries(driver) : []
  const known = given.filter(([key, value]) => isKept(key) && typeof value === 'string')
  return {
    driver: Object.fromEntries(known),
    drivers: listOf(drivers).map((one) => parseNamed(one) ?? {}),
    change: parseChange(change),
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? null,
    acceptTerms: acceptTerms === true,
    numbers: Array.isArray(numbers) ? numberFields.filter((field) => numbers.includes(field)) : [],
  }
}

/** An older tab and whoever writes into the storage may have left anything there. */
function parseNamed(raw: unknown): NamedDraft | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { hadNumber, renewed, ...rest } = raw as Record<string, unknown>
  const known = Object.entries(rest).filter(([key, value]) => isNamed(key) && typeof value === 'string')
  return { ...Object.fromEntries(known), hadNumber: hadNumber === true, renewed: renewed === true }
}

function parseChange(raw: unknown): ChangeDraft | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { reference, named } = raw as Record<string, unknown>
  return typeof reference === 'string' ? { reference, named: listOf(named).map(parseNamed) } : null
}

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw.slice(0, 9) : [])

const isNamed = (key: string): boolean =>
  key === 'id' || (key !== 'licenseNumber' && (additionalDriverFields as readonly string[]).includes(key))

const isNumber = (key: string): key is NumberField => (numberFields as readonly string[]).includes(key)
const isKept = (key: string): boolean => driverFields.includes(key as DriverField) && !isNumber(key)

const together = (
  { driver, drivers, change, paymentMethod, acceptTerms }: Kept,
  { others = [], changed = [], ...numbers }: Numbers,
): Draft => ({
  driver: { ...driver, ...numbers },
  drivers: drivers.map((one, index) => withNumber(one, others[index])),
  change: change && { ...change, named: change.named.map((one, index) => one && withNumber(one, changed[index])) },
  paymentMethod,
  acceptTerms,
})

const withNumber = (one: NamedDraft, licenseNumber = ''): NamedDraft =>
  licenseNumber === '' ? one : { ...one, licenseNumber }

/** Whoever empties the field knows that it is empty. */
const withoutNumber = ({ licenseNumber, hadNumber, ...one }: NamedDraft): NamedDraft => ({
  ...one,
  hadNumber: licenseNumber === undefined ? hadNumber : licenseNumber !== '',
})

const numberOf = (one: NamedDraft | null): string => one?.licenseNumber ?? ''

export const draft = {
  read: (): Draft => together(kept.read(), inPage.read()),
  write: ({ driver, drivers, change, paymentMethod, acceptTerms }: Draft): void => {
    const before = kept.read().numbers
    const entries = Object.entries(driver)
    const numbers: Numbers = Object.fromEntries(entries.filter(([key]) => isNumber(key)))
    inPage.write({ ...numbers, others: drivers.map(numberOf), changed: (change?.named ?? []).map(numberOf) })
    kept.write({
      driver: Object.fromEntries(entries.filter(([key]) => isKept(key))),
      drivers: drivers.map(withoutNumber),
      change: change && { ...change, named: change.named.map((one) => one && withoutNumber(one)) },
      paymentMethod,
      acceptTerms,
      // A number that a reload dropped is asked for until it is typed again, whatever else is typed first.
      numbers: numberFields.filter((field) => numbers[field] ?? before.includes(field)),
    })
  },
  clear: (): void => {
    inPage.clear()
    kept.clear()
  },
}

export function useDraft(): Draft {
  const stored = useStored(kept)
  return together(stored, useStored(inPage))
}

const nothing = Object.fromEntries(driverFields.map((field) => [field, ''])) as DriverValues

export interface Driver {
  readonly values: DriverValues
  /** The fields that show what the account says. */
  readonly fromAccount: readonly DriverField[]
  /** The numbers that were typed before the page was loaded anew. */
  readonly dropped: readonly DriverField[]
}

/** What the form shows: what was typed, also if that is nothing any more; before that what the account knows (D3). */
export function useDriverValues(): Driver {
  const { driver } = useDraft()
  const { numbers } = useStored(kept)
  const known = useDriverFromAccount()
  const values = { ...nothing, ...known, ...driver }
  const fromAccount = driverFields.filter((field) => known[field] !== undefined && known[field] === values[field])
  return { values, fromAccount, dropped: numbers.filter((field) => driver[field] === undefined) }
}

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}

export function updateDriver(field: DriverField, value: string): void {
  updateDraft({ driver: { ...draft.read().driver, [field]: value } })
}

/** @param index which of those who drive beside the customer */
export function updateNamed(index: number, patch: NamedDriver, how: 'change' | 'replace' = 'change'): void {
  const { drivers } = draft.read()
  const before = how === 'change' ? (drivers[index] ?? {}) : {}
  const filled = Array.from({ length: Math.max(drivers.length, index + 1) }, (_, place) => drivers[place] ?? {})
  updateDraft({ drivers: filled.map((one, place) => (place === index ? { ...before, ...patch } : one)) })
}

/** @param index which of those who are to drive the booking that is being changed */
export function updateChanged(reference: string, index: number, named: NamedDraft): void {
  const { change } = draft.read()
  const before = change?.reference === reference ? change.named : []
  const filled = Array.from({ length: Math.max(before.length, index + 1) }, (_, place) =>
    place === index ? named : (before[place] ?? null),
  )
  updateDraft({ change: { reference, named: filled } })
}
