import type { LogLine } from '#contract/staff-log.ts'
import type { LogLineRow } from '#store/log-lines.ts'
import type { LogPlace } from '#store/log-search.ts'

export const presentLogLine = (row: LogLineRow): LogLine => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by,
  actor: row.actor_kind,
  event: row.event,
  subject: row.subject_kind,
  which: row.which,
  reference: row.reference,
  customer:
    row.customer_id === null && row.customer === null ? null : { id: row.customer_id, name: row.customer ?? '' },
  branch: row.branch,
  before: row.before,
  after: row.after,
  reason: row.reason,
})

/** Place in the log as a text for the next call. */
export const textOfLogPlace = (place: LogPlace | null): string | null => place && `${place.micros}_${place.id}`

export function logPlaceOf(text: string | undefined): LogPlace | null {
  const [micros, id] = text?.split('_').map(Number) ?? []
  return micros === undefined || id === undefined ? null : { micros, id }
}
