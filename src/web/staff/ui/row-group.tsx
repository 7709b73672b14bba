import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useNow } from '#api/clock.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { addDays, dateOf } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'

/** Day in the words of a heading: 'Heute, Donnerstag, 26. November', and others without the first word. */
export function useDayWords(): (day: string) => string {
  const t = useTranslations('staff.days')
  const { date } = useFormat()
  const today = dateOf(toLocal(useNow()))
  return (day) => {
    const words = date(day, 'long')
    if (day === today) return t('today', { day: words })
    if (day === addDays(today, 1)) return t('tomorrow', { day: words })
    return day === addDays(today, -1) ? t('yesterday', { day: words }) : words
  }
}

/** Rows of a list that belong together, with their name above them. */
export function RowGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <li>
      <h2 id={id} className="mt-4 border-b border-line pb-1.5 font-display text-sm font-semibold">
        {name}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  )
}
