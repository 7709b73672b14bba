import type { Readable } from 'node:stream'

import { logCsv as germanColumns } from '#content/de/staff/csv.ts'
import german from '#content/de/staff/log.ts'
import { logCsv as englishColumns } from '#content/en/staff/csv.ts'
import english from '#content/en/staff/log.ts'
import type { Language } from '#domain/language.ts'
import { logKeyOf } from '#domain/log-key.ts'
import { toLocal } from '#domain/period.ts'
import type { LogLineRow } from '#store/log-lines.ts'
import { csvFile, moment } from './csv-file.ts'

type Words = Readonly<Record<'lines' | 'actors', Readonly<Record<string, string>>>>

const words: Record<Language, Words> = { de: german, en: english }
const columns = { de: germanColumns, en: englishColumns }

/** File of the log. */
export function logFile(chunks: AsyncIterable<LogLineRow[]>, language: Language): Readable {
  const own = words[language]
  const what = ({ subject_kind: subject, event, after }: LogLineRow) =>
    own.lines[logKeyOf({ subject, event, after })] ?? `${subject} ${event}`
  return csvFile(chunks, language, columns[language], (row) => [
    moment(toLocal(row.at), language),
    row.by ?? own.actors[row.actor_kind] ?? row.actor_kind,
    what(row),
    row.which ?? '',
    row.reference ?? '',
    row.customer ?? '',
    row.before === null ? '' : JSON.stringify(row.before),
    row.after === null ? '' : JSON.stringify(row.after),
    row.reason ?? '',
  ])
}
