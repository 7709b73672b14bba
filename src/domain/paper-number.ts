/** Longest number accepted, in characters; no country prints a longer one on a passport, identity card or licence. */
export const longestNumber = 40
const SHORTEST = 3

/** Letters and digits of any script, and the signs printed between them: 'D123-4567', '12.345.678', 'A123456(7)'. */
const SHAPE = /^[\p{L}\p{M}\p{Nd} ./()*\-\u2010-\u2013]*$/u

/** The number as it is stored: without the invisible characters that copied text can bring along. */
export const tidyNumber = (text: string): string =>
  text
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()

/** Whether this can be the number of any country's passport, identity card or licence. */
export function isPaperNumber(text: string): boolean {
  const number = tidyNumber(text)
  const { length } = [...plainNumber(number)]
  return SHAPE.test(number) && /\p{Nd}/u.test(number) && length >= SHORTEST && number.length <= longestNumber
}

/** Whether two texts are the same number, however they are written. An empty text matches nothing. */
export const sameNumber = (one: string, other: string): boolean =>
  plainNumber(one) !== '' && plainNumber(one) === plainNumber(other)

/** Letters and digits of a number alone: equal however it is written. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase()
