import { Star } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Part } from './part.tsx'
import { Statistics } from './statistics.tsx'

const stars = [1, 2, 3, 4, 5]

/** Made-up samples, and said to be; the figures beside them are counted. */
export function Testimonials() {
  const t = useTranslations('home.testimonials')
  const { items } = useMessages().home.testimonials
  return (
    <Part id="testimonials" surface="sand" title={t('title')} lead={t('note')}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {items.map(({ name, rating, text }) => (
          <li key={name} className="flex flex-col rounded-card bg-white p-6 lg:p-8">
            <p className="flex gap-1 text-amber-800">
              <span className="sr-only">{t('rating', { rating })}</span>
              {stars.map((star) => (
                <Star
                  key={star}
                  aria-hidden
                  size={18}
                  className={classes(star <= Number(rating) ? 'fill-amber-500' : 'fill-none', 'stroke-amber-800')}
                />
              ))}
            </p>
            <blockquote className="mt-5 mb-7 text-lead">{text}</blockquote>
            <p className="mt-auto flex flex-wrap items-center gap-3 font-semibold">
              {name}
              <span className="rounded-full bg-sand px-3 py-0.5 text-small font-normal text-ink-700">
                {t('example')}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Statistics />
    </Part>
  )
}
