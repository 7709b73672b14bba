import { parseLocal } from './local-time.ts'
import type { LocalDateTime } from './local-time.ts'

/** Time zone of all branch times, which are wall-clock times (D23). */
export const TIME_ZONE = 'Europe/Berlin'

const DAY_MS = 86_400_000

let made: Intl.DateTimeFormat | undefined

/**
 * The platform's own zone data instead of a library: 4 KB less on the first view of the site. Made at the first use,
 * because a browser reads its tables for that, which takes as long as everything else that a page's scripts begin with.
 */
const clock = (): Intl.DateTimeFormat =>
  (made ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }))

const HOUR_MS = 3_600_000
const offsets = new Map<number, number>()
const MAX_OFFSETS = 10_000

/** Berlin's offset from UTC in ms. Cached by the hour, because it changes only at full hours and is needed often. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS) * HOUR_MS
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const shown: Record<string, string> = {}
  for (const { type, value } of clock().formatToParts(hour)) shown[type] = value
  const offset = Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}Z`) - hour
  if (offsets.size === MAX_OFFSETS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** Berlin's wall-clock time at an instant, cut to the minute. Throws RangeError for an invalid date. */
export function toLocal(instant: Date): LocalDateTime {
  const ms = instant.getTime()
  return new Date(ms + offsetAt(ms)).toISOString().slice(0, 16)
}

/**
 * The instant at which Berlin's clocks show this time. In the hour that occurs twice in October, it
 * is the first occurrence; a time in the hour skipped in March means the hour after it. Throws
 * RangeError for an invalid time.
 */
export function toInstant(local: LocalDateTime): Date {
  if (!parseLocal(local)) throw new RangeError(`not a time: ${local}`)
  const wall = Date.parse(`${local}Z`)
  const before = offsetAt(wall - DAY_MS)
  const after = offsetAt(wall + DAY_MS)
  const first = wall - before
  if (before === after || offsetAt(first) === before) return new Date(first)
  // The clocks change nearby. A time that neither offset leads to is in the skipped hour.
  const second = wall - after
  return new Date(offsetAt(second) === after ? second : first)
}
