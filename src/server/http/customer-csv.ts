import type { Readable } from 'node:stream'

import { customerCsvWords as german } from '#content/de/staff/csv.ts'
import { customerCsvWords as english } from '#content/en/staff/csv.ts'
import type { ListedCustomer } from '#contract/staff-customers.ts'
import type { Language } from '#domain/language.ts'
import { dateOf } from '#domain/period.ts'
import { amount, count, csvFile, day } from './csv-file.ts'

const words = { de: german, en: english }

/** File of customers. */
export function customerCsv(chunks: AsyncIterable<ListedCustomer[]>, language: Language): Readable {
  const { columns, tiers, blocked } = words[language]
  return csvFile(chunks, language, columns, (row) => {
    const named = [row.lastName, row.firstName, row.company ?? '', row.email ?? '', row.phone ?? '']
    const known = [row.tier === null ? '' : tiers[row.tier], row.blocked ? blocked : '']
    const rented = [count(row.rentals), day(row.lastRental === null ? null : dateOf(row.lastRental), language)]
    const due = row.currency === null ? '' : amount(row.dueMinor, row.currency, language)
    return [...named, ...known, ...rented, due, row.currency ?? '']
  })
}
