import type * as z from 'zod/mini'

import type { issue, issueRow, subscriber } from '#contract/staff-newsletter.ts'
import type { findSubscribers } from '#usecases/newsletter/find-subscribers.ts'
import type { listIssues } from '#usecases/newsletter/list-issues.ts'
import type { showIssue } from '#usecases/newsletter/show-issue.ts'
import type { Value } from './message-presenter.ts'

type Row = Value<typeof listIssues>[number]

const iso = (moment: Date | null): string | null => moment && moment.toISOString()

/** Letters in one language. One that is in the queue has not gone yet either. */
function lettersIn(progress: Row['progress'], language: 'de' | 'en') {
  const of = (state: string) => progress[`${language}_${state}`] ?? 0
  return {
    waiting: of('waiting') + of('queued'),
    sent: of('sent'),
    failed: of('failed'),
    leftOut: of('left_out'),
    stopped: of('stopped'),
  }
}

const head = (row: Row) => ({
  id: row.id,
  state: row.state,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by,
  startedAt: iso(row.started_at),
  startedBy: row.started_by,
  overAt: iso(row.over_at),
  letters: { de: lettersIn(row.progress, 'de'), en: lettersIn(row.progress, 'en') },
})

export const presentIssueRow = (row: Row): z.input<typeof issueRow> => ({
  ...head(row),
  subjects: { de: row.subject_de, en: row.subject_en },
})

export const presentIssue = ({ row, readers }: Value<typeof showIssue>): z.input<typeof issue> => ({
  ...head(row),
  content: {
    de: { subject: row.subject_de, text: row.text_de },
    en: { subject: row.subject_en, text: row.text_en },
    car: row.car,
  },
  version: row.version,
  readers,
})

export const presentSubscriber = (row: Value<typeof findSubscribers>['rows'][number]): z.input<typeof subscriber> => ({
  id: row.id,
  email: row.email,
  language: row.language,
  askedAt: row.asked_at.toISOString(),
  confirmedAt: iso(row.confirmed_at),
  endedAt: iso(row.ended_at),
  proof: row.proof.map(({ at, ...step }) => ({ ...step, at: new Date(at).toISOString() })),
})
