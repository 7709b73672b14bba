import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { Service } from '#contract/site.ts'
import { classes } from '#ui/classes.ts'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Popular } from './popular.tsx'

interface ProtectionProps {
  readonly service: Service
  readonly depositMinor: number
  readonly chosen: boolean
  readonly onChange: (on: boolean) => void
}

const card = 'grid content-start gap-1 rounded-card border-2 bg-white p-5 transition-colors'

/**
 * Largest cost of a damage without and with protection, side by side (D33). Only protection is a choice; the other is what
 * applies without it.
 */
export function Protection({ service, depositMinor, chosen, onChange }: ProtectionProps) {
  const t = useTranslations('booking.liability')
  const words = useWords()
  const { site } = useTrip()
  const money = useMoney(site.currency)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`} className="@container mt-10">
      <h3 id={`${id}-heading`} className="text-subtitle">
        {t('heading')}
      </h3>
      <p className="mt-1 text-ink-700">{t('lead')}</p>
      <div className="mt-4 grid gap-4 @2xl:grid-cols-2">
        <div className={classes(card, chosen ? 'border-line' : 'border-ink-700')}>
          <p className="font-semibold">{t('none.name')}</p>
          <p className="text-lg font-semibold">{t('none.most')}</p>
          <p className="text-small text-ink-700">{t('none.text')}</p>
        </div>
        <label
          htmlFor={id}
          className={classes(
            card,
            'cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 hover:border-ink-700',
            chosen ? 'border-petrol-600 bg-petrol-100' : 'border-edge',
          )}
        >
          <span className="flex flex-wrap items-center gap-x-2.5 font-semibold">
            {words.service(service.code)}
            {service.popular && <Popular />}
          </span>
          <input
            id={id}
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChange(event.target.checked)}
            className="row-span-2 size-6 accent-petrol-600"
          />
          <span className="text-small text-ink-700">{t('kind')}</span>
          <span className="col-span-2 text-lg font-semibold">
            {t('limited.most', { deposit: money.brief(depositMinor) })}
          </span>
          <span className="col-span-2 text-small text-ink-700">{t('limited.text')}</span>
          <span className="figures col-span-2 text-small font-semibold">
            {t('perDay', { price: money.brief(service.perDayMinor) })}
          </span>
        </label>
      </div>
    </section>
  )
}
