import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { directionsTo } from '#domain/map-link.ts'
import { useBranches, type BranchCard } from '#api/branches.ts'
import { useSite } from '#api/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { scrollToElement } from '#ui/motion.ts'
import { Part } from './part.tsx'
import { Scene } from './scene.tsx'

export function Locations() {
  const t = useTranslations('home.locations')
  return (
    <Part id="locations" title={t('title')}>
      <div className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
        {useBranches().map((branch) => (
          <LocationCard key={branch.id} branch={branch} />
        ))}
      </div>
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
      className="overflow-hidden rounded-card border border-line bg-white"
    >
      <div className="relative">
        <Scene
          path={`/img/locations/${code}`}
          alt={t('picture', { name })}
          ratio={[16, 9]}
          sizes="(min-width: 64rem) 38rem, 92vw"
          className="aspect-video bg-sand"
        />
        {live?.popular === true && (
          <p className="absolute top-4 left-4 rounded-full bg-amber-500 px-3 py-0.5 text-small font-semibold text-ink-950">
            {t('popular')}
          </p>
        )}
      </div>
      <div className="p-6 lg:p-8">
        <h3 id={`location-${code}`} className="text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]">
          {name}
        </h3>
        {/* Two lines high from the start: the number comes later. */}
        <p className="mt-1 min-h-14 text-ink-500">
          {branch.details[language]}
          {live && <span className="block">{t('vehicles', { count: live.cars })}</span>}
        </p>
        <LocationFacts branch={branch} />
        <div className="mt-7 flex flex-wrap gap-3">
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

function LocationFacts({ branch }: { readonly branch: BranchCard }) {
  const t = useTranslations('home.locations')
  const language = useLanguage()
  const { street, city, phone } = branch
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{t('address')}</dt>
        <dd className="text-ink-700">
          {street}
          <br />
          {city}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t('hours')}</dt>
        <dd className="figures whitespace-pre-line text-ink-700">{branch.hours[language]}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t('phone')}</dt>
        <dd>
          <a
            href={phone.href}
            className="figures inline-flex min-h-11 items-center text-petrol-600 underline underline-offset-4"
          >
            {phone.text}
          </a>
        </dd>
      </div>
    </dl>
  )
}
