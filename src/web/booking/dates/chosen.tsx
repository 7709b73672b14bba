import { useTranslations } from 'use-intl'

import { digitsOf } from '#domain/money.ts'
import { useFleet } from '#api/fleet.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import { writeTrip } from '../flow/trip.ts'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { ChosenStage } from '../vehicle/chosen-stage.tsx'
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
    <section aria-labelledby="chosen-vehicle" className="mb-10">
      <ChosenStage
        priceInBar
        heading={`${t('heading')} · ${words.type(vehicle.type)}`}
        name={vehicle.name}
        image={vehicle.image}
        titleId="chosen-vehicle"
        action={<Change />}
      >
        <Price dailyRate={vehicle.dailyRate} />
      </ChosenStage>
    </section>
  )
}

/** The total once it is known; until then the daily rate. */
function Price({ dailyRate }: { readonly dailyRate: number }) {
  const t = useTranslations('booking.dates.chosen')
  const { site } = useFlow()
  const { offer, free } = useChosen()
  const money = useMoney(site.currency)
  if (free) return <VehicleTotal price={free.price} brief />
  const rate = money.brief(Math.round(dailyRate * 10 ** digitsOf(site.currency)))
  const said = offer ? t(offer.reason === 'one_way' ? 'oneWay' : 'taken') : t('perDay', { price: rate })
  return <p className="text-small text-ink-700">{said}</p>
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
    <ButtonLink to={target} variant="quiet">
      {t('change')}
    </ButtonLink>
  )
}
