import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { Features } from '#rental/features.tsx'
import { useMoney, useWords } from '#rental/rental-words.ts'
import type { ShownVehicle } from '#rental/vehicle-class.tsx'
import { Button } from '#ui/button.tsx'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { CompareBox } from './compare-box.tsx'
import { isForLoads } from './offer-card.tsx'
import type { Sort } from './offer-filter.ts'

interface Place {
  readonly as: 'lead' | 'sibling' | 'chosen'
  /** Takes the vehicle or, where it is chosen, gives it up. */
  readonly onPress: () => void
  readonly comparing?: boolean
  /** Order of a list across the classes, where the stage above is not that of its class. */
  readonly mixed?: Sort
}

/** An available vehicle in words, with its total and the button that takes it. */
export function useShown(): (offer: PricedOffer, place: Place) => ShownVehicle {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const details = useDetails()
  return (offer, { as, onPress, comparing = false, mixed }) => {
    const facts = {
      seats: t('seats', { count: String(offer.seats) }),
      bags: isForLoads(offer) ? t('cargo') : t('luggage', { count: offer.luggage }),
      gearbox: words.transmission(offer.transmission),
      fuel: words.fuel(offer.fuel),
    }
    return {
      key: offer.vehicleId,
      name: offer.name,
      image: offer.image,
      drive: offer,
      facts,
      details: details(offer),
      price: as === 'sibling' ? <Figure offer={offer} /> : <VehicleTotal price={offer.price} brief />,
      choose: <Choose offer={offer} as={as} onPress={onPress} />,
      ...(comparing && { extra: <CompareBox offer={offer} /> }),
      ...(mixed && { line: [words.type(offer.type), ...(mixed === 'seats' ? [facts.seats] : [])] }),
    }
  }
}

function Figure({ offer: { price } }: { readonly offer: PricedOffer }) {
  return <strong className="price">{useMoney(price.currency).brief(price.totalMinor)}</strong>
}

function Choose({ offer, as, onPress }: Pick<Place, 'as' | 'onPress'> & { readonly offer: PricedOffer }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const name = words.similar(offer.name)
  if (as === 'chosen')
    return (
      <Button aria-pressed className="choose" onClick={onPress}>
        <Check aria-hidden size={18} />
        {t('isChosen')}
        <span className="sr-only">: {name}</span>
      </Button>
    )
  const button = { 'data-choose': offer.vehicleId, 'aria-label': t('chooseName', { name }), onClick: onPress }
  if (as === 'lead')
    return (
      <Button {...button} className="choose">
        {t('choose')}
      </Button>
    )
  return (
    <button type="button" {...button} className="choose">
      {t('choose')}
    </button>
  )
}

/** Air conditioning, deposit and equipment. */
function useDetails() {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const format = useFormat()
  return ({ ac, features, price, group }: PricedOffer) => (
    <Features
      facts={[
        ac ? t('ac') : undefined,
        t('kilometresIncluded', { included: format.number(price.includedKm) }),
        t('group', { code: group }),
      ]}
      features={features.map(words.feature)}
    />
  )
}
