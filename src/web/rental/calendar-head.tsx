import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { LocalDate } from '#domain/period.ts'
import { monthOf, weeksOf } from './month.ts'
import { useFormat } from './use-format.ts'

interface HeaderProps {
  readonly month: string
  readonly min: LocalDate
  readonly max: LocalDate
  readonly onTurn: (away: number) => void
}

/** The month, and the way to the ones beside it. */
export function MonthHeader({ month, min, max, onTurn }: HeaderProps) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const turns = [
    { away: -1, label: t('previous'), Icon: ChevronLeft, ended: month <= monthOf(min) },
    { away: 1, label: t('next'), Icon: ChevronRight, ended: month >= monthOf(max) },
  ]
  const [back, forth] = turns.map(({ away, label, Icon, ended }) => (
    <button
      key={away}
      type="button"
      aria-label={label}
      aria-disabled={ended}
      onClick={() => !ended && onTurn(away)}
      className="grid size-11 place-items-center rounded-full hover:bg-sand aria-disabled:cursor-not-allowed aria-disabled:text-line aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden size={22} />
    </button>
  ))
  return (
    <div className="mb-2 flex items-center justify-between">
      {back}
      <p id="calendar-month" aria-live="polite" className="font-semibold">
        {format.date(`${month}-01`, 'month')}
      </p>
      {forth}
    </div>
  )
}

/** Monday to Sunday, in short and for a screen reader in full. */
export function WeekdayRow({ month }: { readonly month: string }) {
  const format = useFormat()
  const week = weeksOf(month)[1] ?? []
  return (
    <thead>
      <tr>
        {week.map((date) => (
          <th key={date} scope="col" className="pb-1 text-center text-small font-normal text-ink-500">
            <abbr title={format.date(date ?? '', 'weekdayLong')} className="no-underline">
              {format.date(date ?? '', 'weekday')}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}
