import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { reloadFleet, useFleet } from '#api/fleet.ts'
import { useSite } from '#api/site.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { byClass } from '#rental/class-groups.ts'
import { ClassSkeleton } from '#rental/class-skeleton.tsx'
import { useClassWords } from '#rental/class-words.ts'
import { VehicleClass } from '#rental/vehicle-class.tsx'
import { Button } from '#ui/button.tsx'
import { cardOf } from './card-data.ts'
import { filters, matching, withChosen, type Chosen } from './fleet-filter.ts'
import { Soon } from './soon.tsx'
import type { Found } from './use-search.ts'
import { isTaken, useClassName, useShown } from './car-words.tsx'

/** On a phone the classes are side by side, each with its siblings; below one another they were five windows long. */
const list =
  'class-list swipe-row max-md:items-start max-md:gap-3 max-md:*:mt-0! max-md:*:basis-[calc(100%-1.25rem)] max-md:*:[container-type:inline-size] max-md:*:only:basis-full'

/** The vehicles that the filter leaves, class by class. */
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
  const nameOf = useClassName()
  const words = useClassWords('home.fleet')
  const inWords = useShown(found)
  if (status === 'failed') return <Failed />
  // Without the currency a price would have to appear later; the server that knows the cars knows it too.
  if (status === 'loading' || site === 'loading') return <Loading />
  const cars = matching(vehicles.map(cardOf), shown)
  if (cars.length === 0) return <Empty onShowAll={onShowAll} />
  return (
    <div className={list}>
      {byClass(cars, ({ price }) => price).map(({ type, lead, siblings }) => (
        <VehicleClass
          key={type}
          as="by-day"
          title={nameOf(lead)}
          lead={inWords(lead, 'lead')}
          siblings={siblings.map((car) => inWords(car, 'sibling'))}
          words={words}
          taken={isTaken(lead, found)}
        />
      ))}
      {withChosen('', shown) === '' && <Soon />}
    </div>
  )
}

function Loading() {
  const t = useTranslations('home.fleet')
  return (
    <>
      <p className="sr-only noscript:hidden">{t('loading')}</p>
      <noscript>
        <p className="mb-6">{t.rich('noScript', { number: company.phone.text, phone: phoneLink })}</p>
      </noscript>
      {/* Nothing to swipe to yet. */}
      <div className={`${list} max-md:overflow-x-clip!`}>
        <ClassSkeleton count={filters.length - 1} as="by-day" />
        <Soon />
      </div>
    </>
  )
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
