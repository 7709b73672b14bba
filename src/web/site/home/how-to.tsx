import { CalendarDays, CarFront, KeyRound } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { Part } from './part.tsx'

/** The specified icon and colour of each step. */
const looks = [
  { Icon: CalendarDays, colour: 'bg-petrol-100 text-petrol-800' },
  { Icon: CarFront, colour: 'bg-amber-100 text-amber-800' },
  { Icon: KeyRound, colour: 'bg-success-100 text-success' },
] as const

export function HowTo() {
  const t = useTranslations('home.how')
  const { steps } = useMessages().home.how
  return (
    <Part id="howTo" surface="sand" title={t('title')}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ title, description }, index) => {
          const { Icon, colour } = looks[index] ?? looks[0]
          return (
            <li key={title} className="rounded-card bg-white p-6 lg:p-8">
              <div className="flex items-start justify-between">
                <span aria-hidden className="figures font-display text-5xl font-bold text-ink-900">
                  {index + 1}
                </span>
                <span className={`grid size-12 place-items-center rounded-full ${colour}`}>
                  <Icon aria-hidden size={22} strokeWidth={1.75} />
                </span>
              </div>
              <h3 className="mt-8 text-subtitle">{title}</h3>
              <p className="mt-2 text-ink-700">{description}</p>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
