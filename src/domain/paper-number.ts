/** More than any country prints on a passport, an identity card or a licence. */
export const longestNumber = 40
const SHORTEST = 3

/** Letters and digits of any script, and what countries print between them: 'D123-4567', '12.345.678', 'A123456(7)'. */
const SHAPE = /^[\p{L}\p{M}\p{Nd} ./()*\-\u2010-\u2013]*$/u

/** As it is kept: without what nobody can see, as comes along with a copied text. */
export const tidyNumber = (text: string): string =>
  text
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()

/** Whether this can be the number of a passport, an identity card or a licence, of whatever country. */
export function isPaperNumber(text: string): boolean {
  const number = tidyNumber(text)
  const { length } = [...plain(number)]
  return SHAPE.test(number) && /\p{Nd}/u.test(number) && length >= SHORTEST && number.length <= longestNumber
}

/** Whether it is one number, however it is written. What is not given is nobody's. */
export const sameNumber = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase()
