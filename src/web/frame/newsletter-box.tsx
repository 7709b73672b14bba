import { later } from './later.tsx'

const texts = {
  de: async () => ({ newsletter: (await import('#content/de/newsletter.ts')).default }),
  en: async () => ({ newsletter: (await import('#content/en/newsletter.ts')).default }),
} as const

/** The newsletter's place in the footer. It is on every page and mostly out of sight, so nobody waits for it. */
export const NewsletterBox = later('newsletter', async () => (await import('./newsletter/box.tsx')).NewsletterBox, {
  placeholder: <div id="newsletter" className="min-h-80 sm:min-h-60" />,
  untilUsed: true,
  texts,
})
