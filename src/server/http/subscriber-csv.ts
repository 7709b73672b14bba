import { Readable } from 'node:stream'

import type { Language } from '#domain/language.ts'
import type { SubscriberState } from '#domain/newsletter-issue.ts'
import { toLocal } from '#domain/period.ts'
import { subscriberCsvWords as german } from '#content/de/staff/csv.ts'
import { subscriberCsvWords as english } from '#content/en/staff/csv.ts'
import type { exportSubscribers } from '#usecases/newsletter/export-subscribers.ts'
import { cell } from './booking-csv.ts'
import type { Value } from './message-presenter.ts'

type Chunks = Value<typeof exportSubscribers>
type Row = Chunks extends AsyncGenerator<(infer R)[]> ? R : never

const words = { de: german, en: english }

const when = (moment: Date | null): string => (moment === null ? '' : toLocal(moment).replace('T', ' '))

/** File of subscribers for a spreadsheet, in Berlin's time. It begins with the mark by which Excel knows UTF-8. */
export function subscriberCsv(chunks: Chunks, state: SubscriberState, language: Language): Readable {
  const { columns, states, languages } = words[language]
  const separator = language === 'de' ? ';' : ','
  const line = (cells: readonly string[]) => `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`
  const rowOf = (row: Row) => {
    const moments = [row.asked_at, row.confirmed_at, row.ended_at].map(when)
    return line([row.email, states[state], languages[row.language], ...moments, row.proof.at(-1)?.version ?? ''])
  }
  async function* lines() {
    yield `\uFEFF${line(columns)}`
    for await (const rows of chunks) yield rows.map(rowOf).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
