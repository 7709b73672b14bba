import { Star } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'
import { Statistics } from './statistics.tsx'

const stars = [1, 2, 3, 4, 5]

/** Made-up samples, and said to be; the figures below them are counted. The one dark part of the page. */
export function Testimonials() {
  const t = useTranslations('home.testimonials')
  const [first, ...others] = useMessages().home.testimonials.items
  return (
    <Section wide id="testimonials" surface="dusk" aria-labelledby="testimonials-heading" className="lg:pt-28 lg:pb-18">
      <div className="mb-7 text-[1.0625rem] lg:mb-10">
        <h2 id="testimonials-heading" className="inline font-text font-semibold tracking-normal">
          {t('title')}
        </h2>{' '}
        <p className="inline text-white/80">{t('note')}</p>
      </div>
      <div className="grid gap-x-22 gap-y-12 lg:grid-cols-[1.7fr_1fr]">
        <Voice {...first} large />
        <div className="grid content-center gap-y-7 lg:gap-y-8">
          {others.map((voice) => (
            <Voice key={voice.name} {...voice} />
          ))}
        </div>
      </div>
      <Statistics />
    </Section>
  )
}

interface VoiceProps {
  readonly name: string
  readonly rating: string
  readonly text: string
  readonly large?: boolean
}

function Voice({ name, rating, text, large = false }: VoiceProps) {
  return (
    <figure className={large ? '' : 'border-t border-white/15 pt-7 lg:pt-8 lg:first:border-t-0 lg:first:pt-0'}>
      {/* The mark hangs outside, so that the letters stand in one line. */}
      <blockquote
        className={classes(
          'font-display -indent-[0.42em] font-medium text-balance hyphens-manual before:content-[open-quote] after:content-[close-quote]',
          large
            ? 'text-[clamp(1.875rem,1.2rem+2.2vw,2.75rem)] leading-[1.16] tracking-[-0.025em]'
            : 'text-xl leading-[1.3] tracking-[-0.015em]',
        )}
      >
        {text}
      </blockquote>
      <figcaption
        className={classes('flex flex-wrap items-center gap-x-3 text-small text-white/80', large ? 'mt-6' : 'mt-3')}
      >
        {name}
        <Rating rating={rating} />
      </figcaption>
    </figure>
  )
}

function Rating({ rating }: { readonly rating: string }) {
  const t = useTranslations('home.testimonials')
  return (
    <span className="flex gap-0.5">
      <span className="sr-only">{t('rating', { rating })}</span>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={14}
          strokeWidth={0}
          className={star <= Number(rating) ? 'fill-amber-500' : 'fill-white/25'}
        />
      ))}
    </span>
  )
}
