/** Amount in minor units from what somebody typed, '123,40' or '123.40'; null if it is empty, NaN if it is none. */
export function readAmount(text: string, digits: number): number | null {
  const plain = text.trim().replaceAll(/\s/g, '')
  if (plain === '') return null
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return Number.NaN
  return Math.round(Number(plain.replace(',', '.')) * 10 ** digits)
}

/** Amount in minor units as somebody would type it. */
export function writeAmount(minor: number, digits: number, language: string): string {
  const plain = (minor / 10 ** digits).toFixed(digits)
  return language === 'de' ? plain.replace('.', ',') : plain
}
