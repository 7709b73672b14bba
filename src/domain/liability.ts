import type { Minor } from './money.ts'

/** The extra that limits what a driver is liable for, by its code among the services. */
export const PROTECTION = 'insurance'

/** The most that a driver pays for one damage to the car (D33); null is all of it, theft and write-off included. */
export function mostPerDamage(
  extras: readonly { code: string; quantity: number }[],
  depositMinor: Minor,
): Minor | null {
  return extras.some(({ code, quantity }) => code === PROTECTION && quantity > 0) ? depositMinor : null
}
