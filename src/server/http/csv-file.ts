import { Readable } from 'node:stream'

import type { Language } from '#domain/language.ts'
import { digitsOf } from '#domain/money.ts'

/** Files that a colleague may have made in a while. */
export const FILES = { max: 20, windowSeconds: 600 }

export const csvType = 'text/csv; charset=utf-8'

/** Figure of ours, to which a minus sign belongs. */
interface Figure {
  readonly figure: string
}

/** Signs with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One cell. A text that a spreadsheet would compute gets an apostrophe before it, so that what a customer typed into a
 * form never runs on the machine of staff.
 */
function cell(value: string, separator: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Amount as a spreadsheet of that language reads it. */
export const amount = (minor: number, currency: string, language: Language): string => {
  const digits = digitsOf(currency)
  const text = (minor / 10 ** digits).toFixed(digits)
  return language === 'de' ? text.replace('.', ',') : text
}

/** File for a spreadsheet of that language, row by row. It begins with the mark by which Excel knows UTF-8. */
export function csvFile<Row>(
  chunks: AsyncIterable<Row[]>,
  language: Language,
  columns: readonly string[],
  cellsOf: (row: Row) => readonly (string | Figure)[],
): Readable {
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly (string | Figure)[]) =>
    `${cells.map((one) => (typeof one === 'string' ? cell(one, separator) : one.figure)).join(separator)}\r\n`
  async function* lines() {
    yield `\uFEFF${line(columns)}`
    for await (const rows of chunks) yield rows.map((row) => line(cellsOf(row))).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
