import { paymentMethods, type PaymentMethod } from '../../../contract/booking.ts'
import { owned, useStored } from '../stored.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'
import { useDriverFromAccount } from './from-account.ts'

/** What was typed so far, by whom. It stays in this tab, never in the address, and goes when the booking is made. */
export interface Draft {
  readonly driver: Partial<DriverValues>
  readonly paymentMethod: PaymentMethod | null
  readonly acceptTerms: boolean
}

const empty: Draft = { driver: {}, paymentMethod: null, acceptTerms: false }

export const draft = owned<Draft>('booking-draft', empty, parse)

function parse(raw: unknown): Draft | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { driver, paymentMethod, acceptTerms } = raw as Record<string, unknown>
  const given = typeof driver === 'object' && driver !== null ? Object.entries(driver) : []
  const known = given.filter(([key, value]) => driverFields.includes(key as DriverField) && typeof value === 'string')
  return {
    driver: Object.fromEntries(known),
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? null,
    acceptTerms: acceptTerms === true,
  }
}

const nothing = Object.fromEntries(driverFields.map((field) => [field, ''])) as DriverValues

export interface Driver {
  readonly values: DriverValues
  /** The fields that show what the account says. */
  readonly fromAccount: readonly DriverField[]
}

/** What the form shows: what was typed, also if that is nothing any more; before that what the account knows (D3). */
export function useDriverValues(): Driver {
  const { driver } = useStored(draft)
  const known = useDriverFromAccount()
  const values = { ...nothing, ...known, ...driver }
  const fromAccount = driverFields.filter((field) => known[field] !== undefined && known[field] === values[field])
  return { values, fromAccount }
}

export const useDraft = (): Draft => useStored(draft)

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}

export function updateDriver(field: DriverField, value: string): void {
  updateDraft({ driver: { ...draft.read().driver, [field]: value } })
}
