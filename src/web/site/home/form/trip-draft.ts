import { DEFAULT_TIME, addDays, dateOf, moveStart, timeOf, type PeriodDraft } from '#domain/period.ts'
import { firstBranch } from '#api/branches.ts'
import type { Days } from './days.ts'

/** Values entered so far. */
export interface Draft {
  readonly pickup: number
  /** Until another one is chosen, the car comes back to where it was picked up. */
  readonly dropoff: number | null
  readonly period: Readonly<PeriodDraft>
}

export const emptyDraft: Draft = { pickup: firstBranch, dropoff: null, period: {} }

export type PeriodField = 'startDate' | 'startTime' | 'endDate' | 'endTime'

export type Change =
  | { readonly field: 'pickup' | 'dropoff'; readonly branch: number }
  | { readonly field: PeriodField; readonly value: string }

/** The specified rules between the fields (specification, section 5). */
export function changed(draft: Draft, change: Change): Draft {
  if ('branch' in change) return { ...draft, [change.field]: change.branch }
  return { ...draft, period: changedPeriod(draft.period, change.field, change.value) }
}

function changedPeriod(period: PeriodDraft, field: PeriodField, value: string): PeriodDraft {
  const { start, end } = period
  switch (field) {
    case 'startDate':
      // Emptied: the drop-off stays as it was, for when a pickup date is there again.
      return value === '' ? { end } : moveStart(period, value)
    case 'startTime':
      return start ? { start: `${dateOf(start)}T${value}`, end } : period
    case 'endDate':
      return value === '' ? { start } : { start, end: `${value}T${end ? timeOf(end) : DEFAULT_TIME}` }
    case 'endTime':
      return end ? { start, end: `${dateOf(end)}T${value}` } : period
  }
}

/** Branches chosen in the built page before the form's script had loaded; its days wait for the calendar. */
export function enteredEarly(fields: Readonly<Record<string, string>>): Change[] {
  // Both lists begin with the first branch. A drop-off that was not touched follows the pickup.
  return (['pickup', 'dropoff'] as const).flatMap((field): Change[] => {
    const branch = Number(fields[field] ?? firstBranch)
    return branch === firstBranch ? [] : [{ field, branch }]
  })
}

/** Values of the four controls of the period, and which of them can be used. */
export function controlsOf({ period: { start, end } }: Draft, { first, last }: Days, maxDays?: number) {
  const startDate = start ? dateOf(start) : ''
  const endDate = end ? dateOf(end) : ''
  return {
    startDate,
    endDate,
    startTime: start ? timeOf(start) : DEFAULT_TIME,
    endTime: end ? timeOf(end) : DEFAULT_TIME,
    minStart: first,
    maxStart: last,
    minEnd: startDate || first,
    maxEnd: startDate && maxDays !== undefined ? addDays(startDate, maxDays) : undefined,
    noStart: startDate === '',
    noEnd: endDate === '' || startDate === '',
  }
}
