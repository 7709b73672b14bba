import type { Readable } from 'node:stream'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import germanBookings from '#content/de/staff/bookings.ts'
import { csvWords as german } from '#content/de/staff/csv.ts'
import englishBookings from '#content/en/staff/bookings.ts'
import { csvWords as english } from '#content/en/staff/csv.ts'
import type { Language } from '#domain/language.ts'
import { amount, csvFile, moment } from './csv-file.ts'

const words = { de: german, en: english }
/** States as the list on the screen has them. */
const states = { de: germanBookings.states, en: englishBookings.states }

/** Names of what a row has the number or code of. */
interface Names {
  readonly branches: ReadonlyMap<number, string>
  readonly types: ReadonlyMap<string, string>
}

/** File of bookings, in the words in which the list shows them. */
export function bookingCsv(
  chunks: AsyncIterable<ListedBooking[]>,
  { branches, types }: Names,
  language: Language,
): Readable {
  const { columns } = words[language]
  return csvFile(chunks, language, columns, (row) => {
    const { name, type } = row.vehicle
    const state = states[language][row.overdue ? 'overdue' : row.status]
    const texts = [row.reference, state, row.customer, row.phone ?? '', name, types.get(type) ?? type]
    const trip = [row.plate ?? '', branches.get(row.pickup) ?? '', moment(row.start, language)]
    const end = [branches.get(row.dropoff) ?? '', moment(row.end, language)]
    const figures = [row.totalMinor, row.dueMinor].map((minor) => amount(minor, row.currency, language))
    return [...texts, ...trip, ...end, ...figures, row.currency]
  })
}
