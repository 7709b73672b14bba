import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Service } from '#contract/site.ts'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Popular } from './popular.tsx'

interface ProtectionProps {
  readonly service: Service
  readonly depositMinor: number
  readonly chosen: boolean
  readonly onChange: (on: boolean) => void
}

/**
 * Largest cost of a damage without and with protection, side by side (D33). Nothing is added to the price beforehand: what
 * applies without protection is what is chosen at first.
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
      <div role="radiogroup" aria-labelledby={`${id}-heading`} className="mt-4 grid gap-3 @2xl:grid-cols-2">
        <Choice
          group={id}
          name={t('none.name')}
          most={t('none.most')}
          price={t('none.price', { price: money.brief(0) })}
          chosen={!chosen}
          onChoose={() => onChange(false)}
        >
          <span>{t('none.text')}</span>
        </Choice>
        <Choice
          group={id}
          name={words.service(service.code)}
          mark={service.popular && <Popular />}
          most={t('limited.most', { deposit: money.brief(depositMinor) })}
          price={t('perDay', { price: money.brief(service.perDayMinor) })}
          chosen={chosen}
          onChoose={() => onChange(true)}
        >
          <span>{t('kind')}</span>
          <span>{t('limited.text')}</span>
        </Choice>
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly group: string
  readonly name: string
  readonly mark?: ReactNode
  readonly most: string
  readonly price: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ group, name, mark, most, price, chosen, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 rounded-card border border-edge bg-white p-5 transition-colors hover:border-ink-700 has-checked:border-petrol-600 has-checked:ring-1 has-checked:ring-petrol-600"
    >
      <input
        id={id}
        type="radio"
        name={group}
        checked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
        className="mt-0.5 size-5 accent-petrol-600"
      />
      <span className="flex flex-wrap items-center gap-x-2.5 text-small font-semibold">
        <span id={`${id}-name`}>{name}</span>
        {mark}
      </span>
      <span id={`${id}-about`} className="col-start-2 flex flex-col gap-1 text-small text-pretty text-ink-700">
        <span className="mt-1 heading-3 text-ink-900">{most}</span>
        {children}
        <span className="figures mt-auto pt-1 font-semibold text-ink-900">{price}</span>
      </span>
    </label>
  )
}
