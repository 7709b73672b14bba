import { Readable } from 'node:stream'

import { businessCsvWords as german } from '#content/de/staff/csv.ts'
import { businessCsvWords as english } from '#content/en/staff/csv.ts'
import type { Language } from '#domain/language.ts'
import type { ListedBusiness } from '#store/business.ts'
import { cell } from './booking-csv.ts'

const words = { de: german, en: english }

/** File of companies for a spreadsheet, row by row. It begins with the mark by which Excel knows UTF-8. */
export function businessCsv(chunks: AsyncIterable<ListedBusiness[]>, language: Language): Readable {
  const { columns, blocked } = words[language]
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly string[]) => cells.map((value) => cell(value, separator)).join(separator)
  const rowOf = (row: ListedBusiness) => {
    const named = [row.name, row.street, row.postal_code, row.city, row.country, row.vat_id ?? '']
    const known = [row.invoice_email ?? '', row.reference ?? '', String(row.persons), row.blocked ? blocked : '']
    return `${line([...named, ...known])}\r\n`
  }
  async function* lines() {
    yield `\uFEFF${line(columns)}\r\n`
    for await (const rows of chunks) yield rows.map(rowOf).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
