import type { Readable } from 'node:stream'

import type { Language } from '#domain/language.ts'
import type { SubscriberState } from '#domain/newsletter-issue.ts'
import { toLocal } from '#domain/period.ts'
import { subscriberCsvWords as german } from '#content/de/staff/csv.ts'
import { subscriberCsvWords as english } from '#content/en/staff/csv.ts'
import type { exportSubscribers } from '#usecases/newsletter/export-subscribers.ts'
import { csvFile, moment } from './csv-file.ts'
import type { Value } from './message-presenter.ts'

type Chunks = Value<typeof exportSubscribers>
type Row = Chunks extends AsyncGenerator<(infer R)[]> ? R : never

const words = { de: german, en: english }

/** File of subscribers, in Berlin's time. */
export function subscriberCsv(chunks: Chunks, state: SubscriberState, language: Language): Readable {
  const { columns, states, languages } = words[language]
  return csvFile<Row>(chunks, language, columns, (row) => {
    const moments = [row.asked_at, row.confirmed_at, row.ended_at].map((at) =>
      moment(at === null ? null : toLocal(at), language),
    )
    return [row.email, states[state], languages[row.language], ...moments, { figure: row.proof.at(-1)?.version ?? '' }]
  })
}
