import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Container } from '#ui/section.tsx'
import { later } from '#frame/later.tsx'
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
  placeholder: <div id="booking" className="min-h-[32rem] rounded-[1.5rem] bg-white shadow-float" />,
})

/** The stage with the fleet on it and, over its lower edge, the card with the booking form. */
export function Hero() {
  const t = useTranslations('site.home')
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => (card.current ? holdSubmit(card.current) : undefined), [])
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-heading"
      className="surface-dark relative overflow-x-clip bg-paper"
    >
      <FirstPicturePreload />
      <div aria-hidden className="stage-dusk absolute inset-x-0 top-0 bottom-14" />
      <Container
        wide
        className="relative grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 stage:grid-cols-[minmax(0,1fr)_clamp(25rem,22vw,30rem)]"
      >
        <div className="hero-words @container flex flex-col pt-[calc(var(--header)+1rem)] stage:mb-14 stage:pt-[clamp(7rem,5.2vw,8.5rem)]">
          <h1
            id="home-heading"
            className="relative z-10 mb-3 font-text text-small font-semibold tracking-normal text-petrol-300 stage:text-[clamp(1rem,0.9vw,1.25rem)]"
          >
            {t('heading')}
            {useBranches().map(({ id, names }) => (
              <span key={id} data-each="branch" className="font-normal text-white/80 max-sm:hidden">
                {` · ${names[language]}`}
              </span>
            ))}
          </h1>
          <Slides />
        </div>
        <div ref={card} className="relative stage:self-end stage:pt-[calc(var(--header)+1rem)]">
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
    <section aria-roledescription={t('role')} aria-label={t('label')} {...holders} className="flex flex-1 flex-col">
      <SlideTexts index={index} quiet={moving} />
      <div className="hero-room">
        <div aria-hidden className="hero-cars stage-dusk">
          <SlidePictures index={index} drawn={drawn} />
        </div>
        <SlidePrice slide={slides[index]!} />
      </div>
      <div className="relative z-10 mt-13 flex sm:mt-8.5 items-center gap-3 stage:absolute stage:bottom-[calc(3.5rem+1.75rem)] stage:mt-0">
        <Buttons playing={playing} onToggle={toggle} onMove={(step) => goTo(index + step)} />
        <Dots index={index} onChoose={goTo} />
      </div>
    </section>
  )
}
