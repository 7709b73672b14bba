import { useLocale, useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { withoutComma } from '#content/unbroken.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { now as clockNow } from '#api/clock.ts'
import { lengthText, minutesOf } from './axis.ts'
import { isAwaited, isOverdue } from './lateness.ts'

/** Days and times of the planner in the reader's language, made once for each. */
const made = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = made.get(`${language} ${key}`)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { timeZone: 'UTC', ...options })
  made.set(`${language} ${key}`, format)
  return format
}

const dateOfLocal = (local: LocalDateTime) => new Date(minutesOf(local) * 60_000)

const NEAR_MINUTES = 6 * 1440
const localNow = (): LocalDateTime => toLocal(clockNow())

/** Words for moments, as the office writes them: 'Sa' and '28. Nov.', 'Sa 10:00', 'Sa., 28. Nov., 10:00'. */
export function useMoments() {
  const language = useLocale()
  const weekday = formatOf(language, 'weekday', { weekday: 'short' })
  const day = formatOf(language, 'day', { day: 'numeric', month: 'short' })
  const dated = formatOf(language, 'dated', { weekday: 'short', day: 'numeric', month: 'short' })
  const month = formatOf(language, 'month', { month: 'long', year: 'numeric' })
  const weekdayOf = (local: LocalDateTime) => weekday.format(dateOfLocal(local))
  const datedOf = (local: LocalDateTime) => withoutComma(dated.format(dateOfLocal(local)))
  const full = (local: LocalDateTime) => `${datedOf(local)}, ${local.slice(11)}`
  return {
    weekday: weekdayOf,
    day: (local: LocalDateTime) => day.format(dateOfLocal(local)),
    month: (local: LocalDateTime) => month.format(dateOfLocal(local)),
    /** Near in time the day of the week is enough. */
    near: (local: LocalDateTime) =>
      Math.abs(minutesOf(local) - minutesOf(localNow())) < NEAR_MINUTES
        ? `${weekdayOf(local)} ${local.slice(11)}`
        : full(local),
    full,
    dated: datedOf,
  }
}

/** Length of time for which its car or its customer is late; empty if neither is. */
function lateTimeOf(bar: PlanBar, now: LocalDateTime): string {
  const time = (since: LocalDateTime) => lengthText(minutesOf(now) - minutesOf(since))
  if (isOverdue(bar, now)) return time(bar.ends!)
  return isAwaited(bar, now) ? time(bar.since) : ''
}

/** Words of an entry: its name, the state in a word, and what a screen reader says of it. */
export function useBarWords() {
  const t = useTranslations('staff.planner')
  const { full } = useMoments()
  const stateOf = (bar: PlanBar): string => {
    if (bar.kind === 'maintenance') return t('shop')
    if (bar.kind === 'transfer') return t('drive')
    if (bar.reference === null) return t('states.foreign')
    return bar.status === null || !isShown(bar.status) ? t('states.held') : t(`states.${bar.status}`)
  }
  const nameOf = (bar: PlanBar, branchName: (id: number) => string): string => {
    if (bar.kind === 'maintenance') return bar.note ?? t('shop')
    if (bar.kind === 'transfer') return t('toBranch', { branch: branchName(bar.to) })
    return bar.person ?? (bar.reference === null ? t('states.foreign') : t('states.hold'))
  }
  /** How late its car or its customer is; empty if neither is. */
  const lateOf = (bar: PlanBar, now: LocalDateTime): string => {
    const time = lateTimeOf(bar, now)
    if (time === '') return ''
    return isOverdue(bar, now) ? t('overdue', { time }) : t('awaited', { time })
  }
  const spokenOf = (bar: PlanBar, plate: string, branchName: (id: number) => string, now: LocalDateTime): string => {
    const end = bar.ends === null ? t('spoken.open') : full(bar.ends)
    const [name, state, start] = [nameOf(bar, branchName), stateOf(bar), full(bar.since)]
    const more = [
      lateOf(bar, now),
      bar.fixed && bar.kind === 'rental' ? t('fixed') : '',
      bar.upgrade ? t('upgrade') : '',
      bar.kind === 'rental' && bar.from !== bar.to ? t('toBranch', { branch: branchName(bar.to) }) : '',
    ]
    const what = name === state ? name : `${state} ${name}`
    const said =
      bar.kind === 'rental'
        ? t('spoken.rental', { person: name, state, plate, start, end })
        : t('spoken.other', { what, plate, start, end })
    return [said, ...more.filter((word) => word !== '')].join(', ')
  }
  return { stateOf, nameOf, lateOf, lateTimeOf, spokenOf }
}

const shownStatuses = ['requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned', 'closed'] as const
type Shown = (typeof shownStatuses)[number]
const isShown = (status: string): status is Shown => (shownStatuses as readonly string[]).includes(status)
