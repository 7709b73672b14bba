import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { byClass } from '#rental/class-groups.ts'
import { useClassWords } from '#rental/class-words.ts'
import { useWords } from '#rental/rental-words.ts'
import { VehicleClass } from '#rental/vehicle-class.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { CompareBar } from './compare-bar.tsx'
import { FilterFields, withoutFilters } from './filters.tsx'
import { inOrder, narrowing } from './offer-filter.ts'
import { useShown } from './offer-words.tsx'
import type { Listed } from './use-offers.ts'

/** Number of classes that are drawn at once; the others follow a moment later, so that the page answers sooner. */
const firstGroups = 3

interface ListProps {
  readonly listed: Listed
  readonly onChoose: (vehicle: number) => void
  /** Vehicle whose choice was given up, to which the visitor is taken back. */
  readonly backTo: number | undefined
}

/** Available vehicles by class or, sorted otherwise, in one list. */
export function VehicleList({ listed, onChoose, backTo }: ListProps) {
  const { free, sort } = listed
  const { trip, change } = useFlow()
  const narrowed = listed.type !== undefined || narrowing.some((key) => listed[key] !== undefined)
  const drawn = useDeferredValue(free.length, backTo === undefined ? firstGroups : free.length)
  const [picking, setPicking] = useState(false)
  const comparing = picking || trip.compare.length > 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (backTo !== undefined) list.current?.querySelector<HTMLElement>(`[data-choose="${backTo}"]`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- where it was come from, and only on arrival
  }, [])
  const compare = (on: boolean) => {
    setPicking(on)
    if (!on) change({ compare: [] })
  }
  const shared = { listed, drawn, comparing, onChoose }
  return (
    <div ref={list}>
      <FilterFields listed={listed} comparing={comparing} onCompare={() => compare(!comparing)} />
      {comparing && <CompareBar onChoose={onChoose} onEnd={() => compare(false)} />}
      {free.length === 0 && <NothingFree narrowed={narrowed} />}
      <div className="class-list">{sort === undefined ? <ByClass {...shared} /> : <InOneList {...shared} />}</div>
      <NotFree listed={listed} />
    </div>
  )
}

interface ShownProps extends Pick<ListProps, 'listed' | 'onChoose'> {
  /** Number of classes that are drawn so far. */
  readonly drawn: number
  readonly comparing: boolean
}

/** Each class with one vehicle on its stage and the others below it. */
function ByClass({ listed: { free }, drawn, comparing, onChoose }: ShownProps) {
  const words = useWords()
  const classWords = useClassWords('booking.vehicle')
  const shown = useShown()
  const all = free.slice(0, drawn).flatMap(({ offers }) => offers)
  const inWords = (offer: PricedOffer, as: 'lead' | 'sibling') =>
    shown(offer, { as, comparing, onPress: () => onChoose(offer.vehicleId) })
  return byClass(all, totalOf).map(({ type, lead, siblings }, index) => (
    <VehicleClass
      key={type}
      as="in-all"
      title={words.type(type)}
      lead={inWords(lead, 'lead')}
      siblings={siblings.map((offer) => inWords(offer, 'sibling'))}
      words={classWords}
      eager={index < 2}
    />
  ))
}

/** All vehicles across the classes, in order: the first on its stage, the others in rows that name their class. */
function InOneList({ listed: { free, sort }, drawn, comparing, onChoose }: ShownProps) {
  const words = useWords()
  const classWords = useClassWords('booking.vehicle')
  const shown = useShown()
  const all = inOrder(
    free.flatMap(({ offers }) => offers),
    sort,
  )
  const [first, ...others] = drawn < free.length ? all.slice(0, drawn) : all
  if (!first) return null
  const inWords = (offer: PricedOffer, as: 'lead' | 'sibling') =>
    shown(offer, { as, comparing, mixed: sort, onPress: () => onChoose(offer.vehicleId) })
  return (
    <VehicleClass
      as="in-all"
      title={words.type(first.type)}
      lead={inWords(first, 'lead')}
      siblings={others.map((offer) => inWords(offer, 'sibling'))}
      words={classWords}
      eager
    />
  )
}

const totalOf = ({ price }: PricedOffer): number => price.totalMinor

/** Message for an empty list, with links to go on. */
function NothingFree({ narrowed }: { readonly narrowed: boolean }) {
  const t = useTranslations('booking.vehicle')
  const { change, address } = useFlow()
  return (
    <div className="rounded-card bg-sand p-6">
      <p className="mb-4">{t(narrowed ? 'nothing' : 'nothingAtAll')}</p>
      <div className="flex flex-wrap gap-3">
        {narrowed && (
          <Button variant="quiet" onClick={() => change(withoutFilters)}>
            {t('reset')}
          </Button>
        )}
        <ButtonLink to={{ search: address('dates') }} variant="quiet">
          {t('otherDates')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Classes that are not available for this trip, one line for each reason, to leave the room to those that are. */
function NotFree({ listed: { free, taken, notOneWay, soon } }: { readonly listed: Listed }) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  if (free.length === 0 || taken.length + notOneWay.length + soon.length === 0) return null
  const names = (types: readonly string[]) => types.map(words.type).join(', ')
  return (
    <div className="mt-10 space-y-1 border-t border-line pt-5 text-small text-ink-700">
      {taken.length > 0 && <p>{t('taken', { types: names(taken) })}</p>}
      {notOneWay.length > 0 && <p>{t('notOneWay', { types: names(notOneWay) })}</p>}
      {soon.length > 0 && <p>{t('soon', { types: names(soon) })}</p>}
    </div>
  )
}
