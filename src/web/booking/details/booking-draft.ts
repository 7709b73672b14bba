import type { PaymentMethod } from '#contract/booking.ts'
import { ownTabValue, useTabValue } from '#api/tab-value.ts'
import type { NamedDriver } from '../drivers/named-driver.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'

/** Numbers of papers are gone with the page: no storage of the browser ever has them. */
const numberFields = ['passportNumber', 'licenseNumber'] as const satisfies readonly DriverField[]
export type NumberField = (typeof numberFields)[number]

/** Input so far with its owner. It stays in this tab, never in the address, and goes when the booking is made. */
export interface Draft {
  readonly driver: Partial<DriverValues>
  /** Additional drivers. */
  readonly drivers: readonly NamedDraft[]
  /** Additional drivers of a booking that is being changed, if they differ. */
  readonly change: ChangeDraft | null
  /** Flight as it was typed. */
  readonly flight: string
  readonly paymentMethod: PaymentMethod | null
  readonly acceptTerms: boolean
}

/** Additional driver. `hadNumber` says that the number of the licence was entered, though a reload has dropped it. */
export type NamedDraft = NamedDriver & {
  readonly hadNumber?: boolean | undefined
  /** Id of a driver who is booked already. */
  readonly id?: string | undefined
  /** Whether that person's licence is entered anew. */
  readonly renewed?: boolean | undefined
}

export interface ChangeDraft {
  readonly reference: string
  /** Drivers by position; null for one who is already booked. */
  readonly named: readonly (NamedDraft | null)[]
}

/** Part of a draft that survives a reload. */
interface KeptDraft extends Draft {
  /** The numbers that were typed. */
  readonly numbers: readonly NumberField[]
}

const nothingKept: KeptDraft = {
  driver: {},
  drivers: [],
  change: null,
  flight: '',
  paymentMethod: null,
  acceptTerms: false,
  numbers: [],
}

const isNumber = (key: string): key is NumberField => (numberFields as readonly string[]).includes(key)
const isKept = (key: string): boolean => driverFields.includes(key as DriverField) && !isNumber(key)

/** Fields whose numbers were typed, now or before a reload. @param given numbers that are still here */
const numbersTyped = (given: { readonly [Field in NumberField]?: string }, before: readonly NumberField[]) =>
  numberFields.filter((field) => given[field] ?? before.includes(field))

/** Numbers that are lost with the page. */
type Numbers = { readonly [Field in NumberField]?: string } & {
  /** Numbers of the additional drivers; '' if there is none. */
  readonly others?: readonly string[]
  /** Numbers of the drivers of a booking that is being changed. */
  readonly changed?: readonly string[]
}

const kept = ownTabValue<KeptDraft>('booking-draft', 2, nothingKept)
/** Lasts as long as the page (api/tab-storage.ts), so the privacy policy has nothing to say of it. */
const pageKey = 'booking-numbers'
const inPage = ownTabValue<Numbers>(pageKey, 1, {})

const together = (
  { driver, drivers, change, flight, paymentMethod, acceptTerms }: KeptDraft,
  { others = [], changed = [], ...numbers }: Numbers,
): Draft => ({
  driver: { ...driver, ...numbers },
  drivers: drivers.map((one, index) => withNumber(one, others[index])),
  change: change && { ...change, named: change.named.map((one, index) => one && withNumber(one, changed[index])) },
  flight,
  paymentMethod,
  acceptTerms,
})

const withNumber = (one: NamedDraft, licenseNumber = ''): NamedDraft =>
  licenseNumber === '' ? one : { ...one, licenseNumber }

/** A driver without the licence number, but with whether there was one. An emptied field counts as none. */
const withoutNumber = ({ licenseNumber, hadNumber, ...one }: NamedDraft): NamedDraft => ({
  ...one,
  hadNumber: licenseNumber === undefined ? hadNumber : licenseNumber !== '',
})

const numberOf = (one: NamedDraft | null): string => one?.licenseNumber ?? ''

export const draft = {
  read: (): Draft => together(kept.read(), inPage.read()),
  write: ({ driver, drivers, change, flight, paymentMethod, acceptTerms }: Draft): void => {
    const before = kept.read().numbers
    const entries = Object.entries(driver)
    const numbers: Numbers = Object.fromEntries(entries.filter(([key]) => isNumber(key)))
    inPage.write({ ...numbers, others: drivers.map(numberOf), changed: (change?.named ?? []).map(numberOf) })
    kept.write({
      driver: Object.fromEntries(entries.filter(([key]) => isKept(key))),
      drivers: drivers.map(withoutNumber),
      change: change && { ...change, named: change.named.map((one) => one && withoutNumber(one)) },
      flight,
      paymentMethod,
      acceptTerms,
      // A number that a reload dropped is asked for until it is typed again, whatever else is typed first.
      numbers: numbersTyped(numbers, before),
    })
  },
  clear: (): void => {
    inPage.clear()
    kept.clear()
  },
}

export function useDraft(): Draft {
  const stored = useTabValue(kept)
  return together(stored, useTabValue(inPage))
}

/** The numbers of the customer's papers that were typed, of which a reload leaves that alone. */
export const useTypedNumbers = (): readonly NumberField[] => useTabValue(kept).numbers

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}
