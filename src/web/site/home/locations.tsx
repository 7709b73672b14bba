import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { directionsTo } from '#domain/map-link.ts'
import { useBranches, type BranchCard } from '#api/branches.ts'
import { useSite } from '#api/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { scrollToElement } from '#ui/motion.ts'
import { OpenToday } from './locations/open-today.tsx'
import { Plan } from './locations/plan.tsx'
import { Part } from './part.tsx'
import { Scene } from '#rental/scene.tsx'

export function Locations() {
  const t = useTranslations('home.locations')
  return (
    <Part id="locations" title={t('title')} className="swiped">
      <div className="swipe-row gap-4 md:grid md:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))] md:gap-6">
        {useBranches().map((branch) => (
          <LocationCard key={branch.id} branch={branch} />
        ))}
      </div>
      <div aria-hidden className="swipe-line" />
    </Part>
  )
}

function LocationCard({ branch }: { readonly branch: BranchCard }) {
  const t = useTranslations('home.locations')
  const language = useLanguage()
  const { code } = branch
  const live = useSite().data?.branches.find(({ id }) => id === branch.id)
  const name = branch.names[language]
  return (
    <article
      data-each="branch"
      aria-labelledby={`location-${code}`}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-white"
    >
      {/* Picture and plan beside each other: what one sees there, and where it is. */}
      <div className="grid aspect-video grid-flow-col grid-cols-[minmax(0,1fr)] auto-cols-[34%] bg-ink-950">
        <Scene
          path={`/img/locations/${code}`}
          alt={t('picture', { name })}
          ratio={[16, 9]}
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="h-full sm:object-[50%_50%]"
        />
        <Plan code={code} className="size-full border-l border-white/15" />
      </div>
      <div className="flex grow flex-col p-5 sm:p-6 lg:p-8">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <OpenToday calendar={live?.calendar} />
          {live?.popular === true && <Popular />}
        </div>
        <h3
          id={`location-${code}`}
          className="mt-1.5 text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-tight tracking-[-0.03em]"
        >
          {name}
        </h3>
        <p className="mt-1 min-h-[1lh] text-base text-ink-500">
          {[branch.details[language], live && t('vehicles', { count: live.cars })].filter(Boolean).join(' · ')}
        </p>
        <LocationFacts branch={branch} />
        <Way branch={branch} known={live !== undefined} />
        <div className="flex flex-wrap gap-3 pt-5 sm:mt-auto max-sm:gap-2 max-sm:*:px-4">
          <a
            href={directionsTo(branch)}
            target="_blank"
            rel="noopener"
            aria-label={t('directionsTo', { name })}
            className={buttonStyle('primary', 'medium')}
          >
            {t('directions')}
            <ExternalLink aria-hidden size={16} />
          </a>
          <SeeVehicles name={name} />
        </div>
      </div>
    </article>
  )
}

/**
 * How one finds the branch's desk, or else what holds after hours. The built page does not know the branches
 * (src/web/api/branches.ts), so the latter is said once it has come to life.
 */
function Way({ branch, known }: { readonly branch: BranchCard; readonly known: boolean }) {
  const t = useTranslations('home.locations')
  const words = branch.ways[useLanguage()]
  return (
    <p className="mt-4 max-w-prose text-small text-pretty text-ink-700 empty:hidden max-sm:order-last max-sm:border-t max-sm:border-line max-sm:pt-4">
      {known && words === '' ? t('keyDrop') : words}
    </p>
  )
}

/** Lower than the line of today's hours that it stands in, so that the page does not move when it comes. */
function Popular() {
  const t = useTranslations('home.locations')
  return (
    <p className="-my-1 rounded-full bg-amber-100 px-3 py-0.5 text-small font-semibold text-amber-800">
      {t('popular')}
    </p>
  )
}

function SeeVehicles({ name }: { readonly name: string }) {
  const t = useTranslations('home.locations')
  return (
    <Button
      variant="quiet"
      aria-label={t('seeVehiclesAt', { name })}
      onClick={() => {
        const fleet = document.getElementById('fleet')
        if (fleet) scrollToElement(fleet, 500)
      }}
    >
      {t('seeVehicles')}
    </Button>
  )
}

/** On a phone they speak for themselves: no labels to be seen there. */
function LocationFacts({ branch }: { readonly branch: BranchCard }) {
  const t = useTranslations('home.locations')
  const language = useLanguage()
  const { street, city, phone } = branch
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2.5 border-t border-line pt-3 text-small max-sm:grid-cols-[1fr_1fr] max-sm:gap-x-3 max-[22.5rem]:grid-cols-2 sm:mt-5 sm:grid-cols-[1.2fr_1.2fr_auto] sm:pt-4">
      <div>
        <dt className="text-ink-500 max-sm:sr-only">{t('hours')}</dt>
        <dd className="figures mt-0.5 whitespace-pre-line">{branch.hours[language]}</dd>
      </div>
      <div>
        <dt className="text-ink-500 max-sm:sr-only">{t('address')}</dt>
        <dd className="mt-0.5">
          {street}
          <br />
          {city}
        </dd>
      </div>
      <div className="max-sm:col-span-2">
        <dt className="text-ink-500 max-sm:sr-only">{t('phone')}</dt>
        <dd>
          {/* Lines up with its neighbours, and is as tall as a finger. */}
          <a
            href={phone.href}
            className="figures -my-2 inline-flex min-h-11 items-center text-petrol-600 underline underline-offset-4"
          >
            {phone.text}
          </a>
        </dd>
      </div>
    </dl>
  )
}
