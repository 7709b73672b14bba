/** An amount of money in whole minor units of the currency: cents for USD and EUR (D8). */
export type Minor = number

/** Basis points in a whole: 10000 bp = 100 %. */
const WHOLE = 10_000

/**
 * `amount × numerator / denominator` in minor units, rounded half away from zero.
 * Throws RangeError for amounts that are not integers and for a denominator that is not positive.
 */
export function proportion(amount: Minor, numerator: number, denominator: number): Minor {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(numerator)) {
    throw new RangeError(`money is counted in whole minor units: ${amount} × ${numerator}`)
  }
  if (!Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide money by ${denominator}`)
  }
  // Whole multiples first: multiplying a large amount before dividing it would lose digits.
  const rest = amount % denominator
  const whole = ((amount - rest) / denominator) * numerator
  const product = rest * numerator
  const rounded = Math.floor((2 * Math.abs(product) + denominator) / (2 * denominator))
  return whole + (product < 0 ? 0 - rounded : rounded)
}

/** The part of `amount` given in basis points (1900 = 19 %), rounded half away from zero. */
export function shareOf(amount: Minor, basisPoints: number): Minor {
  return proportion(amount, basisPoints, WHOLE)
}

/** The value-added tax contained in a gross amount, in minor units (D24: prices include it). */
export function vatIncluded(gross: Minor, vatBasisPoints: number): Minor {
  return proportion(gross, vatBasisPoints, WHOLE + vatBasisPoints)
}

/**
 * The tax in each of several gross amounts. The parts add up to the tax in their sum, which they might miss if each were
 * rounded by itself.
 */
export function vatParts(amounts: readonly Minor[], vatBasisPoints: number): Minor[] {
  let gross = 0
  return amounts.map((amount) => {
    const before = vatIncluded(gross, vatBasisPoints)
    gross += amount
    return vatIncluded(gross, vatBasisPoints) - before
  })
}

const digits = new Map<string, number>()

/**
 * Digits of a currency's minor unit, by its ISO 4217 code: 2 for dollars and euros, 0 for yen. Throws RangeError for an
 * invalid code.
 */
export function digitsOf(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const found =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}
