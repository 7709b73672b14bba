import type { Readable } from 'node:stream'

import { businessCsvWords as german } from '#content/de/staff/csv.ts'
import { businessCsvWords as english } from '#content/en/staff/csv.ts'
import type { Language } from '#domain/language.ts'
import type { ListedBusiness } from '#store/business.ts'
import { count, csvFile } from './csv-file.ts'

const words = { de: german, en: english }

/** File of companies. */
export function businessCsv(chunks: AsyncIterable<ListedBusiness[]>, language: Language): Readable {
  const { columns, blocked } = words[language]
  return csvFile(chunks, language, columns, (row) => {
    const named = [row.name, row.street, row.postal_code, row.city, row.country, row.vat_id ?? '']
    return [...named, row.invoice_email ?? '', row.reference ?? '', count(row.persons), row.blocked ? blocked : '']
  })
}
