/**
 * A number as people write it (a reference, a telephone number, a plate), so that no line ends inside it. Where somebody
 * copies it into a form, these signs are forgiven (`src/domain/reference.ts`).
 */
export const unbroken = (number: string): string => number.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')

/** Within a text: references, our telephone numbers, plates, and the words of ours with a hyphen. */
const pieces =
  /E-(?=Mail)|\b(?:drop|write)-off|SW(?:-[2-9A-HJ-NP-Z]{4}){2}|\+\d[\d -]{6,}\d|\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}\b/g

/** A text in which no line ends inside one of these. */
export const withUnbroken = (text: string): string => text.replaceAll(pieces, unbroken)

/** A street whose house number stays on its line. */
export const withHouseNumber = (street: string): string => street.replace(/ (?=\d+\w?$)/, '\u00A0')

/** A vehicle's name whose last figure or letter stays on its line: 'Hyundai Ioniq 5', 'Toyota Aygo X'. */
export const unbrokenName = (name: string): string => name.replace(/ (?=\S$)/, '\u00A0')

/** Spaces within a reference to a law (§ 36 VSBG, section 7(2) no. 2 UWG), and between a figure and its noun. */
const bonds =
  /(?<=§|\b(?:Art|Abs|Nr|Buchst|no)\.|\b[Ss]ections?) (?=[\da-z])|(?<=\d) (?=\p{L}|×)|(?<=×) | (?=(?:Abs|Nr|no)\.|Uhr\b)|(?<=\)|\b[a-z]) (?=\p{Lu}\p{L}*\p{Lu})/gu

/** Hyphens after single letters: 'E-Mail', 'IP-Adresse'. */
const initials = /(?<=\b\p{Lu}{1,2})-(?=\p{Lu}\p{Ll})/gu

/** A text in which a line ends neither within a reference to a law nor between a figure and its noun. */
export const boundSpaces = (text: string): string => text.replaceAll(bonds, '\u00A0')

/**
 * The same, and no line ends in 'E-Mail' either. Not for papers with a person's data: a PDF that has this sign once gives
 * it for every hyphen, and a mail address that is copied from it reaches nobody.
 */
export const bound = (text: string): string => boundSpaces(text).replaceAll(initials, '\u2011')

/** A date without the comma that English platforms write after a weekday in some styles only: 'Mon 7 Dec 2026'. */
export const withoutComma = (date: string): string => date.replace(/^(\p{L}+), (?=\d+ )/u, '$1 ')

/** A date in whose middle no line ends; after a weekday that is written out it may. */
export function unbrokenDate(date: string): string {
  const weekday = /^\p{L}{4,},? (?=\d)/u.exec(date)?.[0] ?? ''
  return weekday + date.slice(weekday.length).replaceAll(' ', '\u00A0')
}
