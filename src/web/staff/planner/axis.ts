import { addDays, weekday, type LocalDate, type LocalDateTime } from '#domain/period.ts'

/** Time as pixels: a number of days from a first one, each as wide. Wall clock throughout, so every day has 24 hours. */
export interface Axis {
  readonly first: LocalDate
  readonly days: number
  readonly dayWidth: number
}

export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]

/** Days that fill the width in each view; a wide window goes on after the week, by days that hold a name. */
const shown: Readonly<Record<View, number>> = { day: 17 / 24, week: 7, month: 30 }
const [ROOMY_DAY, TWO_WEEKS] = [158, 14]

const daysShown = (view: View, width: number): number =>
  view === 'week' ? Math.min(TWO_WEEKS, Math.max(shown.week, Math.floor(width / ROOMY_DAY))) : shown[view]

/** Last of the days that are in sight from one on. */
export const lastInSight = (view: View, first: LocalDate, width: number): LocalDate =>
  addDays(first, Math.ceil(daysShown(view, width)) - 1)
/** Time at the left edge of a day, so that the hours in which somebody comes are in sight. */
const MORNING = '05:30'

export const startOfView = (view: View, day: LocalDate): LocalDateTime => `${day}T${view === 'day' ? MORNING : '00:00'}`

/**
 * Day at the left edge when a view opens: a week or month that begins today begins on its Monday instead, and a day chosen
 * while today is in the week in sight is today.
 *
 * @param seen - day at the left edge before, and the view it was in; null where nothing was shown yet
 */
export function openingDay(
  view: View,
  { first, view: before }: { readonly first: LocalDate; readonly view: View | null },
  today: LocalDate,
): LocalDate {
  if (view !== 'day') return first === today ? addDays(today, -weekday(today)) : first
  const switched = before !== null && before !== 'day'
  return switched && first <= today && today < addDays(first, 7) ? today : first
}

/** Narrowest day, so that a number fits; on a phone fewer days are in sight. */
const narrowest: Readonly<Record<View, number>> = { day: 480, week: 80, month: 34 }

export const dayWidthOf = (view: View, width: number): number =>
  Math.max(narrowest[view], width / daysShown(view, width))

/** Whether a column of cars of this width sets the model below the plate. */
export const isNarrow = (left: number): boolean => left < 180

/** Pixels by which the column of cars reaches over the days: its edge covers that of a day which begins there. */
export const HEAD_EDGE = 1

/** Days that are asked for at once, and the steps of the line of free cars, in minutes. */
export const chunkDays: Readonly<Record<View, number>> = { day: 3, week: 14, month: 42 }
export const bucketOf: Readonly<Record<View, '30' | '120' | '720'>> = { day: '30', week: '120', month: '720' }

const DAY_MINUTES = 1440

/** Minutes of a wall-clock time since a fixed day. */
export const minutesOf = (local: LocalDateTime): number => Date.parse(`${local}Z`) / 60_000

export const localOf = (minutes: number): LocalDateTime => new Date(minutes * 60_000).toISOString().slice(0, 16)

const originOf = ({ first }: Axis): number => minutesOf(`${first}T00:00`)

export const xOf = (axis: Axis, local: LocalDateTime): number =>
  ((minutesOf(local) - originOf(axis)) / DAY_MINUTES) * axis.dayWidth

/** Wall-clock time at a position, in steps of half an hour. */
export function timeAt(axis: Axis, x: number): LocalDateTime {
  const minutes = originOf(axis) + (x / axis.dayWidth) * DAY_MINUTES
  return localOf(Math.round(minutes / STEP_MINUTES) * STEP_MINUTES)
}

/** Times are moved by half hours, as they are offered. */
export const STEP_MINUTES = 30

export const shifted = (local: LocalDateTime, minutes: number): LocalDateTime => localOf(minutesOf(local) + minutes)

/** The next full or half hour, or the time itself if it is one. */
export const nextStep = (local: LocalDateTime): LocalDateTime =>
  localOf(Math.ceil(minutesOf(local) / STEP_MINUTES) * STEP_MINUTES)

export const dayAt = ({ first }: Axis, index: number): LocalDate => addDays(first, index)

export const indexOfDay = ({ first }: Axis, day: LocalDate): number =>
  Math.round((minutesOf(`${day}T00:00`) - minutesOf(`${first}T00:00`)) / DAY_MINUTES)

/** Number of the week by ISO 8601: the week of its Thursday. */
export function weekOf(day: LocalDate): number {
  const thursday = addDays(day, 3 - weekday(day))
  const start = `${thursday.slice(0, 4)}-01-01`
  return Math.floor((minutesOf(`${thursday}T00:00`) - minutesOf(`${start}T00:00`)) / DAY_MINUTES / 7) + 1
}

/** Span of time. */
export interface Span {
  readonly from: LocalDateTime
  readonly to: LocalDateTime
}

/** Chunks that cover days, each with its span. */
export function chunksOf(axis: Axis, firstDay: number, lastDay: number, size: number): Span[] {
  const chunks: Span[] = []
  for (let at = Math.floor(firstDay / size) * size; at <= lastDay; at += size)
    chunks.push({ from: `${dayAt(axis, at)}T00:00`, to: `${dayAt(axis, at + size)}T00:00` })
  return chunks
}

export const isWeekend = (day: LocalDate): boolean => weekday(day) >= 5

/** Length in words of hours and minutes: '1 h 12', '3 h', '25 min'. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  if (hours >= 48) return `${Math.floor(hours / 24)} d`
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
