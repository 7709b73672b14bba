import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useFormat } from '#rental/use-format.ts'
import type { PricedOffer } from '../quote/alternatives.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { isForLoads, Similar } from './offer-card.tsx'

interface Props {
  readonly offers: readonly PricedOffer[]
  readonly onClose: () => void
  readonly onChoose: (vehicle: number) => void
}

const cell = 'min-w-36 px-3 py-2.5 text-left align-top font-normal sm:px-5'

/** Two or three vehicles side by side. Figures that differ are strong; those that are the same step back. */
export function Comparison({ offers, onClose, onChoose }: Props) {
  const t = useTranslations('booking.vehicle.compare')
  const rows = useRows()
  return (
    <Dialog open onClose={onClose} title={t('title')} className="max-w-4xl">
      {/* Three do not fit on a phone: it is pushed sideways there, by keyboard too. */}
      <section
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative -mx-6 overflow-x-auto px-3 sm:-mx-3 sm:px-0"
      >
        <table className="w-full border-collapse text-small sm:table-fixed">
          <thead>
            <tr>
              <th scope="col" className="max-sm:sr-only">
                <span className="sr-only">{t('feature')}</span>
              </th>
              {offers.map((offer) => (
                <th key={offer.vehicleId} scope="col" className={classes(cell, 'pb-4')}>
                  <Head offer={offer} onChoose={() => onChoose(offer.vehicleId)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label} className="border-t border-line">
                {/* On a phone the values say themselves what they are. */}
                <th scope="row" className={classes(cell, 'min-w-0 pl-0 text-ink-500 max-sm:sr-only sm:pl-3')}>
                  {label}
                </th>
                {offers.map((offer) => (
                  <td key={offer.vehicleId} className={classes(cell, differ(offers, value) && 'font-semibold')}>
                    {value(offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

const differ = (offers: Props['offers'], value: (offer: PricedOffer) => string): boolean =>
  new Set(offers.map(value)).size > 1

function Head({ offer, onChoose }: { readonly offer: PricedOffer; readonly onChoose: () => void }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  return (
    <>
      <span className="mb-3 block rounded-field bg-sand px-2 py-3">
        <VehiclePicture image={offer.image} sizes="(min-width: 640px) 14rem, 9rem" eager />
      </span>
      <span className="block font-display text-lg leading-tight font-semibold tracking-[-0.02em]">{offer.name}</span>
      <Similar />
      <span className="block text-ink-700">{words.type(offer.type)}</span>
      <Button
        aria-label={t('chooseName', { name: words.similar(offer.name) })}
        onClick={onChoose}
        className="mt-3 w-full px-4"
      >
        {t('choose')}
      </Button>
    </>
  )
}

/** Rows of the comparison, each value with its unit. */
function useRows(): readonly { readonly label: string; readonly value: (offer: PricedOffer) => string }[] {
  const t = useTranslations('booking.vehicle')
  const rows = useTranslations('booking.vehicle.compare.rows')
  const words = useWords()
  const format = useFormat()
  const { site } = useFlow()
  const money = useMoney(site.currency)
  const equipment = ({ ac, features }: PricedOffer) =>
    [...(ac ? [t('ac')] : []), ...features.map(words.feature)].join(', ') || '–'
  return [
    {
      label: rows('total'),
      value: ({ price }) => `${money.brief(price.totalMinor)} ${t('totalFor', { days: words.days(price.days) })}`,
    },
    { label: rows('deposit'), value: ({ price }) => t('deposit', { amount: money.brief(price.depositMinor) }) },
    {
      label: rows('kilometres'),
      value: ({ price }) =>
        t('kilometres', { included: format.number(price.includedKm), rate: money.exact(price.extraKmMinor) }),
    },
    { label: rows('seats'), value: ({ seats }) => t('seats', { count: String(seats) }) },
    {
      label: rows('bags'),
      value: (offer) => (isForLoads(offer) ? t('cargo') : t('luggage', { count: offer.luggage })),
    },
    { label: rows('transmission'), value: ({ transmission }) => words.transmission(transmission) },
    { label: rows('fuel'), value: ({ fuel }) => words.fuel(fuel) },
    { label: rows('equipment'), value: equipment },
  ]
}
