import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useSite } from '#api/site.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { scrollToElement } from '#ui/motion.ts'
import { Part } from './part.tsx'
import { Scene } from './scene.tsx'

type BranchCode = keyof typeof company.branches

export function Locations() {
  const t = useTranslations('home.locations')
  return (
    <Part id="locations" title={t('title')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <LocationCard code="tempelhof" />
        <LocationCard code="airport" />
      </div>
    </Part>
  )
}

function LocationCard({ code }: { readonly code: BranchCode }) {
  const t = useTranslations('home.locations')
  const words = useTranslations(`site.branches.${code}`)
  const live = useSite().data?.branches.find((branch) => branch.code === code)
  const name = words('name')
  return (
    <article aria-labelledby={`location-${code}`} className="overflow-hidden rounded-card border border-line bg-white">
      <div className="relative">
        <Scene
          path={`/img/locations/${code}`}
          alt={t(`pictures.${code}`)}
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
          {words('detail')}
          {live && <span className="block">{t('vehicles', { count: live.cars })}</span>}
        </p>
        <LocationFacts code={code} />
        <div className="mt-7 flex flex-wrap gap-3">
          <a
            href={company.branches[code].directions}
            target="_blank"
            rel="noopener"
            aria-label={t('directionsTo', { name })}
            className={buttonStyle('primary', 'medium')}
          >
            {t('directions')}
            <ExternalLink aria-hidden size={16} />
          </a>
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
        </div>
      </div>
    </article>
  )
}

function LocationFacts({ code }: { readonly code: BranchCode }) {
  const t = useTranslations('home.locations')
  const words = useTranslations(`site.branches.${code}`)
  const { street, city, phone } = company.branches[code]
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
        <dd className="figures text-ink-700">
          {words('hours.first')}
          <br />
          {words('hours.second')}
        </dd>
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
