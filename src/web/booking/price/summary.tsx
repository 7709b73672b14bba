import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useFlow } from '../flow/flow.tsx'
import { chosenExtras } from '../flow/trip.ts'
import { cheapest } from '../quote/alternatives.ts'
import { useChosen, useListed, useOffers } from '../vehicle/use-offers.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Countdown } from './countdown.tsx'
import { FirstRentalHint } from './first-rental-hint.tsx'
import { useFreeCancelLine } from './free-cancel.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { rentalPoints } from '#domain/loyalty.ts'
import { useAuth } from '#api/session.tsx'

/** Price of the choice: the held one or else the live one; and whether a newer one is on its way. */
export function usePriceInView(): { readonly price: Price | null; readonly updating: boolean } {
  const { quote } = useFlow()
  const { query } = useOffers()
  const { free } = useChosen()
  return { price: quote?.price ?? free?.price ?? null, updating: !quote && query.isPlaceholderData }
}

/** The choice so far with its price; `brief` if the step itself shows the whole of it. */
export function Summary({ brief = false }: { readonly brief?: boolean }) {
  const t = useTranslations('booking.flow.summary')
  const { trip, quote } = useFlow()
  const freeCancel = useFreeCancelLine()
  const { price, updating } = usePriceInView()
  const nothing = trip.start === undefined && trip.pickup === undefined
  return (
    <div className="space-y-5">
      {nothing ? <p className="text-small text-ink-700">{t('empty')}</p> : <WhereAndWhen />}
      <ChosenVehicle />
      {quote?.state === 'held' && <Countdown quote={quote} />}
      {price ? (
        <div aria-busy={updating} className={classes('space-y-5 transition-opacity', updating && 'opacity-60')}>
          <PriceList price={price} brief={brief} />
          <FirstRentalHint price={price} />
          <EarnedPoints price={price} />
          {!brief && <PriceNotes price={price} extras={chosenExtras(trip.extras)} freeCancel={freeCancel} />}
        </div>
      ) : (
        <FromPrice />
      )}
    </div>
  )
}

function WhereAndWhen() {
  const t = useTranslations('booking.flow.summary')
  const { site, trip } = useFlow()
  const name = useBranchName()
  const clock = useWallClock()
  const rows = [
    ['pickup', trip.pickup, trip.start],
    ['dropoff', trip.dropoff, trip.end],
  ] as const
  return (
    <dl className="space-y-3 text-small">
      {rows.map(([key, id, time]) => (
        <div key={key}>
          <dt className="font-semibold">{t(key)}</dt>
          <dd className="text-ink-700">
            {name(site.branches.find((branch) => branch.id === id))}
            {time !== undefined && <span className="figures block">{clock.both(time)}</span>}
            {time === undefined && id === undefined && '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChosenVehicle() {
  const { offer } = useChosen()
  const words = useWords()
  if (!offer) return null
  return (
    <div className="flex items-center gap-4 border-t border-line pt-5">
      <div className="w-28 shrink-0 rounded-field bg-sand p-1">
        <VehiclePicture image={offer.image} sizes="112px" eager />
      </div>
      <p className="min-w-0 text-small">
        <span className="block font-semibold">{words.similar(offer.name)}</span>
        <span className="text-ink-700">{words.type(offer.type)}</span>
      </p>
    </div>
  )
}

/** Line in place of a missing price: that the chosen vehicle is taken or, without a choice, the lowest price for these dates. */
export function FromPrice() {
  const { query } = useOffers()
  const text = useFromText()
  if (text === undefined) return null
  return (
    <span className={classes('figures block text-small font-semibold', query.isPlaceholderData && 'opacity-60')}>
      {text}
    </span>
  )
}

function useFromText(): string | undefined {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { query } = useOffers()
  const listed = useListed()
  const { offer, free } = useChosen()
  const words = useWords()
  const money = useMoney(site.currency)
  // The price of another vehicle says nothing about the chosen one.
  if (offer && !free) return t('chosenTaken')
  if (!listed) return query.isLoading ? t('loading') : undefined
  const lowest = cheapest(listed.free.flatMap(({ offers }) => offers))
  if (!lowest) return t('soldOut')
  const what = [listed.brand, listed.type && words.type(listed.type)].filter(Boolean).join(', ')
  return t('from', { what: what || 'all', price: money.brief(lowest.price.totalMinor) })
}

/** Points that a member earns with it (D28), without the bonus for the first rental. */
function EarnedPoints({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { session } = useAuth()
  const count = rentalPoints(price, site.rules)
  if (!session || count === 0) return null
  return <p className="text-small text-ink-700">{t('earns', { count })}</p>
}
