import { useMessages, useTranslations } from 'use-intl'

import { call, type Answer } from '#api/call-server.ts'
import { sharedAnswer, useShared } from '#api/shared-answer.ts'
import { useSite } from '#api/site.ts'
import { whenBack } from '#api/when-back.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'
import { useFleet } from '#api/fleet.ts'

/** Classes whose vehicles are luxury; they are still to come. */
const luxury: ReadonlySet<string> = new Set(['BusinessSedan', 'Sports'])

/** A number, nothing while it is on its way, or null where it could not be had. */
type Figure = number | undefined | null

type Item = readonly [label: string, figure: Figure]

/** Four figures of what there is, large, and a row with the rest of the specified ones. None of them is made up. */
export function Statistics() {
  const t = useTranslations('home.statistics')
  const { labels } = useMessages().home.statistics
  const { cars, locations } = useBranchFigures()
  const { models, classes, luxurious } = useFleetFigures()
  const large: readonly Item[] = [
    [labels.cars, cars],
    [labels.models, models],
    [labels.classes, classes],
    [labels.locations, locations],
  ]
  const small: readonly Item[] = [
    [labels.vehicles, luxurious],
    [labels.customers, useHappyCustomers()],
    // Nobody can rate us before the first rental; there is nothing to count.
    [labels.ratings, 0],
  ]
  return (
    <div className="mt-14 lg:mt-24">
      <h3 className="sr-only">{t('title')}</h3>
      <dl className="figures grid grid-cols-2 gap-y-7 border-t border-white/15 pt-7 lg:grid-cols-4">
        {large.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1.5 text-base text-white/90 lg:mt-2.5">{label}</dt>
            <dd className="min-h-[1lh] font-display text-[clamp(2.75rem,2rem+3.2vw,4.5rem)] leading-none font-bold tracking-[-0.04em]">
              <Shown figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t border-white/15 pt-5 text-small text-white/80">
        <p>{t('note')}</p>
        <dl className="figures flex flex-wrap gap-x-8 gap-y-1 max-sm:w-full max-sm:flex-col">
          {small.map(([label, figure]) => (
            <div key={label} className="flex gap-x-2 max-sm:justify-between">
              <dt>{label}</dt>
              <dd className="font-semibold text-white">
                <Shown figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Shown({ figure }: { readonly figure: Figure }) {
  const t = useTranslations('home.statistics')
  const tag = useLanguageTag()
  if (figure === undefined) return null
  if (figure) return new Intl.NumberFormat(tag).format(figure)
  return (
    <>
      {/* Only an unknown figure gets a dash: where nothing is counted yet, the note says so. */}
      {figure === null && <span aria-hidden>–</span>}
      <span className="sr-only">{t(figure === null ? 'unknown' : 'none')}</span>
    </>
  )
}

const customers = sharedAnswer<Answer<'getFigures'>>(
  () => call('getFigures'),
  () => whenBack(() => void customers.reload()),
)

function useHappyCustomers(): Figure {
  const { status, data } = useShared(customers)
  // Before the first rental there are none: what is likely is drawn first, so that nothing moves.
  return status === 'failed' ? null : (data?.happyCustomers ?? 0)
}

function useFleetFigures(): Readonly<Record<'models' | 'classes' | 'luxurious', Figure>> {
  const { status, vehicles } = useFleet()
  if (status !== 'ready') {
    const unknown = status === 'failed' ? null : undefined
    return { models: unknown, classes: unknown, luxurious: unknown }
  }
  return {
    models: vehicles.length,
    classes: new Set(vehicles.map(({ type }) => type)).size,
    luxurious: vehicles.filter(({ type }) => luxury.has(type)).length,
  }
}

function useBranchFigures(): Readonly<Record<'cars' | 'locations', Figure>> {
  const { status, data } = useSite()
  const unknown = status === 'failed' ? null : undefined
  const open = data?.branches.filter(({ closed }) => !closed)
  return {
    cars: open?.reduce((sum, { cars }) => sum + cars, 0) ?? unknown,
    locations: open?.length ?? unknown,
  }
}
