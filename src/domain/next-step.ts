import type { BookingStatus } from './booking-status.ts'
import { missingFor, type Missing, type Rental } from './readiness.ts'

/** Next act of staff on a booking. There is none once it is closed or called off. */
export type NextStep = 'answer' | 'await_order' | 'hand_over' | 'take_back' | 'close'

/** Things that are checked before a handover. */
export type Check = 'papers' | 'payment' | 'deposit' | 'car' | 'clean'

export interface Checked {
  check: Check
  ok: boolean
  /** Faults of the papers, in the order of the rules. */
  missing: Missing[]
}

export interface Readiness extends Rental {
  dueMinor: number
  depositMinor: number
  depositHeldMinor: number
  /** Whether a car is planned; whether it is clean, null if nobody has said. */
  hasCar: boolean
  clean: boolean | null
}

const steps: Partial<Record<BookingStatus, NextStep>> = {
  requested: 'answer',
  offered: 'await_order',
  confirmed: 'hand_over',
  active: 'take_back',
  returned: 'close',
}

export const nextStep = (status: BookingStatus): NextStep | null => steps[status] ?? null

/** Checks of what is next: before a handover everything, before closing the money. */
export function checksOf(rental: Readiness): Checked[] {
  const step = nextStep(rental.status)
  const paid = { check: 'payment', ok: rental.dueMinor === 0, missing: [] } as const
  if (step === 'close') return [{ ...paid, missing: [] }]
  if (step !== 'hand_over') return []
  const papers = missingFor(rental).filter((one) => one !== 'car')
  const checks: Checked[] = [
    { check: 'papers', ok: papers.length === 0, missing: papers },
    { ...paid, missing: [] },
    { check: 'car', ok: rental.hasCar && !rental.carOwed, missing: [] },
  ]
  if (rental.depositMinor > 0)
    checks.splice(2, 0, { check: 'deposit', ok: rental.depositHeldMinor >= rental.depositMinor, missing: [] })
  if (rental.clean !== null) checks.push({ check: 'clean', ok: rental.clean, missing: [] })
  return checks
}
