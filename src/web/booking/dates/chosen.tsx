import { useTranslations } from 'use-intl'

import { digitsOf } from '#domain/money.ts'
import { useFleet } from '#api/fleet.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import { writeTrip } from '../flow/trip.ts'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { Similar } from '../vehicle/offer-card.tsx'
import { useMoney, useWords } from '#rental/rental-words.ts'

/** The vehicle that the visitor chose on its card or by a link, with its price, above everything else. */
export function Chosen() {
  const t = useTranslations('booking.dates.chosen')
  const words = useWords()
  const { trip } = useFlow()
  const { vehicles } = useFleet()
  const vehicle = vehicles.find(({ id }) => id === trip.vehicle)
  if (!vehicle) return null
  return (
    <section
      aria-labelledby="chosen-vehicle"
      className="mb-10 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border-2 border-petrol-600 bg-white p-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:gap-x-6 sm:p-5"
    >
      <div className="self-start rounded-field bg-sand px-1 py-2 sm:row-span-2">
        <VehiclePicture image={vehicle.image} sizes="(min-width: 640px) 11rem, 6.5rem" eager />
      </div>
      <div className="min-w-0">
        <p className="text-small font-semibold text-petrol-600">{t('heading')}</p>
        <h3 id="chosen-vehicle" className="text-subtitle">
          {vehicle.name} <Similar />
        </h3>
        <p className="text-small text-ink-700">{words.type(vehicle.type)}</p>
      </div>
      <Price dailyRate={vehicle.dailyRate} />
      <Change />
    </section>
  )
}

/** The total once it is known; until then the daily rate. */
function Price({ dailyRate }: { readonly dailyRate: number }) {
  const t = useTranslations('booking.dates.chosen')
  const { site } = useFlow()
  const { offer, free } = useChosen()
  const money = useMoney(site.currency)
  const place = 'max-sm:col-span-2 sm:col-start-2'
  if (free) return <VehicleTotal price={free.price} className={place} />
  const rate = money.brief(Math.round(dailyRate * 10 ** digitsOf(site.currency)))
  const said = offer ? t(offer.reason === 'one_way' ? 'oneWay' : 'taken') : t('perDay', { price: rate })
  return <p className={`${place} text-small text-ink-700`}>{said}</p>
}

/** Link to the list for the rental period or, without a period, to the fleet. */
function Change() {
  const t = useTranslations('booking.dates.chosen')
  const { trip, progress } = useFlow()
  const to = useHref()
  const target = progress.dates
    ? to('newBooking', { step: 'vehicle', ...Object.fromEntries(writeTrip({ ...trip, vehicle: undefined })) })
    : `${to('home')}#fleet`
  return (
    <ButtonLink
      to={target}
      variant="quiet"
      className="max-sm:col-span-2 max-sm:justify-self-start sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center"
    >
      {t('change')}
    </ButtonLink>
  )
}
