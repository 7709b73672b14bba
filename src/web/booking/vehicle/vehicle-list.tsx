import { useDeferredValue, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button, ButtonLink } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useWords } from '#rental/rental-words.ts'
import { CompareBar } from './compare-bar.tsx'
import { inOrder, narrowing, type Group } from './offer-filter.ts'
import { FilterFields, withoutFilters } from './filters.tsx'
import type { Listed } from './use-offers.ts'
import { OfferCard } from './offer-card.tsx'

/** Number of classes that are drawn at once; the others follow a moment later, so that the page answers sooner. */
const firstGroups = 3

interface ListProps {
  readonly listed: Listed
  /** Classes of which all vehicles are shown. */
  readonly opened: readonly string[]
  readonly onToggle: (type: string) => void
  readonly onChoose: (vehicle: number) => void
  /** Vehicle whose choice was given up, to which the visitor is taken back. */
  readonly backTo: number | undefined
}

/** Available vehicles by class: the cheapest of each, with the others one press away; with a filter all that pass it. */
export function VehicleList({ listed, opened, onToggle, onChoose, backTo }: ListProps) {
  const { free, sort } = listed
  const narrowed = listed.type !== undefined || narrowing.some((key) => listed[key] !== undefined)
  const drawn = useDeferredValue(free.length, backTo === undefined ? firstGroups : free.length)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (backTo !== undefined) list.current?.querySelector<HTMLElement>(`[data-choose="${backTo}"]`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- where it was come from, and only on arrival
  }, [])
  return (
    <div ref={list} className="@container">
      <FilterFields {...listed} />
      <CompareBar onChoose={onChoose} />
      {free.length === 0 && <NothingFree narrowed={narrowed} />}
      {sort !== undefined && <InOneList listed={listed} drawn={drawn} onChoose={onChoose} />}
      <div className="space-y-7">
        {(sort === undefined ? free.slice(0, drawn) : []).map((group, index) => (
          <GroupOfVehicles
            key={group.type}
            group={group}
            eager={index < 2}
            whole={narrowed}
            open={opened.includes(group.type)}
            onToggle={() => onToggle(group.type)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <NotFree listed={listed} />
    </div>
  )
}

/** Vehicles in one list across the classes, which the cards then name. */
function InOneList({
  listed: { free, sort },
  drawn,
  onChoose,
}: Pick<ListProps, 'listed' | 'onChoose'> & { readonly drawn: number }) {
  const t = useTranslations('booking.vehicle')
  const all = inOrder(
    free.flatMap(({ offers }) => offers),
    sort,
  )
  const shown = drawn < free.length ? all.slice(0, drawn) : all
  return (
    <section aria-labelledby="in-one-list">
      <h3 id="in-one-list" className="sr-only">
        {t(`sorts.${sort ?? 'class'}`)}
      </h3>
      <ul className="space-y-3">
        {shown.map((offer, index) => (
          <li key={offer.vehicleId}>
            <OfferCard offer={offer} eager={index < 2} withType onChoose={() => onChoose(offer.vehicleId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GroupProps {
  readonly group: Group
  readonly eager: boolean
  /** Whether a filter shows all that pass it anyway. */
  readonly whole: boolean
  readonly open: boolean
  readonly onToggle: () => void
  readonly onChoose: (vehicle: number) => void
}

function GroupOfVehicles({ group, eager, whole, open, onToggle, onChoose }: GroupProps) {
  const words = useWords()
  const id = useId()
  const { type, offers } = group
  const shown = whole || open ? offers : offers.slice(0, 1)
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h3 id={id} className="text-subtitle">
          {words.type(type)}
        </h3>
        {!whole && offers.length > 1 && <Toggle group={group} open={open} onToggle={onToggle} />}
      </div>
      <ul className="space-y-3">
        {shown.map((offer) => (
          <li key={offer.vehicleId}>
            <OfferCard offer={offer} eager={eager} onChoose={() => onChoose(offer.vehicleId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Toggle({ group: { type, offers }, open, onToggle }: Pick<GroupProps, 'group' | 'open' | 'onToggle'>) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const text = open ? t('showFewer') : t('showAll', { count: String(offers.length) })
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={`${text}: ${words.type(type)}`}
      onClick={onToggle}
      className="min-h-11 text-small font-semibold text-petrol-600 underline underline-offset-4"
    >
      {text}
    </button>
  )
}

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
