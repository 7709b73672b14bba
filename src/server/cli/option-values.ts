import { CliError } from './operator.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { InvalidArgumentError } from 'commander'

import { toInstant } from '#domain/berlin-time.ts'
import { parseDate, parseLocal, type LocalDate } from '#domain/local-time.ts'

const MOST = 9_999_999

/** Reads a whole number within bounds, for commander. */
export const wholeNumber =
  (least: number, most = MOST) =>
  (text: string): number => {
    const number = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`not a whole number from ${least} to ${most}`)
  }

/** Reads the figure of an odometer. */
export const kilometres = wholeNumber(0)

/** Reads the number of a line in a list. */
export const listNumber = wholeNumber(1)

/** Reads an amount of money in minor units: '23.40', '23,40' or '23'. */
export const amount = amountUpTo(3)
/** Reads a payment in minor units, which may be larger. */
export const sum = amountUpTo(5)

function amountUpTo(digits: number): (text: string) => number {
  const form = new RegExp(`^(\\d{1,${digits}})(?:[.,](\\d{2}))?$`)
  return (text) => {
    const [, whole, cents = '00'] = form.exec(text.trim()) ?? []
    const minor = Number(whole) * 100 + Number(cents)
    if (minor > 0) return minor
    throw new InvalidArgumentError(`not an amount such as 23.40, up to ${'9'.repeat(digits)}.99`)
  }
}

/** Reads a price in minor units, which may be 0. */
export function price(text: string): number {
  const [, whole, cents = '00'] = /^(\d{1,5})(?:[.,](\d{2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) throw new InvalidArgumentError('not a price such as 49.00, up to 99999.99')
  return Number(whole) * 100 + Number(cents)
}

const MOST_CHARACTERS = 500

/** Reads a reason or note in the words of staff, which is kept with what they did. */
export function sentence(text: string): string {
  const said = text.trim()
  if (said !== '' && said.length <= MOST_CHARACTERS) return said
  throw new InvalidArgumentError(`not a reason in words, of up to ${MOST_CHARACTERS} characters`)
}

/** Reads a day of Berlin's calendar. */
export function day(text: string): LocalDate {
  const parsed = text.trim()
  if (parseDate(parsed) === null) throw new InvalidArgumentError('not a day such as 2027-01-01')
  return parsed
}

/** Reads a change of an amount, with its sign. */
export function change(text: string): number {
  const number = wholeNumber(-MOST)(text)
  if (number === 0) throw new InvalidArgumentError('zero changes nothing')
  return number
}

/** Reads a moment of Berlin's wall clock. */
export function moment(text: string): Date {
  const parsed = parseLocal(text.trim().replace(' ', 'T'))
  if (parsed === null) throw new InvalidArgumentError('not a time such as 2026-12-01T10:00')
  return toInstant(parsed)
}

/** Finds a branch by its code. @throws CliError that lists the known codes */
export function branchNamed(code: string, { branches }: Catalogue): number {
  const branch = branches.find((one) => one.code === code.toLowerCase())
  if (branch === undefined)
    throw new CliError(`there is no branch ${code}: ${branches.map((one) => one.code).join(' or ')}`)
  return branch.id
}
