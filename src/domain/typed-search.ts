import { foldName, foldPhone, foldPlate, withoutLittleWords } from './search-key.ts'

/** Text that somebody typed, folded for each kind of key; '' where it cannot be one. */
export interface Typed {
  /** Reference of a booking, or its beginning. */
  readonly reference: string
  /** A name, as it was typed and with its last word first. */
  readonly names: readonly string[]
  readonly email: string
  readonly phone: string
  /** Last digits of a phone number, the last one first. */
  readonly phoneEnd: string
  readonly plate: string
}

const REFERENCE = /^(SW)?([2-9A-HJ-NP-Z]{2,8})$/

/** Letters and digits of the longest plate: three of the place, two, four, and E for electric cars or H for old ones. */
const LONGEST_PLATE = 10

/** Digits of the end of a phone number that few numbers share. */
const LEAST_OF_END = 6

/** Keys that a text can be. Short texts are no phone number and no plate, because too much would begin with them. */
export function typedOf(text: string): Typed {
  const plain = text.trim()
  const symbols = REFERENCE.exec(plain.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase())?.[2] ?? ''
  const folded = withoutLittleWords(foldName(plain))
  const words = folded.split(' ')
  const turned = words.length > 1 ? [`${words.at(-1)} ${words.slice(0, -1).join(' ')}`] : []
  const isPhone = /^[+\d][\d\s()/.-]*$/.test(plain)
  const phone = isPhone ? foldPhone(plain) : ''
  // A zero with which an end begins is one of its digits, and no trunk zero.
  const end = isPhone && !/^(\+|00)/.test(plain) ? plain.replaceAll(/\D/g, '') : phone
  const plate = foldPlate(plain)
  return {
    reference: symbols === '' ? '' : `SW-${symbols.slice(0, 4)}${symbols.length > 4 ? `-${symbols.slice(4)}` : ''}`,
    names: folded.length < 2 || /^\d+$/.test(folded) ? [] : [folded, ...turned],
    email: /^\S{2,}$/.test(plain) && !/^[\d+]+$/.test(plain) ? plain.toLowerCase() : '',
    phone: phone.length >= 4 ? phone : '',
    phoneEnd: end.length >= LEAST_OF_END ? [...end].toReversed().join('') : '',
    plate: plate.length >= 2 && plate.length <= LONGEST_PLATE && /\d/.test(plate) ? plate : '',
  }
}
