import type { PeriodField } from './draft.ts'

/** One field of the period, as it is shown and changed. */
export interface Control {
  readonly field: PeriodField
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onChange: (value: string) => void
}
