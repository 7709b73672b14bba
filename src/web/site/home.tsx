import { useTranslations } from 'use-intl'

import { Seo } from '#frame/seo.tsx'
import { Hero } from './home/hero/hero.tsx'
import { later } from '#frame/later.tsx'

const below = () => import('./home/still-sections.ts')

/** After the first view, in the order of D11. */
const sections = [
  later('aboutUs', async () => (await below()).WhyUs),
  later('howTo', async () => (await below()).HowTo),
  later('fleet', async () => (await import('./home/fleet-section.tsx')).Fleet),
  later('services', async () => (await below()).Services),
  later('loyalty', async () => (await below()).Loyalty),
  later('rewards', async () => (await below()).Rewards),
  later('gallery', async () => (await below()).Gallery),
  later('testimonials', async () => (await below()).Testimonials),
  later('locations', async () => (await below()).Locations),
  later('requirements', async () => (await below()).Requirements),
  later('faq', async () => (await below()).Faq),
  later('contact', async () => (await below()).Contact),
]

export default function Home() {
  const t = useTranslations('site.home')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Hero />
      {sections.map((Section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is fixed
        <Section key={index} />
      ))}
    </>
  )
}
