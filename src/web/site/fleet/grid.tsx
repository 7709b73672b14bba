import { useMessages, useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useSite } from '#api/site.ts'
import { Button } from '#ui/button.tsx'
import { phoneLink } from '#frame/phone-link.tsx'
import { classes } from '#ui/classes.ts'
import { cardOf } from './card-data.ts'
import { matching, withChosen, type Chosen } from './fleet-filter.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { reloadFleet, useFleet } from '#api/fleet.ts'
import type { Found } from './use-search.ts'
import { VehicleCard, cardHeight, cardShape, pictureSizes, plate } from './vehicle-card.tsx'

const grid = 'grid items-start gap-4 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'

/**
 * On a phone cards differ by a line or two: that of the average, so that what is below the fleet stays where it is.
 * Measured in both languages at 320, 360, 390, 412, 430 and 600 px.
 */
const averageHeight =
  'max-sm:min-h-[22.4rem] max-sm:min-[22.5rem]:min-h-[18.6rem] max-sm:min-[24rem]:min-h-[17.6rem] max-sm:min-[25.5rem]:min-h-[16.1rem] max-sm:min-[26.5rem]:min-h-[15.4rem] max-sm:min-[30rem]:min-h-[14.5rem]'

/** Empty cards in the built page and while loading: as many as a full fleet, so the page below stays put. */
const expected = Array.from({ length: 24 }, (_, index) => index)

export function Grid({
  shown,
  found,
  onShowAll,
}: {
  readonly shown: Chosen
  readonly found: Found
  readonly onShowAll: () => void
}) {
  const { status, vehicles } = useFleet()
  const site = useSite().status
  if (status === 'failed') return <Failed />
  // Without the currency a price would have to appear later; the server that knows the cars knows it too.
  if (status === 'loading' || site === 'loading') return <Skeleton />
  const cars = matching(vehicles.map(cardOf), shown)
  if (cars.length === 0) return <Empty onShowAll={onShowAll} />
  return (
    <ul className={grid}>
      {cars.map((car) => (
        <VehicleCard key={car.id} car={car} found={found} />
      ))}
      {withChosen('', shown) === '' && <SoonCards />}
    </ul>
  )
}

function Skeleton() {
  const t = useTranslations('home.fleet')
  return (
    <>
      <p className="sr-only noscript:hidden">{t('loading')}</p>
      <noscript>
        <p className="mb-6">{t.rich('noScript', { number: company.phone.text, phone: phoneLink })}</p>
      </noscript>
      <ul aria-hidden className={grid}>
        {expected.map((index) => (
          <li key={index} className={classes(cardShape, cardHeight, averageHeight, 'noscript:hidden')}>
            <div className={plate}>
              <div className="aspect-[40/21]" />
            </div>
          </li>
        ))}
        <SoonCards />
      </ul>
    </>
  )
}

function SoonCards() {
  const t = useTranslations('home.fleet')
  return useMessages().home.fleet.soonCars.map(({ name, picture, text }) => (
    <li key={name} className={classes(cardShape, 'bg-transparent')}>
      <div className={plate}>
        <VehiclePicture
          image={`/img/vehicles/${picture}.webp`}
          sizes={pictureSizes}
          example={false}
          className="opacity-55 saturate-50"
        />
      </div>
      <div className="sm:p-6">
        <h3 className="text-subtitle text-ink-700">{name}</h3>
        <p className="mt-1 text-ink-500">{text}</p>
        <p className="mt-2 inline-flex rounded-full bg-amber-100 px-3 py-1 text-small font-semibold text-amber-800">
          {t('soon')}
        </p>
      </div>
    </li>
  ))
}

function Failed() {
  const t = useTranslations('home.fleet')
  const common = useTranslations('site.common')
  return (
    <div role="alert" className="rounded-card border border-line bg-white p-8 text-center">
      <p className="mb-5">{t('failed')}</p>
      <Button onClick={() => void reloadFleet()}>{common('retry')}</Button>
    </div>
  )
}

function Empty({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTranslations('home.fleet')
  return (
    <div className="rounded-card border border-line bg-white p-8 text-center">
      <p className="mb-5">{t('empty')}</p>
      <Button variant="quiet" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </div>
  )
}
