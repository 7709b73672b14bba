import { BriefcaseBusiness, Fuel, Settings2, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Offer } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { useWords } from '#rental/rental-words.ts'
import { CompareBox } from './compare-box.tsx'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'

interface CardProps {
  readonly offer: PricedOffer
  readonly eager: boolean
  /** Whether the card names its class, because no heading above it does. */
  readonly withType?: boolean
  readonly onChoose: () => void
}

/**
 * Picture, name and price beside each other, so that a list is easy to look through. The width of the list decides and not
 * that of the window, because the summary stands beside it.
 */
const shape =
  "grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 rounded-card border border-line bg-white p-4 [grid-template-areas:'plate_head'_'plate_price'_'facts_facts'_'last_last'] @lg:grid-cols-[11rem_minmax(0,1fr)] @lg:gap-x-6 @lg:[grid-template-areas:'plate_head'_'plate_price'_'plate_facts'_'plate_last'] @2xl:grid-cols-[13rem_minmax(0,1fr)_auto] @2xl:grid-rows-[auto_1fr_auto] @2xl:p-5 @2xl:[grid-template-areas:'plate_head_price'_'plate_facts_price'_'plate_last_last']"

/** Card of an available vehicle in the list. */
export function OfferCard({ offer, eager, withType = false, onChoose }: CardProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const name = words.similar(offer.name)
  return (
    <article className={shape}>
      <div className="self-start rounded-field bg-sand px-1 py-2 [grid-area:plate] @lg:px-2 @lg:py-4">
        <VehiclePicture image={offer.image} sizes="(min-width: 768px) 13rem, 6.5rem" eager={eager} />
      </div>
      <div className="[grid-area:head]">
        <h4 className="font-display text-lg leading-tight font-semibold tracking-[-0.02em]">
          {offer.name} <Similar />
        </h4>
        {withType && <p className="text-small text-ink-700">{words.type(offer.type)}</p>}
      </div>
      <VehicleTotal price={offer.price} className="mt-1 [grid-area:price] @2xl:mt-0 @2xl:max-w-56 @2xl:text-right" />
      <div className="mt-3 [grid-area:facts] @2xl:mt-2">
        <Facts offer={offer} />
      </div>
      <div className="mt-2 flex items-start justify-between gap-4 [grid-area:last]">
        <div className="flex flex-wrap gap-x-5">
          <CompareBox offer={offer} />
          <Equipment offer={offer} />
        </div>
        <Button
          data-choose={offer.vehicleId}
          aria-label={t('chooseName', { name })}
          onClick={onChoose}
          className="ml-auto shrink-0 px-7"
        >
          {t('choose')}
        </Button>
      </div>
    </article>
  )
}

/** „oder ähnlich“, part of the name but quieter. */
export function Similar() {
  const t = useTranslations('booking.vehicle')
  return (
    <span className="font-text text-small font-normal tracking-normal whitespace-nowrap text-ink-500">
      {t('similar')}
    </span>
  )
}

/** A van has room for loads instead of bags; a car without bags has none. */
export const isForLoads = ({ type, luggage }: Pick<Offer, 'type' | 'luggage'>): boolean =>
  type === 'Transporter' && luggage === 0

export function Facts({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const facts = [
    [Users, t('seats', { count: String(offer.seats) })],
    [BriefcaseBusiness, isForLoads(offer) ? t('cargo') : t('luggage', { count: offer.luggage })],
    [Settings2, words.transmission(offer.transmission)],
    [Fuel, words.fuel(offer.fuel)],
  ] as const
  return (
    <ul className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-small text-ink-700">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden size={17} className="shrink-0 text-ink-500" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Equipment({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const features = [...(offer.ac ? [t('ac')] : []), ...offer.features.map(words.feature)]
  if (features.length === 0) return null
  return (
    <details className="min-w-0 text-small">
      <summary className="inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4">
        {t('details')}
      </summary>
      <ul className="mb-2 list-disc space-y-1 pl-5 text-ink-700">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  )
}
