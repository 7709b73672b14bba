import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages, useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { Features } from '#rental/features.tsx'
import type { ShownVehicle } from '#rental/vehicle-class.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { VehicleCardData } from './card-data.ts'
import { filterOf } from './fleet-filter.ts'
import { usePrice } from './price.tsx'
import type { Found } from './use-search.ts'

const word = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key

interface CarProps {
  readonly car: VehicleCardData
  readonly found: Found
}

const offerOf = ({ car, found }: CarProps) => (found.status === 'ready' ? found.offers.get(car.id) : undefined)

/** Whether it cannot be had in the period that was searched for. */
export const isTaken = (car: VehicleCardData, found: Found): boolean => offerOf({ car, found })?.available === false

/** Name that staff gave the class; until the server has answered, that of its filter. */
export function useClassName(): (car: VehicleCardData) => string {
  const { filters } = useMessages().home.fleet
  const language = useLanguage()
  const site = useSite().data
  return ({ category }) =>
    site?.classes.find(({ code }) => code.toLowerCase() === category)?.names[language] ??
    word(filters, filterOf(category))
}

/** A vehicle of the fleet in words, with its price and the way to book it. */
export function useShown(found: Found): (car: VehicleCardData, place: 'lead' | 'sibling') => ShownVehicle {
  const t = useTranslations('home.fleet')
  const words = useMessages().home.fleet
  const kilometres = useKilometres(found)
  return (car, place) => ({
    key: car.id,
    name: car.name,
    image: car.image,
    drive: car,
    facts: {
      seats: t('seats', { count: Number(car.seats) }),
      bags: car.bags === 0 && car.category === 'transporter' ? t('cargo') : t('bags', { count: car.bags }),
      gearbox: word(words.transmission, car.transmission),
      fuel: word(words.fuels, car.fuel),
    },
    details: (
      <Features
        facts={[t(car.hasAC ? 'ac.yes' : 'ac.no'), kilometres, t('group', { code: car.group })]}
        features={car.features.map((feature) => word(words.features, feature))}
        none={t('noDetails')}
      />
    ),
    price: <Price car={car} found={found} />,
    choose: <Book car={car} found={found} place={place} />,
  })
}

/** The figure of a price; its place decides its size. */
const figure = (words: ReactNode) => <strong className="price">{words}</strong>

const day = (words: ReactNode) => <span className="price-day">{words}</span>
const ownLine = (words: ReactNode) => <span className="price-day price-line">{words}</span>
const tax = (words: ReactNode) => <span className="price-tax">{words}</span>

/** Price of a day or, after a search, of the whole period. */
function Price({ car, found }: CarProps) {
  const t = useTranslations('home')
  const write = usePrice()
  const price = write(car.price)
  const offer = offerOf({ car, found })
  const total = offer?.price ? write(offer.price.totalMinor / 100) : undefined
  const perDay = offer?.price ? write(offer.price.perDayMinor / 100) : undefined
  return (
    <p className="price-words">
      {offer?.available === false && (
        <span className="font-semibold">{t(offer.reason === 'one_way' ? 'search.oneWay' : 'search.soldOut')}</span>
      )}
      {offer?.available === true && total !== undefined && perDay !== undefined && (
        <>
          {t.rich('search.total', { amount: total, price: figure, all: day })}
          <span className="price-more">{t('search.perDay', { amount: perDay })}</span>
        </>
      )}
      {!offer && price !== undefined && t.rich('fleet.price', { amount: price, price: figure, day: ownLine, tax })}
    </p>
  )
}

/** Link into the form with what is known; if the vehicle is not available, to the others for the period. */
function Book({ car, found, place }: CarProps & { readonly place: 'lead' | 'sibling' }) {
  const t = useTranslations('home')
  const to = useHref()
  const taken = isTaken(car, found)
  const { name, id } = car
  const trip = found.status === 'none' ? { step: 'dates' } : { ...found.search, step: 'vehicle' }
  const link = {
    to: to('newBooking', taken ? trip : { vehicle: id, ...trip }),
    'aria-label': taken ? t('search.othersNamed', { name }) : t('fleet.bookNamed', { name }),
  }
  if (place === 'sibling')
    return (
      <Link {...link} className="choose">
        {t(taken ? 'search.others' : 'fleet.bookShort')}
      </Link>
    )
  return (
    <ButtonLink {...link} variant={taken ? 'quiet' : 'primary'} className="choose">
      {t(taken ? 'search.others' : 'fleet.book')}
    </ButtonLink>
  )
}

/** Free kilometres for the period that was searched for, or for a day: as many with every vehicle. */
export function useKilometres(found: Found): string | undefined {
  const t = useTranslations('home.fleet')
  const rules = useSite().data?.rules
  const member = useAuth().status === 'member'
  const offers = found.status === 'ready' ? [...found.offers.values()] : []
  const total = offers.find(({ price }) => price !== null)?.price?.includedKm
  if (total !== undefined) return t('kilometres.total', { km: total })
  return rules && t('kilometres.day', { km: member ? rules.memberKmPerDay : rules.includedKmPerDay })
}
