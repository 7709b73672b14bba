import { useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { firstSlide, moveTo } from '../hero/slideshow.ts'
import { Scene } from '../scene.tsx'
import { slides } from './why-slides.ts'

/** Stands still until a dot is pressed; presses during the specified 500 ms of a change are ignored. */
export function WhyCarousel() {
  const t = useTranslations('home')
  const texts = useMessages().home.reasons.slides
  const [{ index }, setShow] = useState(firstSlide)
  // The other pictures are fetched when the visitor is about to look at them.
  const [wanted, setWanted] = useState(false)
  const goTo = (target: number) => {
    const now = performance.now()
    setShow((before) => moveTo(before, target, slides.length, now))
  }
  return (
    // Being near is a hint to fetch pictures, not something to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription={t('carousel.role')}
      aria-label={t('reasons.label')}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      className="surface-dark relative isolate h-[500px] overflow-hidden rounded-card bg-ink-950"
    >
      <div aria-live="polite">
        {texts.map(({ title, badge }, number) => (
          <Slide
            key={title}
            number={number}
            title={title}
            badge={badge}
            shown={number === index}
            drawn={wanted || number === index}
          />
        ))}
      </div>
      <Dots index={index} titles={texts.map(({ title }) => title)} onChoose={goTo} />
    </section>
  )
}

function Slide({
  number,
  title,
  badge,
  shown,
  drawn,
}: {
  readonly number: number
  readonly title: string
  readonly badge: { readonly top: string; readonly bottom: string }
  readonly shown: boolean
  readonly drawn: boolean
}) {
  const t = useTranslations('home.carousel')
  const { picture, bars, Icon, iconGround } = slides[number]!
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the carousel pattern asks for
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('position', { number: String(number + 1), total: String(slides.length) })}
      className={classes(
        'absolute inset-0 transition-[opacity,visibility] duration-500',
        !shown && 'invisible opacity-0',
      )}
    >
      {drawn && (
        <Scene
          path={picture}
          alt=""
          ratio={[3, 2]}
          sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 750px"
          className="absolute inset-x-0 top-0 h-[400px]"
        />
      )}
      <div className="absolute inset-0 bg-linear-to-t from-ink-950 from-22% to-transparent to-52%" />
      <div className="surface-paper absolute top-5 left-5 flex items-center gap-3 rounded-full bg-white py-2 pr-6 pl-2 shadow-card">
        <span className={classes('grid size-11 shrink-0 place-items-center rounded-full', iconGround)}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <p className="leading-tight">
          <strong className="figures block font-display text-base font-bold">{badge.top}</strong>
          <span className="text-small text-ink-700">{badge.bottom}</span>
        </p>
      </div>
      <div className="absolute inset-x-6 bottom-18 sm:inset-x-8">
        <div aria-hidden className="mb-4 flex gap-1.5 forced-color-adjust-none">
          {bars.map((colour, place) => (
            <span key={colour} className={classes('h-1.5 rounded-full', ['w-14', 'w-8', 'w-4'][place], colour)} />
          ))}
        </div>
        <h3 className="max-w-md text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.12]">{title}</h3>
      </div>
    </div>
  )
}

function Dots({
  index,
  titles,
  onChoose,
}: {
  readonly index: number
  readonly titles: readonly string[]
  readonly onChoose: (index: number) => void
}) {
  const t = useTranslations('home.carousel')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for inputs
    <div role="group" aria-label={t('dots')} className="absolute bottom-3 left-4 flex sm:left-6 noscript:hidden">
      {titles.map((title, number) => (
        <button
          key={title}
          type="button"
          aria-label={t('goTo', { number: String(number + 1), title })}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => onChoose(number)}
          className="group grid size-11 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border border-white transition-[width,background-color] group-hover:bg-white group-aria-[current]:w-7 group-aria-[current]:border-amber-500 group-aria-[current]:bg-amber-500 group-aria-[current]:forced-chosen" />
        </button>
      ))}
    </div>
  )
}
