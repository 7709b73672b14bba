import type { Readable } from 'node:stream'

import { customerCsvWords as german } from '#content/de/staff/csv.ts'
import { customerCsvWords as english } from '#content/en/staff/csv.ts'
import type { ListedCustomer } from '#contract/staff-customers.ts'
import type { Language } from '#domain/language.ts'
import { dateOf } from '#domain/period.ts'
import { amount, count, csvFile, day } from './csv-file.ts'

const words = { de: german, en: english }

interface Line {
  readonly row: ListedCustomer
  readonly due: ListedCustomer['due'][number] | undefined
  /** Whether it is the first of its customer, which alone counts the rentals. */
  readonly first: boolean
}

/** Customers who owe in several currencies have a line for each, so that no column adds one to another. */
async function* byCurrency(chunks: AsyncIterable<ListedCustomer[]>): AsyncGenerator<Line[]> {
  for await (const rows of chunks)
    yield rows.flatMap((row) => {
      const [due, ...others] = row.due
      return [{ row, due, first: true }, ...others.map((other) => ({ row, due: other, first: false }))]
    })
}

/** File of customers. */
export function customerCsv(chunks: AsyncIterable<ListedCustomer[]>, language: Language): Readable {
  const { columns, tiers, blocked } = words[language]
  return csvFile(byCurrency(chunks), language, columns, ({ row, due, first }) => {
    const named = [row.lastName, row.firstName, row.company ?? '', row.email ?? '', row.phone ?? '']
    const known = [row.tier === null ? '' : tiers[row.tier], row.blocked ? blocked : '']
    const rented = [
      first ? count(row.rentals) : '',
      day(row.lastRental === null ? null : dateOf(row.lastRental), language),
    ]
    const owed = due === undefined ? ['', ''] : [amount(due.minor, due.currency, language), due.currency]
    return [...named, ...known, ...rented, ...owed]
  })
}
