import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Service } from '#contract/site.ts'
import { PROTECTION } from '#domain/liability.ts'
import { currencyName } from '#domain/money-text.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'
import { Switch } from '#ui/switch.tsx'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Popular } from './popular.tsx'
import { Protection } from './protection.tsx'
import { Quantity } from './quantity.tsx'

/** Choice of cover, other services, trips abroad and further rows if given; nothing is preselected (BGB § 312a). */
export function Extras({
  depositMinor,
  lead,
  children,
}: {
  readonly depositMinor: number
  /** Text in place of the promise that nothing is preselected, for a rental with extras booked before. */
  readonly lead?: string
  readonly children?: ReactNode
}) {
  const t = useTranslations('booking.vehicle')
  const { site, trip, change } = useTrip()
  const money = useMoney(site.currency)
  const set = (code: string, quantity: number) => {
    const { [code]: _before, ...others } = trip.extras
    change({ extras: quantity > 0 ? { ...others, [code]: quantity } : others })
  }
  const protection = site.services.find(({ code }) => code === PROTECTION)
  return (
    <>
      {protection && (
        <Protection
          service={protection}
          depositMinor={depositMinor}
          chosen={PROTECTION in trip.extras}
          onChange={(on) => set(PROTECTION, on ? 1 : 0)}
        />
      )}
      <section className="@container mt-10">
        <h3 className="heading-3">{t('extras')}</h3>
        <p className="mt-1 text-ink-700">
          {lead ?? t('extrasLead')}{' '}
          {t('allPrices', { currency: site.currency, name: currencyName(site.currency, useLanguageTag()) })}
        </p>
        <ul className="mt-4 border-b border-line @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-10">
          {site.services
            .filter(({ code }) => code !== PROTECTION)
            .map((service) => (
              <li key={service.code} className="border-t border-line">
                <ExtraRow
                  service={service}
                  quantity={trip.extras[service.code] ?? 0}
                  onChange={(quantity) => set(service.code, quantity)}
                />
              </li>
            ))}
          <li className="border-t border-line">
            <CheckRow
              label={t('crossBorder')}
              note={t('crossBorderNote')}
              price={t('crossBorderPrice', { fee: money.brief(site.rules.crossBorderFeeMinor) })}
              checked={trip.crossBorder}
              onChange={(crossBorder) => change({ crossBorder })}
            />
          </li>
          {children}
        </ul>
      </section>
    </>
  )
}

interface RowProps {
  readonly service: Service
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

function ExtraRow({ service, quantity, onChange }: RowProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { site } = useTrip()
  const money = useMoney(site.currency)
  const label = words.service(service.code)
  const price = t('perDayEach', { price: money.brief(service.perDayMinor) })
  const note = words.serviceNote(service.code)
  const shared = { label, note, price, popular: service.popular }
  if (service.maxQuantity === 1) {
    return <CheckRow {...shared} checked={quantity > 0} onChange={(on) => onChange(on ? 1 : 0)} />
  }
  return (
    <div className="flex items-center gap-4 py-3">
      <RowText {...shared} />
      <Quantity label={label} value={quantity} max={service.maxQuantity} onChange={onChange} />
    </div>
  )
}

interface Texts {
  readonly label: string
  readonly note?: string | undefined
  readonly price?: string
  readonly popular?: boolean
}

export function RowText({ label, note, price, popular = false }: Texts) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2.5 font-semibold">
        {label}
        {popular && <Popular />}
      </span>
      {/* In one line, the dot before its first word is cut off. */}
      <span className="figures block text-small text-pretty text-ink-500 @xl:@max-3xl:dotted">
        {note !== undefined && <span className="block">{note}</span>}{' '}
        {price !== undefined && <span className="block font-semibold whitespace-nowrap text-ink-900">{price}</span>}
      </span>
    </span>
  )
}

function CheckRow({
  checked,
  onChange,
  ...texts
}: Texts & { readonly checked: boolean; readonly onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex cursor-pointer items-center gap-4 py-3">
      <RowText {...texts} />
      <span className="grid h-11 w-18 shrink-0 content-center justify-items-end">
        <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      </span>
    </label>
  )
}
