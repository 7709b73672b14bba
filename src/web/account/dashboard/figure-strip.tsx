import { useTranslations } from 'use-intl'

import type { Overview } from '#contract/overview.ts'
import { classes } from '#ui/classes.ts'
import { useFormat } from '#rental/use-format.ts'

/** The four specified figures in one strip, live (D9). */
export function Figures({ figures }: { readonly figures: Overview['figures'] }) {
  const t = useTranslations('overview.figures')
  const { number } = useFormat()
  const { drivers, documents, rentals, kilometres, points, pointsDays } = figures
  const cells = [
    [t('users'), drivers, t('usersNote')],
    [t('documents'), documents, t('documentsNote')],
    [t('analytics'), rentals, t('analyticsNote', { count: rentals, kilometres })],
    [t('growth'), points, t('growthNote', { days: pointsDays })],
  ] as const
  return (
    <dl className="figures relative mt-6 mb-10 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px md:grid-cols-4">
      {cells.map(([label, figure, note], at) => (
        <div
          key={label}
          className="flex min-h-21 min-w-0 flex-wrap content-start items-baseline gap-x-2 bg-white px-4.5 py-4 sm:px-6"
        >
          <dt className="w-full text-[0.8125rem] text-ink-500">{label}</dt>
          <dd
            className={classes(
              'font-display text-2xl leading-tight font-[650] tracking-[-0.02em]',
              figure === 0 && 'text-ink-500',
            )}
          >
            {at === 3 && figure > 0 ? `+${number(figure)}` : number(figure)}
          </dd>
          <dd className="text-[0.8125rem] leading-tight text-ink-500">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
