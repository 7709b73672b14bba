import { Readable } from 'node:stream'

import type { Language } from '#domain/language.ts'
import { digitsOf } from '#domain/money.ts'
import type { ListedBooking } from '#contract/staff-bookings.ts'
import { csvWords as german } from '#content/de/staff/csv.ts'
import { csvWords as english } from '#content/en/staff/csv.ts'

const words = { de: german, en: english }

/** Signs with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One cell. A text that a spreadsheet would compute gets an apostrophe before it, so that what a customer typed into a
 * form never runs on the machine of staff.
 */
export function cell(value: string, separator: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Amount as a spreadsheet of that language reads it. */
export const amount = (minor: number, currency: string, language: Language): string => {
  const digits = digitsOf(currency)
  const text = (minor / 10 ** digits).toFixed(digits)
  return language === 'de' ? text.replace('.', ',') : text
}

/** File of bookings for a spreadsheet, row by row. It begins with the mark by which Excel knows UTF-8. */
export function bookingCsv(
  chunks: AsyncIterable<ListedBooking[]>,
  branches: ReadonlyMap<number, string>,
  language: Language,
): Readable {
  const { columns, states } = words[language]
  const separator = language === 'de' ? ';' : ','
  const line = (cells: string[]) => `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`
  const rowOf = (row: ListedBooking): string => {
    const texts = [row.reference, states[row.status], row.customer, row.phone ?? '', row.vehicle.name, row.vehicle.type]
    const trip = [row.plate ?? '', branches.get(row.pickup) ?? '', row.start.replace('T', ' ')]
    const end = [branches.get(row.dropoff) ?? '', row.end.replace('T', ' ')]
    const head = line([...texts, ...trip, ...end]).slice(0, -2)
    const figures = [row.totalMinor, row.dueMinor].map((minor) => amount(minor, row.currency, language))
    // Figures are ours, and a minus sign belongs to them.
    return `${[head, ...figures, row.currency].join(separator)}\r\n`
  }
  async function* lines() {
    yield `\uFEFF${line([...columns])}`
    for await (const rows of chunks) yield rows.map(rowOf).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
