import { paymentMethods, type PaymentMethod } from '#contract/booking.ts'
import { additionalDriverFields } from '#domain/additional-driver.ts'
import type { NamedDriver } from '../drivers/named-driver.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'

/** Numbers of papers are gone with the page: no storage of the browser ever has them. */
const numberFields = ['passportNumber', 'licenseNumber'] as const satisfies readonly DriverField[]
export type NumberField = (typeof numberFields)[number]

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

/** What a reload leaves of a draft. */
export interface KeptDraft extends Draft {
  /** The numbers that were typed. */
  readonly numbers: readonly NumberField[]
}

export const nothingKept: KeptDraft = {
  driver: {},
  drivers: [],
  change: null,
  paymentMethod: null,
  acceptTerms: false,
  numbers: [],
}

/** An older tab and whoever writes into the storage may have left anything there. */
export function parseKept(raw: unknown): KeptDraft | null {
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

export const isNumber = (key: string): key is NumberField => (numberFields as readonly string[]).includes(key)
export const isKept = (key: string): boolean => driverFields.includes(key as DriverField) && !isNumber(key)

/** Which numbers were typed, now or before a reload. @param given those that are here */
export const numbersTyped = (given: { readonly [Field in NumberField]?: string }, before: readonly NumberField[]) =>
  numberFields.filter((field) => given[field] ?? before.includes(field))
