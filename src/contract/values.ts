import * as z from 'zod/mini'

import { longestFlight, readFlight } from '#domain/flight.ts'
import { isPaperNumber, longestNumber, tidyNumber } from '#domain/paper-number.ts'
import { parseLocal } from '#domain/period.ts'

export { email } from './email.ts'

/** Text of one line. Every text is bounded so that no field can be misused as storage. */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), oneLine)
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), oneLine)

/** Visible text of several lines, such as a message. */
export const longText = (max: number) => optionalLongText(max).check(z.minLength(1))

/** The same, which may be missing: ''. */
export const optionalLongText = (max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n')),
    z.maxLength(max),
    z.refine((value) => isVisible(value.replaceAll(/[\n\t]/g, ' ')), 'control_characters'),
  )

/**
 * Whether a value is one line of visible text. Characters that break a line, control a terminal or change the direction
 * of reading are refused: with them a name could pose as something else in a list or a letter. Invisible characters,
 * such as the zero-width space, may stand between others but are no text by themselves.
 */
const isVisible = (value: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(value) &&
  (value === '' || /[^\s\p{DI}\u2800]/u.test(value)) &&
  value.isWellFormed()

const oneLine = z.refine<string>(isVisible, 'control_characters')

/** Number of a passport, an identity card or a licence of any country; '' if it is not given. */
export const optionalPaperNumber = z.string().check(
  z.overwrite(tidyNumber),
  z.maxLength(longestNumber),
  oneLine,
  z.refine((value) => value === '' || isPaperNumber(value), 'invalid_number'),
)
export const paperNumber = optionalPaperNumber.check(z.minLength(1))

/** Flight number as a ticket has it; '' if it is not known. It becomes what the booking stores: 'LH2034'. */
export const flight = z.string().check(
  z.trim(),
  z.maxLength(longestFlight),
  z.refine((value) => value === '' || readFlight(value) !== null, 'invalid_flight'),
  z.overwrite((value) => readFlight(value) ?? ''),
)

export const phone = z.string().check(z.trim(), z.regex(/^\+?[\d\s()/.-]{5,30}$/))
export const language = z.enum(['de', 'en'])
/** Whole number in an address. Only digits are accepted, because `Number` also reads '0x1', '1e3' and ''. */
export const numeral = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.coerce.number<string>())

/** Largest number of a branch, a class and other things of which there are few (smallint). */
export const LARGEST_NUMBER = 32_767

/** Number of a branch. Branches are data, so the catalogue says whether this one exists. */
export const branchId = z.int().check(z.minimum(1), z.maximum(LARGEST_NUMBER))
/** The same in an address, or in a filter that is kept as one. */
export const branchInQuery = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((value) => Number(value) <= LARGEST_NUMBER, 'not_a_choice'),
)
export const minor = z.int()
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

export const isDate = (value: string): boolean => parseLocal(`${value}T00:00`) !== null

/** A calendar day that exists, 'YYYY-MM-DD'. */
export const localDate = z.string().check(z.refine(isDate, 'invalid_date'))

/** Whether others can be counted from a day or a time: after the last year that there is, none comes. */
const isReckonable = z.refine<string>((value) => value < '9000', 'invalid_date')

/** A calendar day from which others are counted. */
export const reckonedDate = localDate.check(isReckonable)

/** Calendar day, or '' if it is not known. */
export const optionalDate = z.string().check(z.refine((value) => value === '' || isDate(value), 'invalid_date'))

/** Berlin wall-clock time of a day that exists, 'YYYY-MM-DDTHH:MM' (D23). */
export const localDateTime = z.string().check(z.refine((value) => parseLocal(value) !== null, 'invalid_date'))

/** The same, as a time from which others are counted. */
export const reckonedTime = localDateTime.check(isReckonable)

export const names = z.object({ de: z.string(), en: z.string() })

/** Answer of a call that succeeded, with a message in the reader's language. */
export const done = z.object({ success: z.literal(true), message: z.string(), errors: z.array(z.string()) })

/** Token of a mailed link, of characters that need no escaping in an address. */
export const token = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** Headers with the key of a call: a retry with the same key gets the first answer again. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
