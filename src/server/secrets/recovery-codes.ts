import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for others when copied by hand. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const COUNT = 10

/** Ten codes of 60 random bits each, in groups of four: 'K7QX-M2PD-9TRV'. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode)

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** The code in the form in which it is compared: in upper case, without hyphens and spaces. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()
