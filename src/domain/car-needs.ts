/** Work that a car may still need before it is handed over. */
export const carNeeds = ['wash', 'fuel', 'charge'] as const
export type CarNeed = (typeof carNeeds)[number]

/** The newest observations of a car; null for what nobody has noted. */
export interface CarCondition {
  readonly clean: boolean | null
  readonly fuelEighths: number | null
  readonly chargePercent: number | null
}

/** The stored settings of a car that is ready. */
export interface ReadyRules {
  readyFuelEighths: number
  readyChargePercent: number
}

/** Work that a car still needs. Nothing is asked for that nobody has noted: a car comes back with its state written down. */
export function needsOf(car: CarCondition, rules: ReadyRules): CarNeed[] {
  const needs: CarNeed[] = []
  if (car.clean === false) needs.push('wash')
  if (car.fuelEighths !== null && car.fuelEighths < rules.readyFuelEighths) needs.push('fuel')
  if (car.chargePercent !== null && car.chargePercent < rules.readyChargePercent) needs.push('charge')
  return needs
}

/** State of a car once its needs have been met. */
export function metBy(needs: readonly CarNeed[], rules: ReadyRules): Partial<CarCondition> {
  return {
    ...(needs.includes('wash') && { clean: true }),
    ...(needs.includes('fuel') && { fuelEighths: rules.readyFuelEighths }),
    ...(needs.includes('charge') && { chargePercent: rules.readyChargePercent }),
  }
}
