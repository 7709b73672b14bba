import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useFlow } from '../flow/flow.tsx'
import { chosenExtras } from '../flow/trip.ts'
import { Similar } from '../vehicle/offer-card.tsx'
import { cheapest, type PricedOffer } from '../quote/alternatives.ts'
import { useChosen, useListed, useOffers } from '../vehicle/use-offers.ts'
import { Side } from '#rental/side.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Countdown } from './countdown.tsx'
import { EarnedPoints } from './earned-points.tsx'
import { FirstRentalHint } from './first-rental-hint.tsx'
import { useFreeCancelLine } from './free-cancel.ts'
import { HeadStage } from './head-stage.tsx'
import { FoldedNotes, PriceList } from '#rental/price-list.tsx'

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
      <div className={classes('space-y-4', head !== undefined && 'p-6')}>
        <ChosenName heading={head !== undefined} side={brief} />
        {nothing && <p className="text-small text-ink-700">{t('empty')}</p>}
        {view !== 'dates' && <Route change={head !== undefined && !brief} />}
        {quote?.state === 'held' && <Countdown quote={quote} />}
        {price ? (
          <div
            aria-busy={updating}
            className={classes(
              'space-y-4 transition-opacity',
              !brief && 'border-t border-line pt-4',
              updating && 'opacity-60',
            )}
          >
            <PriceList price={price} brief={brief} deposit={!brief} />
            <FirstRentalHint price={price} />
            <EarnedPoints price={price} rules={site.rules} />
            {!brief && <FoldedNotes price={price} extras={chosenExtras(trip.extras)} freeCancel={freeCancel} />}
          </div>
        ) : (
          <FromPrice large={view === 'dates' && head !== undefined} />
        )}
      </div>
    </>
  )
}

/** Stands on the stage until there is a period to say which car is the cheapest. */
const anyCar = '/img/vehicles/compact.webp'

/** The chosen car, standing over its stage on the paper of the summary. */
function ChosenStage() {
  const { view, quote } = useFlow()
  const { offer, free } = useChosen()
  const { lowest } = useLowest()
  // A car that is taken is promised to nobody here.
  const promised = offer && (free ?? quote) ? offer : undefined
  if (!promised && view !== 'dates') return null
  return (
    <HeadStage
      key={promised?.vehicleId ?? lowest?.vehicleId}
      image={promised?.image ?? lowest?.image ?? anyCar}
      eager={promised !== undefined}
      // In a low window, the column shows its foot instead.
      className="appear [@media(height<54rem)]:hidden rounded-t-[19px] rounded-b-none"
    />
  )
}

const eyebrow = 'font-text text-[0.875rem] leading-snug font-normal tracking-normal text-ink-500'

/** @param props.side shows the car beside its name */
function ChosenName({ heading, side }: { readonly heading: boolean; readonly side: boolean }) {
  const t = useTranslations('booking.flow.summary')
  const { view, quote } = useFlow()
  const { offer, free } = useChosen()
  const words = useWords()
  // From the list on, a car that is taken heads nothing.
  const named = view === 'dates' || free || quote ? offer : undefined
  return (
    <>
      {heading && <h2 className={named ? 'sr-only' : eyebrow}>{t('heading')}</h2>}
      {named && (
        <div className="flex items-center justify-between gap-4">
          <div>
            <p className={eyebrow}>{words.type(named.type)}</p>
            <p className="mt-0.5 heading-3">
              {named.name} <Similar />
            </p>
          </div>
          {side && <Side image={named.image} className="h-11 w-26 shrink-0" />}
        </div>
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
            <dt className="sr-only">{t(key)}</dt>
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

interface FromProps {
  /** As the only price of a card. */
  readonly large?: boolean
  /** Words in place of a price that nothing is known of yet. */
  readonly otherwise?: string | undefined
}

/** Line in place of a missing price: that the chosen vehicle is taken or, without a choice, the lowest price for these dates. */
export function FromPrice({ large = false, otherwise }: FromProps) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { query } = useOffers()
  const words = useWords()
  const money = useMoney(site.currency)
  const { lowest, what, note = otherwise } = useLowest()
  const updating = query.isPlaceholderData && 'opacity-60'
  if (lowest && large)
    return (
      <p className={classes('figures -mt-2 text-small text-ink-700', updating)}>
        <strong className="block font-display text-[1.75rem] leading-tight font-[650] tracking-[-0.02em] text-ink-900">
          {t('fromAlone', { price: money.brief(lowest.price.totalMinor) })}
        </strong>
        {t('fromFor', { what, days: words.days(lowest.price.days) })}
        <span className="block">{t('fromExample', { name: words.similar(lowest.name) })}</span>
      </p>
    )
  const text = lowest ? t('from', { what, price: money.brief(lowest.price.totalMinor) }) : note
  if (text === undefined) return null
  return <span className={classes('figures block text-small font-semibold', updating)}>{text}</span>
}

/** The cheapest vehicle from the side, for its price in a line. */
export function LowestSide({ className }: { readonly className: string }) {
  const { lowest } = useLowest()
  return lowest ? <Side image={lowest.image} className={className} /> : null
}

/** The cheapest vehicle that is listed, or why there is none. */
function useLowest(): { readonly lowest?: PricedOffer; readonly what: string; readonly note?: string | undefined } {
  const t = useTranslations('booking.flow.summary')
  const { view } = useFlow()
  const { query } = useOffers()
  const listed = useListed()
  const { offer, free } = useChosen()
  const words = useWords()
  const what = [listed?.brand, listed?.type && words.type(listed.type)].filter(Boolean).join(', ') || 'all'
  // Beside its own stage, the price of another vehicle says nothing about the chosen one.
  if (view === 'dates' && offer && !free) return { what, note: t('chosenTaken') }
  if (!listed) return { what, note: query.isLoading ? t('loading') : undefined }
  const lowest = cheapest(listed.free.flatMap(({ offers }) => offers))
  return lowest ? { what, lowest } : { what, note: t('soldOut') }
}
