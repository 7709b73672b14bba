import { BriefcaseBusiness, Fuel, Settings2, Snowflake, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Offer } from '../../../contract/booking.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { isFree } from '../quote/alternatives.ts'
import { useMoney, useWords } from '../words.ts'
import { VehiclePicture } from './picture.tsx'

interface CardProps {
  readonly offer: Offer
  readonly days: number
  readonly eager: boolean
  readonly onChoose: () => void
}

/** One vehicle of the list: the total for the period first, the day's price second, the deposit beside it. */
export function VehicleCard({ offer, days, eager, onChoose }: CardProps) {
  const words = useWords()
  const free = isFree(offer)
  return (
    <article
      className={classes(
        'flex h-full flex-col overflow-hidden rounded-card border border-line bg-white',
        free && 'shadow-card',
      )}
    >
      <div className="bg-sand px-6 pt-5 pb-2">
        <VehiclePicture
          image={offer.image}
          sizes="(min-width: 1280px) 24rem, (min-width: 640px) 45vw, 90vw"
          eager={eager}
          className={free ? '' : 'opacity-50 grayscale'}
        />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <p className="text-small text-ink-500">{words.type(offer.type)}</p>
        <h3 className="mt-0.5 text-subtitle">{words.similar(offer.name)}</h3>
        <Facts offer={offer} />
        <Equipment features={offer.features} />
        <div className="mt-auto pt-5">
          {free ? (
            <PriceAndChoice price={offer.price} days={days} name={words.similar(offer.name)} onChoose={onChoose} />
          ) : (
            <NotFree reason={offer.reason} />
          )}
        </div>
      </div>
    </article>
  )
}

export function Facts({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const facts = [
    [Users, t('seats', { count: String(offer.seats) })],
    [BriefcaseBusiness, t('luggage', { count: offer.luggage })],
    [Settings2, words.transmission(offer.transmission)],
    [Fuel, words.fuel(offer.fuel)],
    ...(offer.ac ? ([[Snowflake, t('ac')]] as const) : []),
  ] as const
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small text-ink-700">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden size={17} className="shrink-0 text-ink-500" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Equipment({ features }: { readonly features: readonly string[] }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  if (features.length === 0) return null
  return (
    <details className="mt-2 text-small">
      <summary className="inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4">
        {t('details')}
      </summary>
      <ul className="mb-2 list-disc space-y-1 pl-5 text-ink-700">
        {features.map((feature) => (
          <li key={feature}>{words.feature(feature)}</li>
        ))}
      </ul>
    </details>
  )
}

interface ChoiceProps {
  readonly price: NonNullable<Offer['price']>
  readonly days: number
  readonly name: string
  readonly onChoose: () => void
}

function PriceAndChoice({ price, days, name, onChoose }: ChoiceProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const money = useMoney(price.currency)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <p className="figures text-small text-ink-700">
        <span className="block">
          <strong className="text-2xl font-bold text-ink-950">{money.exact(price.totalMinor)}</strong>{' '}
          {t('totalFor', { days: words.days(days) })}
        </span>
        <span className="block">{t('perDay', { price: money.exact(price.perDayMinor) })}</span>
        <span className="block text-ink-500">{t('deposit', { amount: money.brief(price.depositMinor) })}</span>
      </p>
      <Button aria-label={t('chooseName', { name })} onClick={onChoose}>
        {t('choose')}
      </Button>
    </div>
  )
}

function NotFree({ reason }: { readonly reason: Offer['reason'] }) {
  const t = useTranslations('booking.vehicle')
  const soon = reason === 'coming_soon'
  return (
    <p className="text-small">
      <strong className="inline-block rounded-full bg-sand px-3 py-1 font-semibold">
        {t(soon ? 'comingSoon' : 'soldOut')}
      </strong>
      {!soon && <span className="mt-2 block text-ink-700">{t('soldOutHint')}</span>}
    </p>
  )
}
