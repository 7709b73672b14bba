import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'
import { Side } from '#rental/side.tsx'
import { ChosenStage } from '../vehicle/chosen-stage.tsx'
import { VehicleTotal } from '../price/vehicle-total.tsx'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { unavailable } from '../vehicle/offer-filter.ts'
import { useDifference } from './difference.ts'
import { Gone } from './gone.tsx'
import type { Change } from './use-change.ts'

/** The vehicle and, on demand, the others that are available. */
export function VehicleChoice({ form }: { readonly form: Change }) {
  const t = useTranslations('booking.change')
  const words = useWords()
  const [opened, setOpened] = useState(false)
  const { booking, offer, offers } = form
  const gone = offer !== undefined && !offer.available
  const open = opened || gone
  const shown = offer ?? (form.trip.vehicle === booking.vehicle.id ? booking.vehicle : undefined)
  return (
    <section className="mb-10">
      {shown ? (
        <ChosenStage
          heading={
            <span>
              <span>{unbroken(booking.reference)}</span>
              <span className="@max-[40rem]:hidden"> · {words.type(shown.type)}</span>
            </span>
          }
          name={shown.name}
          image={shown.image}
          taken={gone}
          action={
            !gone &&
            offers.data && (
              <Button variant="quiet" aria-expanded={open} onClick={() => setOpened(!opened)}>
                {t(open ? 'keep' : 'other')}
              </Button>
            )
          }
        >
          {offer && isFree(offer) && <VehicleTotal price={offer.price} brief />}
        </ChosenStage>
      ) : (
        <h3 className="heading-3">{t('vehicle')}</h3>
      )}
      {gone && (
        <Notice kind="error" className="mt-4">
          <Gone form={form} offer={offer} />
        </Notice>
      )}
      {open && offers.data && <Choice form={form} />}
    </section>
  )
}

function Choice({ form }: { readonly form: Change }) {
  const t = useTranslations('booking.change')
  const list = useTranslations('booking.vehicle')
  const words = useWords()
  const all = form.offers.data!.offers
  const free = all.filter(isFree).toSorted((a, b) => a.price.totalMinor - b.price.totalMinor)
  const { taken, notOneWay } = unavailable(all)
  const names = (types: readonly string[]) => types.map(words.type).join(', ')
  return (
    <>
      <fieldset className="mt-5">
        <legend className="mb-2 text-small font-semibold">{t('choice')}</legend>
        <div className="max-h-112 divide-y divide-line overflow-y-auto rounded-card border border-line bg-white px-4">
          {free.map((offer) => (
            <Row key={offer.vehicleId} offer={offer} form={form} />
          ))}
        </div>
      </fieldset>
      {taken.length > 0 && <p className="mt-3 text-small text-ink-700">{t('taken', { types: names(taken) })}</p>}
      {notOneWay.length > 0 && (
        <p className="mt-3 text-small text-ink-700">{list('notOneWay', { types: names(notOneWay) })}</p>
      )}
    </>
  )
}

function Row({ offer, form }: { readonly offer: PricedOffer; readonly form: Change }) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex cursor-pointer items-center gap-4 py-3">
      <input
        id={id}
        type="radio"
        name="vehicle"
        checked={form.trip.vehicle === offer.vehicleId}
        onChange={() => form.change({ vehicle: offer.vehicleId })}
        className="size-5 shrink-0 accent-petrol-600"
      />
      <Side image={offer.image} className="h-9 w-21 shrink-0 max-sm:hidden" />
      <RowText offer={offer} totalBefore={form.booking.price.totalMinor} />
    </label>
  )
}

function RowText({ offer, totalBefore }: { readonly offer: PricedOffer; readonly totalBefore: number }) {
  const words = useWords()
  const { totalMinor, currency } = offer.price
  const money = useMoney(currency)
  const difference = useDifference(currency)
  return (
    <span className="flex min-w-0 flex-1 justify-between gap-x-4">
      <span className="min-w-0">
        <span className="block font-semibold">{words.similar(offer.name)}</span>
        <span className="block text-small text-ink-700">{words.type(offer.type)}</span>
      </span>
      <span className="figures shrink-0 text-right">
        <span className="block font-semibold">{money.brief(totalMinor)}</span>
        <span className="block text-small text-ink-700">{difference(totalBefore, totalMinor)}</span>
      </span>
    </span>
  )
}
