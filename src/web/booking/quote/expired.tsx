import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useFlow } from '../flow/flow.tsx'
import { rentalOf, wishOf } from '../flow/trip.ts'
import { useAvailability } from '../availability.ts'
import { useMoney } from '#rental/rental-words.ts'
import { isFree } from './alternatives.ts'
import type { HeldQuote } from './hold-quote.ts'
import { tabQuote } from './tab-quote.ts'
import { OtherVehicle } from './news.tsx'
import { SoldOut } from './sold-out.tsx'
import { HeadStage } from '../price/head-stage.tsx'
import { useOffers } from '../vehicle/use-offers.ts'

export function Expired({ quote }: { readonly quote: HeldQuote }) {
  const t = useTranslations('booking.flow.expired')
  const flow = useTranslations('booking.flow')
  const say = useErrorText()
  const { site, go } = useFlow()
  const { offers } = useOffers()
  const money = useMoney(quote.price.currency)
  const { checking, now, failure, soldOut, busy, renew, retry } = useRenewal(quote)
  const before = quote.price.totalMinor
  if (soldOut) return <SoldOut vehicle={quote.vehicleId} totalMinor={before} />
  return (
    <AlertDialog
      open
      onClose={() => go('vehicle')}
      tone="notice"
      head={<Car image={offers?.find(({ vehicleId }) => vehicleId === quote.vehicleId)?.image} />}
      title={t('title', { minutes: String(site.rules.holdMinutes) })}
      actions={
        <>
          {/* It is there from the start and has the focus, so that Enter by habit does not give up the vehicle. */}
          <Button busy={busy || checking} onClick={now === null ? retry : () => void renew()}>
            {now !== null ? t('renew', { price: money.exact(now) }) : checking ? t('wait') : flow('failure.retry')}
          </Button>
          <OtherVehicle />
        </>
      }
    >
      <p>{t('text')}</p>
      <div aria-live="polite" className="figures">
        {checking && <Spinner label={t('checking')} />}
        {failure && <p className="font-semibold text-danger">{say(failure)}</p>}
        {now !== null &&
          (now === before
            ? t('same', { price: money.exact(now) })
            : t('changed', { before: money.exact(before), now: money.exact(now) }))}
      </div>
    </AlertDialog>
  )
}

/** The car that was held, standing over its stage; nothing until it is known. */
function Car({ image }: { readonly image: string | null | undefined }) {
  return image === undefined ? null : <HeadStage image={image} eager className="rounded-none low:hidden" />
}

/** Asks what the rental costs now, without holding anything; a click then holds it. */
function useRenewal(quote: HeldQuote) {
  const { trip, hold, tell, go } = useFlow()
  const query = useAvailability(rentalOf(trip), true)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  // Availability from before the end of the hold is out of date.
  const fresh = query.isFetchedAfterMount && !query.isFetching && !query.isPlaceholderData
  const offer = fresh ? query.data?.offers.find(({ vehicleId }) => vehicleId === quote.vehicleId) : undefined
  const now = offer && isFree(offer) ? offer.price.totalMinor : null
  const gone = () => tell({ kind: 'sold_out', vehicle: quote.vehicleId, totalMinor: quote.price.totalMinor })
  const renew = async () => {
    const wish = wishOf(trip)
    if (!wish || now === null) return
    setBusy(true)
    setRefusal(null)
    const result = await hold(wish)
    setBusy(false)
    if (result.ok) {
      const held = result.data.price.totalMinor
      if (held !== now) tell({ kind: 'price', before: now, now: held, leadsTo: null })
    } else if (result.error.code === 'sold_out') gone()
    else if (result.error.code === 'invalid_period' || result.error.code === 'branch_closed') {
      tabQuote.clear()
      go('dates')
    } else setRefusal(result.error)
  }
  const failure = refusal ?? (fresh ? (query.error?.error ?? null) : null)
  return {
    now,
    busy,
    failure,
    renew,
    checking: !fresh,
    soldOut: offer !== undefined && now === null,
    retry: () => void query.refetch(),
  }
}
