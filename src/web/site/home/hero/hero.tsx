import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Container } from '#ui/section.tsx'
import { later } from '#frame/later.tsx'
import { useEarlyDays } from '../form/days.ts'
import { holdSubmit } from '../form/early-submit.ts'
import { Buttons, Dots } from './slide-controls.tsx'
import { FirstPicturePreload, SlidePictures } from './slide-pictures.tsx'
import { SlidePrice } from './slide-price.tsx'
import { SlideTexts } from './slide-texts.tsx'
import { slides } from './hero-slides.ts'
import { useSlideshow } from './use-slideshow.ts'

/** The card is in the page at once and comes to life at the first touch: half of what the first view would load. */
const BookingForm = later('booking', async () => (await import('../form/booking-form.tsx')).BookingForm, {
  untilUsed: true,
  placeholder: <div id="booking" className="min-h-[38rem] rounded-card bg-white shadow-float" />,
})

/** The stage with the fleet on it and, over its lower edge, the card with the booking form. */
export function Hero() {
  const t = useTranslations('site.home')
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => (card.current ? holdSubmit(card.current) : undefined), [])
  useEarlyDays(card)
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-heading" className="surface-dark relative bg-paper">
      <FirstPicturePreload />
      <div aria-hidden className="hero-stage absolute inset-x-0 top-0 bottom-40 lg:bottom-16" />
      <Container className="relative grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-[calc(var(--header)+0.75rem)] lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-[calc(var(--header)+1.75rem)] xl:gap-x-16 xl:grid-cols-[minmax(0,1fr)_26.5rem]">
        <div className="@container lg:pb-22">
          <h1 id="home-heading" className="font-text text-small font-semibold tracking-normal text-petrol-300">
            {t('heading')}
            {useBranches().map(({ id, names }) => (
              <span key={id} data-each="branch" className="font-normal text-white/80">
                {` · ${names[language]}`}
              </span>
            ))}
          </h1>
          <Slides />
        </div>
        <div ref={card} className="max-lg:-mx-1 lg:self-end">
          <BookingForm />
        </div>
      </Container>
    </section>
  )
}

function Slides() {
  const t = useTranslations('site.home.carousel')
  const { index, drawn, playing, moving, toggle, goTo, holders } = useSlideshow()
  return (
    <section
      aria-roledescription={t('role')}
      aria-label={t('label')}
      {...holders}
      className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 lg:mt-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-6"
    >
      <SlideTexts index={index} quiet={moving} className="col-span-2" />
      <SlidePrice slide={slides[index]!} className="mt-3 lg:col-span-2 lg:mt-4" />
      <Buttons
        playing={playing}
        onToggle={toggle}
        onMove={(step) => goTo(index + step)}
        className="self-end noscript:hidden lg:row-start-4"
      />
      <SlidePictures
        index={index}
        drawn={drawn}
        className="col-span-2 max-lg:-mx-5 max-lg:mt-1 md:max-lg:-mx-8 lg:row-start-3 lg:-mt-14 lg:ml-6 lg:max-w-[42rem] xl:ml-12"
      />
      <Dots
        index={index}
        onChoose={goTo}
        className="col-span-2 noscript:invisible lg:col-span-1 lg:col-start-2 lg:row-start-4"
      />
    </section>
  )
}
