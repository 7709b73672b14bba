import { ownTabValue, useTabValue } from '#api/tab-value.ts'
import {
  isKept,
  isNumber,
  nothingKept,
  numbersTyped,
  parseKept,
  type Draft,
  type KeptDraft,
  type NamedDraft,
  type NumberField,
} from './parse-draft.ts'

/** What is gone with the page. */
type Numbers = { readonly [Field in NumberField]?: string } & {
  /** Of those who drive beside them; '' where there is none. */
  readonly others?: readonly string[]
  /** Of those who are to drive a booking that is being changed. */
  readonly changed?: readonly string[]
}

const kept = ownTabValue<KeptDraft>('booking-draft', nothingKept, parseKept)
/** Lasts as long as the page (api/tab-storage.ts), so the privacy policy has nothing to say of it. */
const pageKey = 'booking-numbers'
const inPage = ownTabValue<Numbers>(pageKey, {}, (raw) => raw as Numbers)

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
  const stored = useTabValue(kept)
  return together(stored, useTabValue(inPage))
}

/** The numbers of the customer's papers that were typed, of which a reload leaves that alone. */
export const useTypedNumbers = (): readonly NumberField[] => useTabValue(kept).numbers

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}
