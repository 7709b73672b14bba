/*
 * What staff type into a search, folded as the database folds what it searches: search_name, search_person and
 * search_phone in store/schema/02-people.sql do the same (tests/api/staff-search.test.ts compares them).
 */

const MARKED = 'äöüÄÖÜàáâãåąçćčđďèéêëęěğìíîïıłñńňòóôõøőřśšşťţùúûűůýÿźżž'
const PLAIN = 'aouaouaaaaaacccddeeeeeegiiiiilnnnoooooorsssttuuuuuyyzzz'
const plain = new Map([...MARKED].map((sign, index) => [sign, PLAIN[index]!]))

/** A name without case, accents and punctuation. Umlauts may be written as one letter, two or none: 'Müller' is 'muller'. */
export const foldName = (text: string): string =>
  // The dot that a Turkish capital I leaves behind is no letter.
  [...text.toLowerCase().replaceAll('\u0307', '')]
    .map((sign) => plain.get(sign) ?? sign)
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()

const LITTLE_WORDS = /^((von|van|de|der|den|zu|zur|di|da|del|la|le|el|al) )+/

/** A folded name without the little words before a family name. */
export const withoutLittleWords = (folded: string): string => folded.replace(LITTLE_WORDS, '')

/** Digits of a phone number after the trunk zero or the prefix of Germany; '' if there are none. */
export const foldPhone = (text: string): string =>
  text
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^(\+|00)(49)?/, '')
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')

/** A plate, or a part of one, without spaces and hyphens. */
export const foldPlate = (text: string): string => text.replaceAll(/[^\p{L}\p{Nd}]/gu, '').toUpperCase()
