import { Readable } from 'node:stream'

import type { Language } from '#domain/language.ts'
import { digitsOf } from '#domain/money.ts'
import { dateOf, type LocalDate, type LocalDateTime } from '#domain/period.ts'

/** Files that a colleague may have made in a while. */
export const FILES = { max: 20, windowSeconds: 600 }

export const csvType = 'text/csv; charset=utf-8'

/** Number or date of ours, which a spreadsheet is to read as what it is. Its minus sign is no formula. */
interface Figure {
  readonly figure: string
}
type Cell = string | Figure

/** Signs with which a spreadsheet takes a text for a formula, also behind spaces and as wide letters. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/
/**
 * Texts that a spreadsheet takes for a number or a date, and then writes differently: a postal code loses its zero, a
 * long number its last digits, and '10/2026' becomes a day.
 */
const OTHERWISE_READ = /^(0\d+|\d{12,}|\d+([.,]\d+)?e[+-]?\d+|\d{1,4}[-/.]\d{1,4}([-/.]\d{1,4})?)$/i
/** A reader may take either sign for the separator, whatever the language; so both are put into quotes. */
const NEEDS_QUOTES = /[";,\t\r\n]/

/**
 * A text that somebody typed. An apostrophe before it keeps it a text, so that what a customer typed into a form never
 * runs on the machine of staff.
 */
function text(value: string): string {
  const safe = FORMULA.test(value) || OTHERWISE_READ.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Amount as a spreadsheet of that language reads it. */
export function amount(minor: number, currency: string, language: Language): Figure {
  const digits = digitsOf(currency)
  const plain = (minor / 10 ** digits).toFixed(digits)
  return { figure: language === 'de' ? plain.replace('.', ',') : plain }
}

export const count = (number: number): Figure => ({ figure: String(number) })

/** Day, or nothing, as a spreadsheet of that language reads it: Excel in English knows no other order for sure. */
export function day(date: LocalDate | null, language: Language): Figure {
  if (date === null) return { figure: '' }
  return { figure: language === 'de' ? date.split('-').toReversed().join('.') : date }
}

/** Moment of a wall clock, or nothing, to the minute. */
export function moment(at: LocalDateTime | null, language: Language): Figure {
  if (at === null) return { figure: '' }
  return { figure: `${day(dateOf(at), language).figure} ${at.slice(11, 16)}` }
}

/** File for a spreadsheet of that language, row by row (RFC 4180). It begins with the mark by which Excel knows UTF-8. */
export function csvFile<Row>(
  chunks: AsyncIterable<Row[]>,
  language: Language,
  columns: readonly string[],
  cellsOf: (row: Row) => readonly Cell[],
): Readable {
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly Cell[]) =>
    `${cells.map((one) => (typeof one === 'string' ? text(one) : one.figure)).join(separator)}\r\n`
  async function* lines() {
    yield `\uFEFF${line(columns)}`
    for await (const rows of chunks) yield rows.map((row) => line(cellsOf(row))).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
