import { useLocale, useTranslations } from 'use-intl'

import type { Board } from '#contract/staff-board.ts'
import { now } from '#api/clock.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBranchLabel } from '../frame/use-branch-label.ts'
import { useNeedWords } from '../ui/need-words.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/** Berlin's clock at a moment: '11:42'. */
export const clockOf = (moment: string | Date): string => timeOf(toLocal(new Date(moment)))

/** Words about the rows of a board. */
export function useWords({ branch, classes, branches }: Pick<Board, 'branch' | 'classes' | 'branches'>) {
  const t = useTranslations('staff.today')
  const language = useLocale()
  const format = useFormat()
  const needOf = useNeedWords()
  const labelOf = useBranchLabel()
  return {
    t,
    /** The board's branch. */
    here: branch.id,
    classOf: (code: string) => classes.find((one) => one.code === code)?.names[language] ?? code,
    /** Short name of a branch. */
    labelOf,
    branchOf: (id: number) => branches.find((one) => one.id === id)?.names[language] ?? '',
    /** A length of time in two units at most: '18 min', '1 h 02', '3 Tage'. */
    lasting: (ms: number): string => {
      const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
      const hours = Math.floor(minutes / HOUR_MINUTES)
      if (minutes >= 2 * DAY_MINUTES) return t('time.days', { days: Math.floor(minutes / DAY_MINUTES) })
      if (hours === 0) return t('time.minutes', { minutes: String(minutes) })
      const rest = minutes % HOUR_MINUTES
      return rest === 0 || hours >= 10
        ? t('time.hours', { hours: String(hours) })
        : t('time.both', { hours: String(hours), minutes: String(rest).padStart(2, '0') })
    },
    /** Time at which a car comes back that the next rental waits for; with its day where that is another than the pickup's. */
    backOf: (back: string, pickup: string): string => {
      const time = timeOf(back)
      if (dateOf(back) === dateOf(pickup)) return t('pickups.back', { time })
      if (dateOf(back) === dateOf(toLocal(now()))) return t('pickups.backToday', { time })
      return t('pickups.backOn', { day: format.date(dateOf(back), 'weekday'), time })
    },
    needOf,
  }
}

export type Words = ReturnType<typeof useWords>
