import { paymentMethods, type Driver, type PaymentMethod } from '../../../contract/booking.ts'
import { useAuth } from '../../api/session.tsx'
import { stored, useStored } from '../stored.ts'

/** The specified personal fields, in their order. */
export const driverFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phone',
  'passportNumber',
  'address',
  'city',
  'country',
  'licenseNumber',
  'licenseExpiry',
] as const satisfies readonly (keyof Driver)[]
export type DriverField = (typeof driverFields)[number]
export type DriverValues = Readonly<Record<DriverField, string>>

/** What was typed so far. It stays in this tab, never in the address, and goes when the booking is made. */
export interface Draft {
  readonly driver: Partial<DriverValues>
  readonly paymentMethod: PaymentMethod | null
  readonly acceptTerms: boolean
}

const empty: Draft = { driver: {}, paymentMethod: null, acceptTerms: false }

export const draft = stored<Draft>('booking-draft', empty, parse)

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

/** What the form shows: what was typed, before that what the account knows (D3). */
export function useDriverValues(): { readonly values: DriverValues; readonly prefilled: boolean } {
  const { driver } = useStored(draft)
  const { session } = useAuth()
  const { firstName, lastName, email } = session?.user ?? {}
  const known = Object.fromEntries(
    Object.entries({ firstName, lastName, email }).filter(([, value]) => value !== undefined && value !== ''),
  )
  return { values: { ...nothing, ...known, ...driver }, prefilled: session !== null }
}

export const useDraft = (): Draft => useStored(draft)

export function updateDraft(patch: Partial<Draft>): void {
  draft.write({ ...draft.read(), ...patch })
}

export function updateDriver(field: DriverField, value: string): void {
  updateDraft({ driver: { ...draft.read().driver, [field]: value } })
}
