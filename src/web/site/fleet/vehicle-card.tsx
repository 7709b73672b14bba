import { AirVent, ChevronDown, Fuel, Luggage, Route, Settings2, Users, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { VehicleCardData } from './card-data.ts'
import { filterOf } from './fleet-filter.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { loudPrice, usePrice } from './price.tsx'
import type { Found } from './use-search.ts'

/** On a phone, the picture is beside the name, so that two dozen cards stay short. */
export const cardShape =
  'grid content-start overflow-hidden rounded-card border border-line bg-white max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:p-4'
export const pictureSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 8rem'
/** Height of a card with closed details, so that a loading card can hold its place. */
export const cardHeight = 'min-h-[14.5rem] sm:min-h-[34.25rem] lg:min-h-[38rem] xl:min-h-[36rem]'
export const plate =
  'bg-linear-to-b from-sand to-line/60 max-sm:rounded-field max-sm:px-1 max-sm:py-2 max-sm:self-start sm:px-4 sm:pt-3 sm:pb-2'
const areas =
  "max-sm:[grid-template-areas:'plate_head'_'plate_price'_'facts_facts'_'toggle_book'_'details_details'] sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_auto_1fr_auto_auto_auto] sm:[grid-template-areas:'plate_plate'_'head_head'_'facts_facts'_'toggle_price'_'details_details'_'book_book']"

/** Vehicle with its facts, its daily price and the way to book it. */
export function VehicleCard({ car, found }: { readonly car: VehicleCardData; readonly found: Found }) {
  const id = useId()
  return (
    <li aria-labelledby={id} className={classes(cardShape, cardHeight, areas)}>
      <div className={classes(plate, '[grid-area:plate]')}>
        <VehiclePicture image={car.image} sizes={pictureSizes} />
      </div>
      <Name car={car} id={id} />
      <Facts car={car} found={found} />
      <Details car={car} />
      <Price car={car} found={found} />
      <Book car={car} found={found} />
    </li>
  )
}

/** A last short word such as the 3 of a model does not stand on a line of its own. */
const withoutWidow = (name: string) => name.replace(/ (\S{1,2})$/, '\u00A0$1')

function Name({ car, id }: { readonly car: VehicleCardData; readonly id: string }) {
  const t = useTranslations('home.fleet')
  const { filters } = useMessages().home.fleet
  const language = useLanguage()
  const type = useSite().data?.classes.find(({ code }) => code.toLowerCase() === car.category)
  return (
    <div className="[grid-area:head] sm:px-6 sm:pt-6">
      <h3 id={id} className="text-subtitle text-wrap">
        {withoutWidow(car.name)}{' '}
        <span className="font-text text-small font-normal tracking-normal whitespace-nowrap text-ink-500">
          {t('similar')}
        </span>
      </h3>
      <p className="mt-0.5 text-small text-ink-500">
        {type?.names[language] ?? word(filters, filterOf(car.category))} <span aria-hidden>· {car.group}</span>
        <span className="sr-only">{t('group', { code: car.group })}</span>
      </p>
    </div>
  )
}

interface CarProps {
  readonly car: VehicleCardData
  readonly found: Found
}

const offerOf = ({ car, found }: CarProps) => (found.status === 'ready' ? found.offers.get(car.id) : undefined)

/** Price of a day or, after a search, of the whole period. */
function Price({ car, found }: CarProps) {
  const t = useTranslations('home')
  const write = usePrice()
  const price = write(car.price)
  const offer = offerOf({ car, found })
  const total = offer?.price ? write(offer.price.totalMinor / 100) : undefined
  const perDay = offer?.price ? write(offer.price.perDayMinor / 100) : undefined
  return (
    <p className="text-small text-ink-700 [grid-area:price] sm:self-center sm:justify-self-end sm:pt-4 sm:pr-6 sm:text-right">
      {offer?.available === false && <span className="font-semibold text-danger">{t('search.soldOut')}</span>}
      {offer?.available === true && total !== undefined && perDay !== undefined && (
        <>
          {t.rich('search.total', { amount: total, price: loudPrice })}
          <span className="block text-ink-500">{t('search.perDay', { amount: perDay })}</span>
        </>
      )}
      {!offer && price !== undefined && t.rich('fleet.price', { amount: price, price: loudPrice })}
    </p>
  )
}

/** Link into the form with what is known; if the vehicle is not available, to the others for the period. */
function Book({ car, found }: CarProps) {
  const t = useTranslations('home')
  const to = useHref()
  const taken = offerOf({ car, found })?.available === false
  const { name, id } = car
  const trip = found.status === 'none' ? { step: 'dates' } : { ...found.search, step: 'vehicle' }
  return (
    <ButtonLink
      to={to('newBooking', taken ? trip : { vehicle: id, ...trip })}
      variant={taken ? 'quiet' : 'primary'}
      aria-label={taken ? t('search.othersNamed', { name }) : t('fleet.bookNamed', { name })}
      className="[grid-area:book] max-sm:mt-2 max-sm:justify-self-end sm:mx-6 sm:mt-4 sm:mb-6"
    >
      {t(taken ? 'search.others' : 'fleet.book')}
    </ButtonLink>
  )
}

const word = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key

/** Free kilometres for the period that was searched for, or for a day. */
function useKilometres({ car, found }: CarProps): string | undefined {
  const t = useTranslations('home.fleet')
  const rules = useSite().data?.rules
  const member = useAuth().status === 'member'
  const total = offerOf({ car, found })?.price?.includedKm
  if (total !== undefined) return t('kilometres.total', { km: total })
  return rules && t('kilometres.day', { km: member ? rules.memberKmPerDay : rules.includedKmPerDay })
}

function Facts({ car, found }: CarProps) {
  const t = useTranslations('home.fleet')
  const words = useMessages().home.fleet
  const kilometres = useKilometres({ car, found })
  const facts: readonly (readonly [LucideIcon, string])[] = [
    [Users, t('seats', { count: Number(car.seats) })],
    [Luggage, car.bags === 0 && car.category === 'transporter' ? t('cargo') : t('bags', { count: car.bags })],
    [Settings2, word(words.transmission, car.transmission)],
    [Fuel, word(words.fuels, car.fuel)],
    [AirVent, t(car.hasAC ? 'ac.yes' : 'ac.no')],
    ...(kilometres === undefined ? [] : [[Route, kilometres] as const]),
  ]
  return (
    <ul className="content-start gap-x-3 text-small sm:gap-x-4 text-ink-700 [grid-area:facts] max-sm:mt-3 max-sm:flex max-sm:flex-wrap sm:mt-4 sm:grid sm:grid-cols-2 sm:gap-y-2 sm:px-6">
      {facts.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-1.5 sm:gap-2">
          <Icon aria-hidden size={17} strokeWidth={1.75} className="shrink-0 text-petrol-600 max-sm:size-3.5" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Extra features, folded away until the visitor opens them. */
function Details({ car }: { readonly car: VehicleCardData }) {
  const t = useTranslations('home.fleet')
  const [open, setOpen] = useState(false)
  const id = useId()
  const action = t(open ? 'hideDetails' : 'showDetails')
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('detailsOf', { action, name: car.name })}
        onClick={() => setOpen(!open)}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full px-2 text-left text-small font-semibold text-petrol-600 underline-offset-4 [grid-area:toggle] hover:underline max-sm:mt-2 min-[23rem]:whitespace-nowrap sm:mt-4 sm:ml-4"
      >
        {action}
        <ChevronDown aria-hidden size={18} className={classes('shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="pt-2 text-small text-ink-700 [grid-area:details] sm:px-6 sm:pb-2">
        <Features features={car.features} />
      </div>
    </>
  )
}

function Features({ features }: { readonly features: readonly string[] }) {
  const t = useTranslations('home.fleet')
  const names: Readonly<Record<string, string>> = useMessages().home.fleet.features
  if (features.length === 0) return <p>{t('noDetails')}</p>
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-petrol-600">
      {features.map((feature) => (
        <li key={feature}>{word(names, feature)}</li>
      ))}
    </ul>
  )
}
