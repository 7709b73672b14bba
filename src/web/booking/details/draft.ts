import type { PaymentMethod } from '../../../contract/booking.ts'
import type { NamedDriver } from '../drivers/named.ts'
import { owned, useStored } from '../stored.ts'
import type { DriverValues } from './driver-fields.ts'
import {
  isKept,
  isNumber,
  nothingKept,
  numbersTyped,
  parseKept,
  type KeptDraft,
  type NumberField,
} from './kept-draft.ts'

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

export interface ChangeDraft {
  readonly reference: string
  /** By place; null is whoever was booked there. */
  readonly named: readonly (NamedDraft | null)[]
}

/** What is gone with the page. */
type Numbers = { readonly [Field in NumberField]?: string } & {
  /** Of those who drive beside them; '' where there is none. */
  readonly others?: readonly string[]
  /** Of those who are to drive a booking that is being changed. */
  readonly changed?: readonly string[]
}

const kept = owned<KeptDraft>('booking-draft', nothingKept, parseKept)
/** Lasts as long as the page (api/tab-storage.ts), so the privacy policy has nothing to say of it. */
const pageKey = 'booking-numbers'
const inPage = owned<Numbers>(pageKey, {}, (raw) => raw as Numbers)

const together = (
  { driver, drivers, change, paymentMethod, acceptTerms }: KeptDraft,
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
      numbers: numbersTyped(numbers, before),
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

/** The numbers of the customer's papers that were typed, of which a reload leaves that alone. */
export const useTypedNumbers = (): readonly NumberField[] => useStored(kept).numbers

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}
