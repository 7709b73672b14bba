import { draft, updateDraft, useDraft, useTypedNumbers } from './booking-draft.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'
import { useDriverFromAccount } from './from-account.ts'

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
  const numbers = useTypedNumbers()
  const known = useDriverFromAccount()
  const values = { ...nothing, ...known, ...driver }
  const fromAccount = driverFields.filter((field) => known[field] !== undefined && known[field] === values[field])
  return { values, fromAccount, dropped: numbers.filter((field) => driver[field] === undefined) }
}

export function updateDriver(field: DriverField, value: string): void {
  updateDraft({ driver: { ...draft.read().driver, [field]: value } })
}
