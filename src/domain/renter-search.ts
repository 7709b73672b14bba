import { parseLocal, type LocalDate } from './local-time.ts'

/** Search for a customer at the desk. */
export interface RenterSearch {
  /** The text in small letters, without a date. */
  readonly text: string
  /** Date of birth, if one was typed beside a name. */
  readonly born: LocalDate | null
}

const GERMAN = /(^|\s)(\d{1,2})[./](\d{1,2})[./](\d{4})(?=\s|$)/
const ISO = /(^|\s)(\d{4}-\d{2}-\d{2})(?=\s|$)/

/** Reads a text such as 'Mara Muster 24.12.1990'. Without a date that exists, all of it is the text. */
export function readRenterSearch(typed: string): RenterSearch {
  const text = typed.trim().toLowerCase()
  const [german, iso] = [GERMAN.exec(text), ISO.exec(text)]
  const born = german === null ? iso?.[2] : `${german[4]}-${german[3]!.padStart(2, '0')}-${german[2]!.padStart(2, '0')}`
  const rest = text.replace(german === null ? ISO : GERMAN, ' ').trim()
  if (born === undefined || rest === '' || parseLocal(`${born}T00:00`) === null) return { text, born: null }
  return { text: rest.replaceAll(/\s+/g, ' '), born }
}
