import { useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { Stage } from '#rental/stage.tsx'
import { classes } from '#ui/classes.ts'
import { firstSlide, moveTo } from '../hero/slideshow.ts'
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
      className="surface-dark relative isolate h-full min-h-[500px] min-[120rem]:min-h-[42rem] overflow-hidden rounded-card bg-ink-950"
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
  const { car, bars, Icon, iconGround } = slides[number]!
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the carousel pattern asks for
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('position', { number: String(number + 1), total: String(slides.length) })}
      className={classes(
        'absolute inset-0 transition-[opacity,visibility] duration-500 [container-type:size]',
        !shown && 'invisible opacity-0',
      )}
    >
      {drawn && (
        <Stage
          light="dusk"
          image={`/img/vehicles/${car}.webp`}
          sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 110vw"
          className="size-full [--car:88%] [--floor:62%] [--x:6%] sm:max-lg:[--car:32rem] lg:[--car:min(88cqw,108cqh)] lg:[--floor:66%] lg:[--x:calc((100%-var(--car))/2)]"
        />
      )}
      <div className="absolute inset-x-0 bottom-0 h-[45%] bg-linear-to-t from-ink-950/80 to-transparent" />
      <div className="absolute top-6 left-6 lg:top-8 lg:left-8">
        <div className="flex items-center gap-3">
          <span className={classes('grid size-10 shrink-0 place-items-center rounded-full', iconGround)}>
            <Icon />
          </span>
          <p className="leading-tight">
            <strong className="figures block font-display text-base font-semibold">{badge.top}</strong>
            <span className="text-small text-white/80">{badge.bottom}</span>
          </p>
        </div>
        {/* One stripe of three colours. */}
        <div aria-hidden className="mt-4 flex h-1 w-18 overflow-hidden rounded-full forced-color-adjust-none">
          {bars.map((colour, place) => (
            <span key={colour} className={classes(['w-1/2', 'w-1/3', 'w-1/6'][place], colour)} />
          ))}
        </div>
      </div>
      <div className="absolute inset-x-6 bottom-16 lg:inset-x-8">
        <h3 className="max-w-md text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.15]">{title}</h3>
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
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for inputs
      role="group"
      aria-label={t('dots')}
      className="absolute bottom-3 left-6 -ml-0.5 flex lg:left-8 noscript:hidden"
    >
      {titles.map((title, number) => (
        <button
          key={title}
          type="button"
          aria-label={t('goTo', { number: String(number + 1), title })}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => onChoose(number)}
          className="group grid h-11 min-w-11 place-items-center"
        >
          <span className="h-[3px] w-9 rounded-full bg-white/45 transition-[width,background-color] forced-mark group-hover:bg-white group-aria-[current]:w-10 group-aria-[current]:bg-amber-500 group-aria-[current]:forced-chosen" />
        </button>
      ))}
    </div>
  )
}
