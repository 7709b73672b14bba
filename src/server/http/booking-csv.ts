import type { Readable } from 'node:stream'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import { csvWords as german } from '#content/de/staff/csv.ts'
import { csvWords as english } from '#content/en/staff/csv.ts'
import type { Language } from '#domain/language.ts'
import { amount, csvFile, moment } from './csv-file.ts'

const words = { de: german, en: english }

/** File of bookings. */
export function bookingCsv(
  chunks: AsyncIterable<ListedBooking[]>,
  branches: ReadonlyMap<number, string>,
  language: Language,
): Readable {
  const { columns, states } = words[language]
  return csvFile(chunks, language, columns, (row) => {
    const texts = [row.reference, states[row.status], row.customer, row.phone ?? '', row.vehicle.name, row.vehicle.type]
    const trip = [row.plate ?? '', branches.get(row.pickup) ?? '', moment(row.start, language)]
    const end = [branches.get(row.dropoff) ?? '', moment(row.end, language)]
    const figures = [row.totalMinor, row.dueMinor].map((minor) => amount(minor, row.currency, language))
    return [...texts, ...trip, ...end, ...figures, row.currency]
  })
}
