import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { Service } from '#contract/site.ts'
import { classes } from '#ui/classes.ts'
import { Switch } from '#ui/switch.tsx'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Popular } from './popular.tsx'

interface ProtectionProps {
  readonly service: Service
  readonly depositMinor: number
  readonly chosen: boolean
  readonly onChange: (on: boolean) => void
}

const half = 'grid content-start gap-1 p-5 transition-colors @2xl:p-6'

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
      <h3 id={`${id}-heading`} className="heading-3">
        {t('heading')}
      </h3>
      <p className="mt-1 text-ink-700">{t('lead')}</p>
      <div className="mt-4 grid overflow-hidden rounded-card border border-line bg-white @2xl:grid-cols-2">
        <div className={classes(half, chosen && 'text-ink-700')}>
          <p className="text-small font-semibold">{t('none.name')}</p>
          <p className="mt-1 heading-3">{t('none.most')}</p>
          <p className="text-small text-ink-700">{t('none.text')}</p>
        </div>
        <label
          htmlFor={id}
          className={classes(
            half,
            'cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line max-@2xl:border-t @2xl:border-l',
            chosen && 'bg-petrol-100',
          )}
        >
          <span className="flex flex-wrap items-center gap-x-2.5 text-small font-semibold">
            {words.service(service.code)}
            {service.popular && <Popular />}
          </span>
          <Switch
            id={id}
            checked={chosen}
            onChange={(event) => onChange(event.target.checked)}
            className="row-span-2"
          />
          <span className="mt-1 heading-3">{t('limited.most', { deposit: money.brief(depositMinor) })}</span>
          <span className="col-span-2 text-small text-ink-700">{t('kind')}</span>
          <span className="col-span-2 text-small text-ink-700">{t('limited.text')}</span>
          <span className="figures col-span-2 mt-1 text-small font-semibold">
            {t('perDay', { price: money.brief(service.perDayMinor) })}
          </span>
        </label>
      </div>
    </section>
  )
}
