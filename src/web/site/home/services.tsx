import { useMessages, useTranslations } from 'use-intl'

import { reloadSite, useSite } from '#api/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { loudPrice, usePrice } from '../fleet/price.tsx'
import { Part } from './part.tsx'
import { Controls } from './services/service-controls.tsx'
import { ServicePicture } from './services/service-picture.tsx'
import { useLoop } from './services/use-loop.ts'

/** The eight extras and those that staff added; what each costs a day comes from the business's own settings. */
export function Services() {
  const t = useTranslations('home')
  const common = useTranslations('site.common')
  const { items: known } = useMessages().home.services
  const language = useLanguage()
  const { status, data } = useSite()
  const added = data?.services.filter(({ code }) => !known.some((item) => item.code === code)) ?? []
  const items = [
    ...known,
    ...added.map(({ code, names, notes }) => ({ code, title: names[language], description: notes[language] })),
  ]
  const { viewport, shown, playing, quiet, toggle, move, holders } = useLoop()
  const titles = shown.map((number) => items[number]?.title).join(', ')
  return (
    <Part id="services" title={t('services.title')} lead={t('services.lead')} className="@container">
      <section
        aria-roledescription={t('carousel.role')}
        aria-label={t('extras.label')}
        {...holders}
        className="relative flex flex-col"
      >
        <Controls
          playing={playing}
          onToggle={toggle}
          onMove={move}
          next={items[((shown[0] ?? 0) + 1) % items.length]?.title}
        />
        <div ref={viewport} className="bleed relative overflow-hidden noscript:overflow-x-auto">
          <div className="bleed-start flex touch-pan-y touch-pinch-zoom">
            {items.map((item, index) => (
              <Service key={item.code} {...item} index={index} total={items.length} />
            ))}
          </div>
        </div>
        <p aria-live={quiet ? 'off' : 'polite'} className="sr-only">
          {titles !== '' && t('extras.shown', { titles })}
        </p>
      </section>
      {status === 'failed' && (
        <p role="alert" className="mt-6">
          {t('extras.failed')}{' '}
          <button
            type="button"
            onClick={() => void reloadSite()}
            className="min-h-11 font-semibold text-petrol-600 underline underline-offset-4"
          >
            {common('retry')}
          </button>
        </p>
      )}
    </Part>
  )
}

/** Services: one in view on a phone, two from 640 px, four from 1024 px, 25 px between them. */
function Service({
  code,
  title,
  description,
  index,
  total,
}: {
  readonly code: string
  readonly title: string
  readonly description: string
  readonly index: number
  readonly total: number
}) {
  const t = useTranslations('home')
  const service = useSite().data?.services.find((one) => one.code === code)
  const price = usePrice()
  const amount = service && price(service.perDayMinor / 100)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the carousel pattern asks for
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={t('carousel.position', { number: String(index + 1), total: String(total) })}
      className="min-w-0 shrink-0 grow-0 basis-[calc(100%-2*var(--bleed)+25px)] pl-[25px] min-[640px]:basis-[calc((100%-2*var(--bleed)+25px)/2)] min-[1024px]:basis-[calc((100%-2*var(--bleed)+25px)/4)]"
    >
      <div className="relative flex h-full cursor-grab flex-col overflow-hidden rounded-card bg-linear-to-b from-stage-back to-stage-front select-none active:cursor-grabbing">
        <ServicePicture code={code} />
        {service?.popular === true && (
          <p className="absolute top-5 right-5 rounded-full bg-amber-500 px-3 py-0.5 text-small font-semibold text-ink-950">
            {t('services.popular')}
          </p>
        )}
        <div className="flex grow flex-col px-6 pb-6 lg:px-7">
          <h3 className="heading-3">{title}</h3>
          <p className="mt-1.5 mb-4 text-small text-ink-700">{description}</p>
          <p className="figures mt-auto min-h-9 text-small leading-9 text-ink-700">
            {amount !== undefined && t.rich('services.perDay', { amount, price: loudPrice })}
          </p>
        </div>
      </div>
    </div>
  )
}
