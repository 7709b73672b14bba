import { useTranslations } from 'use-intl'

import type { LocalDate } from '#domain/period.ts'
import { Calendar } from '#rental/calendar.tsx'
import { Button } from './act-button.tsx'

interface Props {
  readonly day: LocalDate | null
  readonly today: LocalDate
  /** Whether days to come are of no use. */
  readonly past: boolean
  readonly onChoose: (day: LocalDate) => void
}

/** Month of a day field, as dense as the office, with the way to today. */
export function DayCalendar({ day, today, past, onChoose }: Props) {
  const t = useTranslations('staff.fields')
  const max = past ? today : '9998-12-31'
  return (
    <div className="flex h-full flex-col sm:[&_td_button]:size-9 sm:[&_td_button]:text-sm [&_th]:text-meta">
      <Calendar
        value={day ?? undefined}
        opensAt={today}
        from={undefined}
        until={undefined}
        min="1900-01-01"
        max={max}
        onChoose={onChoose}
      />
      <Button look="quiet" className="mt-auto self-start" onClick={() => onChoose(today)}>
        {t('today')}
      </Button>
    </div>
  )
}
