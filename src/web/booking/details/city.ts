/** Postal code and town in two fields; the field of the specification has both in one line. */
export interface City {
  readonly postalCode: string
  readonly town: string
}

/** Words with a digit at the start: '12099', 'SW1A 2AA', and the two letters that end a Dutch one. */
const inFront = /^(\S*\d\S*(?:\s+\S*\d\S*)*(?:\s+[A-Z]{2}(?=\s))?)(?:\s+(.*))?$/s

export function splitCity(city: string): City {
  const [, postalCode, town = ''] = inFront.exec(city.trim()) ?? []
  return postalCode === undefined ? { postalCode: '', town: city } : { postalCode, town }
}

export const joinCity = ({ postalCode, town }: City): string =>
  postalCode.trim() === '' ? town : `${postalCode.trim()} ${town}`.trimEnd()
