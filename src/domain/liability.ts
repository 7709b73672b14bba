import type { Minor } from './money.ts'

/** Code of the service that limits a driver's liability. */
export const PROTECTION = 'insurance'

/** Most that a driver pays for one damage to the car (D33). Null means all of it, including theft and write-off. */
export function mostPerDamage(
  extras: readonly { code: string; quantity: number }[],
  depositMinor: Minor,
): Minor | null {
  return extras.some(({ code, quantity }) => code === PROTECTION && quantity > 0) ? depositMinor : null
}
