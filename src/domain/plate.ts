const PLATE = /^([A-ZÄÖÜ]{1,3})[- ]([A-Z]{1,2})[- ]?(\d{1,4}[EH]?)$/

/** Reads a German number plate in any case and spacing, as in 'b-sw0999', and writes it as 'B-SW 0999'; null if it is none. */
export function readPlate(text: string): string | null {
  const [, district, letters, number] = PLATE.exec(text.trim().replaceAll(/\s+/g, ' ').toUpperCase()) ?? []
  return district === undefined ? null : `${district}-${letters} ${number}`
}
