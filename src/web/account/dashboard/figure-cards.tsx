import { useTranslations } from 'use-intl'

import type { Overview } from '#contract/overview.ts'
import { useFormat } from '#rental/use-format.ts'

/** The four specified figures, live (D9). */
export function Figures({ figures }: { readonly figures: Overview['figures'] }) {
  const t = useTranslations('overview.figures')
  const { number } = useFormat()
  const { drivers, documents, rentals, kilometres, points, pointsDays } = figures
  const cards = [
    [t('users'), number(drivers), t('usersNote', { count: drivers })],
    [t('documents'), number(documents), t('documentsNote')],
    [t('analytics'), number(rentals), t('analyticsNote', { count: rentals, kilometres })],
    [
      t('growth'),
      points > 0 ? `+${number(points)}` : number(points),
      t('growthNote', { count: points, days: pointsDays }),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:col-span-3">
      {cards.map(([label, figure, note]) => (
        <div key={label} className="flex min-w-0 flex-col rounded-card border border-line bg-white p-4 sm:p-5">
          <dt className="text-small text-ink-500">{label}</dt>
          <dd className="figures mt-1 font-display text-[1.75rem] leading-tight font-semibold">{figure}</dd>
          <dd className="mt-1 text-small text-ink-700">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
