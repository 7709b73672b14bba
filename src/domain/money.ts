/** An amount of money in integer minor units of the currency (cents for USD and EUR). D8 */
export type Minor = number

/** Basis points in a whole: 10000 bp = 100 %. */
const WHOLE = 10_000

/**
 * `amount × numerator / denominator` in minor units, rounded half away from zero.
 * Throws RangeError for amounts that are no integers and for a denominator that is not positive.
 */
export function proportion(amount: Minor, numerator: number, denominator: number): Minor {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(numerator)) {
    throw new RangeError(`money is counted in whole minor units: ${amount} × ${numerator}`)
  }
  if (!Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide money by ${denominator}`)
  }
  // Whole multiples first: the product of a large amount would lose digits before it is divided.
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
 * Splits `total` by whole-number weights with the largest-remainder method; the parts add up to
 * `total` exactly, equal remainders go to the earlier part. Throws RangeError where no weight can
 * take the money, or for weights that are negative or not whole.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  if (!Number.isSafeInteger(total) || weights.some((w) => !Number.isSafeInteger(w) || w < 0)) {
    throw new RangeError('a split needs a whole amount and whole weights that are not negative')
  }
  const sum = weights.reduce((a, w) => a + BigInt(w), 0n)
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('no weight can take the money')
    return weights.map(() => 0)
  }
  const size = BigInt(Math.abs(total))
  const parts = weights.map((w, index) => {
    const scaled = size * BigInt(w)
    return { index, whole: Number(scaled / sum), rest: scaled % sum }
  })
  const result = parts.map((part) => part.whole)
  const missing = Math.abs(total) - result.reduce((a, part) => a + part, 0)
  parts.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const { index, whole } of parts.slice(0, missing)) result[index] = whole + 1
  return total < 0 ? result.map((part) => 0 - part) : result
}

const digits = new Map<string, number>()

/** Digits of a currency's minor unit, by its ISO 4217 code: 2 for dollars and euros, 0 for yen. Throws RangeError for no code. */
export function digitsOf(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const found =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}
