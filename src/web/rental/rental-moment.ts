import { addDays, dateOf, toInstant, toLocal, type LocalDateTime } from '#domain/period.ts'

const MINUTE_MS = 60_000
/** Distance in minutes below which a pickup is told in hours. */
const NEAR_MINUTES = 180

export type Ahead =
  | { readonly in: 'days'; readonly count: number }
  | { readonly in: 'tomorrow' | 'today' | 'now' }
  | { readonly in: 'hours' | 'minutes'; readonly count: number }

/** How long it is until a pickup, as people say it: by the days of the calendar, then by the clock. */
export function untilPickup(start: LocalDateTime, now: Date): Ahead {
  const minutes = Math.ceil((toInstant(start).getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return { in: 'now' }
  if (minutes < 60) return { in: 'minutes', count: minutes }
  if (minutes <= NEAR_MINUTES) return { in: 'hours', count: Math.round(minutes / 60) }
  const days = daysBetween(dateOf(toLocal(now)), dateOf(start))
  if (days === 0) return { in: 'today' }
  return days === 1 ? { in: 'tomorrow' } : { in: 'days', count: days }
}

export type Day = 'today' | 'tomorrow' | 'other'

/** Day of a wall-clock time as seen from now. */
export function dayOf(local: LocalDateTime, now: Date): Day {
  const today = dateOf(toLocal(now))
  const date = dateOf(local)
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'other'
}

/** Whether a wall-clock time has passed. */
export const isPast = (local: LocalDateTime, now: Date): boolean => toInstant(local) < now

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (1440 * MINUTE_MS))
