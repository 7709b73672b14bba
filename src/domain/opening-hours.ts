import { TIME_OPTIONS, addDays, dateOf, timeOf, weekday } from './period.ts'
import type { LocalDate, LocalDateTime } from './period.ts'

/** A name in both languages of the site. */
export interface Names {
  de: string
  en: string
}

/** Times of opening and closing, 'HH:MM', both within one day. */
export interface OpeningRange {
  opens: string
  closes: string
}

/** '8:00' for '08:00', as a sign at a door has it. */
export const doorTime = (time: string): string => time.replace(/^0/, '')

/** Hours that staff set for one day; no ranges means closed. */
export interface DayException {
  date: LocalDate
  ranges: readonly OpeningRange[]
  name: Names
}

export interface Holiday {
  date: LocalDate
  name: Names
}

export interface BranchCalendar {
  /** 0 = Monday to 6 = Sunday. */
  weekly: readonly (readonly OpeningRange[])[]
  holidays: readonly Holiday[]
  exceptions: readonly DayException[]
  afterHours: { allowed: boolean; feeMinor: number }
  /** The first day on which the branch is given up; left out where it stays. */
  closedFrom?: LocalDate | undefined
}

export interface DayHours {
  ranges: readonly OpeningRange[]
  kind: 'regular' | 'holiday' | 'exception' | 'given_up'
  name?: Names
}

export type ClosedReason = 'outside_hours' | 'closed_day' | 'holiday'

/** One half hour of a day. `reason` says why the branch is not staffed then. */
export interface Slot<Status extends string> {
  time: string
  status: Status
  feeMinor: number
  reason?: ClosedReason
  name?: Names
}
export type PickupSlot = Slot<'open' | 'after_hours' | 'closed'>
export type DropoffSlot = Slot<'open' | 'key_box' | 'closed'>

/** The branch's hours on a day. It is closed on holidays, unless an exception is set for the date (D23). */
export function hoursOn(calendar: BranchCalendar, date: LocalDate): DayHours {
  if (calendar.closedFrom !== undefined && date >= calendar.closedFrom) return { ranges: [], kind: 'given_up' }
  const exception = calendar.exceptions.find((day) => day.date === date)
  if (exception) return { ranges: exception.ranges, kind: 'exception', name: exception.name }
  const holiday = calendar.holidays.find((day) => day.date === date)
  if (holiday) return { ranges: [], kind: 'holiday', name: holiday.name }
  return { ranges: calendar.weekly[weekday(date)] ?? [], kind: 'regular' }
}

/** Why the branch is closed at this time, or null while it is open; the closing minute counts as open. */
function closedReason(hours: DayHours, time: string): ClosedReason | null {
  if (hours.ranges.some((range) => range.opens <= time && time <= range.closes)) return null
  if (hours.ranges.length > 0) return 'outside_hours'
  return hours.kind === 'holiday' ? 'holiday' : 'closed_day'
}

function pickupAt(calendar: BranchCalendar, hours: DayHours, time: string): PickupSlot {
  const reason = closedReason(hours, time)
  if (!reason) return { time, status: 'open', feeMinor: 0 }
  const why = hours.name ? { reason, name: hours.name } : { reason }
  const { allowed, feeMinor } = calendar.afterHours
  if (!allowed || hours.kind === 'given_up') return { time, status: 'closed', feeMinor: 0, ...why }
  return { time, status: 'after_hours', feeMinor, ...why }
}

/** Whether a car can be picked up at this time, and the after-hours fee in minor units (D23). */
export function pickupSlot(calendar: BranchCalendar, local: LocalDateTime): PickupSlot {
  return pickupAt(calendar, hoursOn(calendar, dateOf(local)), timeOf(local))
}

/** The pick-up list of a day: every offered half hour with its status, fee and reason (D23). */
export function pickupSlots(calendar: BranchCalendar, date: LocalDate): PickupSlot[] {
  const hours = hoursOn(calendar, date)
  return TIME_OPTIONS.map((time) => pickupAt(calendar, hours, time))
}

/**
 * The first offered half hour, from a time on, at which the branch is staffed and pick-up costs nothing extra; null if
 * there is none by the end of the last day.
 */
export function nextOpening(calendar: BranchCalendar, from: LocalDateTime, lastDay: LocalDate): LocalDateTime | null {
  for (let date = dateOf(from); date <= lastDay; date = addDays(date, 1)) {
    const open = pickupSlots(calendar, date).find(({ time, status }) => status === 'open' && `${date}T${time}` >= from)
    if (open) return `${date}T${open.time}`
  }
  return null
}

/** The kind of drop-off at this time: at the desk or in the key box, always free (D23), while there is a branch. */
export function dropoffSlot(calendar: BranchCalendar, local: LocalDateTime): DropoffSlot {
  const hours = hoursOn(calendar, dateOf(local))
  const time = timeOf(local)
  const reason = closedReason(hours, time)
  if (!reason) return { time, status: 'open', feeMinor: 0 }
  const why = hours.name ? { reason, name: hours.name } : { reason }
  return { time, status: hours.kind === 'given_up' ? 'closed' : 'key_box', feeMinor: 0, ...why }
}

/** Reason why a branch is closed on this day, with the name of a holiday; null if it is open. */
export function closedDay(calendar: BranchCalendar, date: LocalDate): { readonly name?: Names } | null {
  const hours = hoursOn(calendar, date)
  if (hours.ranges.length > 0 || (calendar.afterHours.allowed && hours.kind !== 'given_up')) return null
  return hours.name ? { name: hours.name } : {}
}
