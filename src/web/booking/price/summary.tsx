import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useFlow } from '../flow/flow.tsx'
import { chosenExtras } from '../flow/trip.ts'
import { Similar } from '../vehicle/offer-card.tsx'
import { cheapest } from '../quote/alternatives.ts'
import { useChosen, useListed, useOffers } from '../vehicle/use-offers.ts'
import { Stage } from '#rental/stage.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Countdown } from './countdown.tsx'
import { EarnedPoints } from './earned-points.tsx'
import { FirstRentalHint } from './first-rental-hint.tsx'
import { useFreeCancelLine } from './free-cancel.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'

/** Price of the choice: the held one or else the live one; and whether a newer one is on its way. */
export function usePriceInView(): { readonly price: Price | null; readonly updating: boolean } {
  const { quote } = useFlow()
  const { query } = useOffers()
  const { free } = useChosen()
  return { price: quote?.price ?? free?.price ?? null, updating: !quote && query.isPlaceholderData }
}

interface SummaryProps {
  /** The step itself shows the whole price. */
  readonly brief?: boolean
  /** As a card of its own it has a heading, and the chosen car on a stage above it. */
  readonly head?: 'name' | 'stage'
}

/** The choice so far with its price. */
export function Summary({ brief = false, head }: SummaryProps) {
  const t = useTranslations('booking.flow.summary')
  const { site, view, trip, quote } = useFlow()
  const freeCancel = useFreeCancelLine()
  const { price, updating } = usePriceInView()
  const nothing = trip.start === undefined && trip.pickup === undefined
  return (
    <>
      {head === 'stage' && <ChosenStage />}
      <div className={classes('space-y-5', head !== undefined && 'p-6')}>
        <ChosenName heading={head !== undefined} />
        {nothing && <p className="text-small text-ink-700">{t('empty')}</p>}
        {view !== 'dates' && !brief && <Route change={head !== undefined} />}
        {quote?.state === 'held' && <Countdown quote={quote} />}
        {price ? (
          <div
            aria-busy={updating}
            className={classes(
              'space-y-5 transition-opacity',
              !brief && 'border-t border-line pt-5',
              updating && 'opacity-60',
            )}
          >
            <PriceList price={price} brief={brief} />
            <FirstRentalHint price={price} />
            <EarnedPoints price={price} rules={site.rules} />
            {!brief && <PriceNotes price={price} extras={chosenExtras(trip.extras)} freeCancel={freeCancel} />}
          </div>
        ) : (
          <FromPrice large={view === 'dates' && head !== undefined} />
        )}
      </div>
    </>
  )
}

/** Stands on the stage until a car is chosen. */
const anyCar = '/img/vehicles/compact.webp'

/** The chosen car, standing over its stage on the paper of the summary. */
function ChosenStage() {
  const { view, quote } = useFlow()
  const { offer, free } = useChosen()
  // A car that is taken is promised to nobody here.
  const promised = offer && (free ?? quote) ? offer : undefined
  if (!promised && view !== 'dates') return null
  return (
    <Stage
      key={promised?.vehicleId}
      light="dusk"
      image={promised?.image ?? anyCar}
      sizes="340px"
      eager={promised !== undefined}
      over
      className="appear z-1 mb-2.5 h-37 rounded-t-[19px] rounded-b-none [--car:16.125rem] [--floor:10rem] [--x:calc((100%-16.125rem)/2)]"
    />
  )
}

function ChosenName({ heading }: { readonly heading: boolean }) {
  const t = useTranslations('booking.flow.summary')
  const { offer } = useChosen()
  const words = useWords()
  return (
    <>
      {heading && <h2 className={offer ? 'sr-only' : 'heading-3'}>{t('heading')}</h2>}
      {offer && (
        <p className="mt-0! heading-3">
          {offer.name} <Similar className="mt-0.5 block" />
          <span className="block font-text text-small font-normal tracking-normal text-ink-500">
            {words.type(offer.type)}
          </span>
        </p>
      )}
    </>
  )
}

/** Pickup and drop-off, as stations on a line, with the way to change them. */
function Route({ change }: { readonly change: boolean }) {
  const t = useTranslations('booking.flow.summary')
  const flow = useTranslations('booking.flow')
  const { site, trip, address } = useFlow()
  const name = useBranchName()
  const clock = useWallClock()
  const rows = [
    ['pickup', trip.pickup, trip.start],
    ['dropoff', trip.dropoff, trip.end],
  ] as const
  return (
    <div className="relative text-small">
      <dl className="grid gap-3.5 pl-6.5">
        {rows.map(([key, id, time]) => (
          <div
            key={key}
            className="relative before:absolute before:top-1.5 before:-left-6.5 before:z-1 before:size-3 before:rounded-full before:border-2 before:border-petrol-600 before:bg-white last:before:bg-petrol-600 not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-6 not-last:after:-left-[21px] not-last:after:border-l-[1.5px] not-last:after:border-dashed not-last:after:border-edge"
          >
            <dt className="text-ink-500">{t(key)}</dt>
            <dd>
              {time !== undefined && <span className="figures block font-semibold">{clock.both(time)}</span>}
              <span className="block text-ink-700">
                {name(site.branches.find((branch) => branch.id === id))}
                {time === undefined && id === undefined && '–'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {change && (
        <Link
          to={{ search: address('dates') }}
          aria-label={flow('changeTrip')}
          className="absolute -top-2.5 right-0 inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
        >
          {flow('change')}
        </Link>
      )}
    </div>
  )
}

/** Line in place of a missing price: that the chosen vehicle is taken or, without a choice, the lowest price for these dates. */
export function FromPrice({ large = false }: { readonly large?: boolean }) {
  const { query } = useOffers()
  const text = useFromText()
  if (text === undefined) return null
  return (
    <span
      className={classes(
        'figures block',
        large ? 'heading-3' : 'text-small font-semibold',
        query.isPlaceholderData && 'opacity-60',
      )}
    >
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
