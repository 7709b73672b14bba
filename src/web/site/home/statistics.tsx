import { useMessages, useTranslations } from 'use-intl'

import { call, type Answer } from '#api/call-server.ts'
import { sharedAnswer, useShared } from '#api/shared-answer.ts'
import { useSite } from '#api/site.ts'
import { whenBack } from '#api/when-back.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'
import { useFleet } from '#api/fleet.ts'

/** Feature that makes a model a better one, by the fleet's own name for it. */
const luxury = 'GoodInterior'

/** A number, nothing while it is on its way, or null where it could not be had. */
type Figure = number | undefined | null

/** Four figures, none of them made up: the line below names those that have nothing to count yet. */
export function Statistics() {
  const t = useTranslations('home.statistics')
  const { labels } = useMessages().home.statistics
  const figures: readonly (readonly [label: string, figure: Figure])[] = [
    [labels.customers, useHappyCustomers()],
    [labels.vehicles, useLuxuryVehicles()],
    [labels.locations, useLocations()],
    // Nobody can rate us before the first rental; there is nothing to count.
    [labels.ratings, 0],
  ]
  const following = figures.filter(([, figure]) => figure === 0).map(([label]) => label)
  const list = new Intl.ListFormat(useLanguageTag())
  return (
    <div className="mt-14">
      <h3 className="sr-only">{t('title')}</h3>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-8 border-t border-edge/40 pt-8 lg:grid-cols-4">
        {figures
          .filter(([, figure]) => figure !== 0)
          .map(([label, figure]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-700">{label}</dt>
              <dd className="figures min-h-14 font-display text-[clamp(2rem,1.5rem+2vw,3rem)] leading-tight font-bold">
                <Shown figure={figure} />
              </dd>
            </div>
          ))}
      </dl>
      <p className="mt-6 max-w-3xl text-small text-ink-500">
        {t('note')}{' '}
        {following.length > 0 && (
          <span className="inline-block first-letter:uppercase">
            {t('following', { what: list.format(following) })}
          </span>
        )}
      </p>
    </div>
  )
}

function Shown({ figure }: { readonly figure: Figure }) {
  const t = useTranslations('home.statistics')
  const tag = useLanguageTag()
  if (figure === undefined) return null
  if (figure !== null) return new Intl.NumberFormat(tag).format(figure)
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('unknown')}</span>
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

function useLuxuryVehicles(): Figure {
  const { status, vehicles } = useFleet()
  if (status !== 'ready') return status === 'failed' ? null : undefined
  return vehicles.filter(({ features }) => features.split(',').some((feature) => feature.trim() === luxury)).length
}

function useLocations(): Figure {
  const { status, data } = useSite()
  return status === 'failed' ? null : data?.branches.filter(({ closed }) => !closed).length
}
