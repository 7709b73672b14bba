import * as z from 'zod/mini'

import { isPaperNumber, longestNumber, tidyNumber } from '#domain/paper-number.ts'
import { parseLocal } from '#domain/period.ts'

export { email } from './email.ts'

/** Values that several areas share. Texts are bounded so that no field can be used as a store. */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), oneLine)
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), oneLine)

/** Lines of visible text, as in a message. */
export const longText = (max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n')),
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => isVisible(value.replaceAll(/[\n\t]/g, ' ')), 'control_characters'),
  )

/**
 * One line of visible text: nothing that breaks a line, steers a terminal or turns the direction of reading, with
 * which a name could pretend to be something else in a list or a mail. Characters without a shape, such as the space
 * of no width, may join others but are no text by themselves.
 */
const isVisible = (value: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(value) &&
  (value === '' || /[^\s\p{DI}\u2800]/u.test(value)) &&
  value.isWellFormed()

const oneLine = z.refine<string>(isVisible, 'control_characters')

/** The number of a passport, an identity card or a licence, of any country; '' where it is not given. */
export const optionalPaperNumber = z.string().check(
  z.overwrite(tidyNumber),
  z.maxLength(longestNumber),
  oneLine,
  z.refine((value) => value === '' || isPaperNumber(value), 'invalid_number'),
)
export const paperNumber = optionalPaperNumber.check(z.minLength(1))

export const phone = z.string().check(z.trim(), z.regex(/^\+?[\d\s()/.-]{5,30}$/))
export const language = z.enum(['de', 'en'])
/** A whole number in an address, where all is text: of digits alone, as '0x1', '1e3' and '' would count as numbers too. */
export const numeral = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.coerce.number<string>())

/** Branches are data: whether there is one with this number, the catalogue knows. */
export const branchId = z.int().check(z.minimum(1), z.maximum(32_767))
export const minor = z.int()
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

export const isDate = (value: string): boolean => parseLocal(`${value}T00:00`) !== null

/** A calendar day that exists, 'YYYY-MM-DD'. */
export const localDate = z.string().check(z.refine(isDate, 'invalid_date'))

/** '' where it is not known. */
export const optionalDate = z.string().check(z.refine((value) => value === '' || isDate(value), 'invalid_date'))

/** Berlin wall-clock time of a day that exists, 'YYYY-MM-DDTHH:MM' (D23). */
export const localDateTime = z.string().check(z.refine((value) => parseLocal(value) !== null, 'invalid_date'))

export const names = z.object({ de: z.string(), en: z.string() })

/** What a call says that did what was asked, in the reader's language. */
export const done = z.object({ success: z.literal(true), message: z.string(), errors: z.array(z.string()) })

/** The token of a mailed link: it stands in addresses as it is. */
export const token = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** A retry with the same key gets the first answer again. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
