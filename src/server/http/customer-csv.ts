import { Readable } from 'node:stream'

import { customerCsvWords as german } from '#content/de/staff/csv.ts'
import { customerCsvWords as english } from '#content/en/staff/csv.ts'
import type { ListedCustomer } from '#contract/staff-customers.ts'
import type { Language } from '#domain/language.ts'
import { amount, cell } from './booking-csv.ts'

const words = { de: german, en: english }

/** File of customers for a spreadsheet, row by row. It begins with the mark by which Excel knows UTF-8. */
export function customerCsv(chunks: AsyncIterable<ListedCustomer[]>, language: Language): Readable {
  const { columns, tiers, blocked } = words[language]
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly string[]) => cells.map((value) => cell(value, separator)).join(separator)
  const rowOf = (row: ListedCustomer): string => {
    const named = [row.lastName, row.firstName, row.company ?? '', row.email ?? '', row.phone ?? '']
    const known = [row.tier === null ? '' : tiers[row.tier], row.blocked ? blocked : '']
    const rented = [String(row.rentals), row.lastRental?.slice(0, 10) ?? '']
    const due = row.currency === null ? '' : amount(row.dueMinor, row.currency, language)
    return `${line([...named, ...known, ...rented, due, row.currency ?? ''])}\r\n`
  }
  async function* lines() {
    yield `\uFEFF${line(columns)}\r\n`
    for await (const rows of chunks) yield rows.map(rowOf).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
