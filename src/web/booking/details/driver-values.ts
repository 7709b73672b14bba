import { draft, updateDraft, useDraft, useTypedNumbers } from './booking-draft.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'
import { useDriverFromAccount } from './from-account.ts'

const nothing = Object.fromEntries(driverFields.map((field) => [field, ''])) as DriverValues

export interface Driver {
  readonly values: DriverValues
  /** Fields that show a value from the account. */
  readonly fromAccount: readonly DriverField[]
  /** Fields whose numbers were typed before the page was reloaded. */
  readonly dropped: readonly DriverField[]
}

/** Values of the form: the typed ones, even if they were emptied; otherwise those of the account (D3). */
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
