import { hoursOn, type BranchCalendar, type Names } from './opening-hours.ts'
import { addDays, dateOf, timeOf, type LocalDateTime } from './period.ts'

/** Answer for a visitor who looks at the clock. */
export type OpenNow =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'later'; readonly from: string }
  /** `why` names a holiday or another special day; `next` is missing if the branch stays closed for two weeks. */
  | { readonly state: 'closed'; readonly why?: Names; readonly next?: LocalDateTime }

const DAYS_AHEAD = 14

/** Whether a branch is open at a wall-clock time, until when, and otherwise when it opens next. */
export function openNow(calendar: BranchCalendar, now: LocalDateTime): OpenNow {
  const [date, time] = [dateOf(now), timeOf(now)]
  const { ranges, name } = hoursOn(calendar, date)
  const present = ranges.find(({ opens, closes }) => opens <= time && time < closes)
  if (present) return { state: 'open', until: present.closes }
  const later = ranges.find(({ opens }) => opens > time)
  if (later) return { state: 'later', from: later.opens }
  const why = name && ranges.length === 0 ? { why: name } : {}
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = addDays(date, ahead)
    const first = hoursOn(calendar, next).ranges[0]
    if (first) return { state: 'closed', ...why, next: `${next}T${first.opens}` }
  }
  return { state: 'closed', ...why }
}
