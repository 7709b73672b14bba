import type { ReactNode } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { Seo } from '#frame/seo.tsx'
import { SectionLink } from '#frame/shell/section-link.tsx'
import { Stage } from '#rental/stage.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { classes } from '#ui/classes.ts'
import { Container, Section } from '#ui/section.tsx'
import { Scene } from '#rental/scene.tsx'

export default function About() {
  const t = useTranslations('pages.about')
  const { journey } = useMessages().pages.about
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Section wide>
        <h1 className="max-w-5xl min-[120rem]:max-w-none text-[clamp(2.125rem,1.2rem+3.8vw,4.5rem)] leading-[1.06]">
          {/* Two sentences, and none begins in the line of the other. */}
          {t('heading')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
        </h1>
      </Section>
      <Container wide className="lg:-mt-6">
        <Scene
          path="/img/hero/welcome"
          alt=""
          ratio={[16, 9]}
          sizes="(min-width: 80rem) 110rem, 100vw"
          className="aspect-4/3 rounded-card bg-ink-950 object-[100%_90%] sm:aspect-21/9"
        />
      </Container>
      <Section wide className="lg:pb-16">
        <Beside title={t('journey.title')}>
          <div className="space-y-5 text-lead">
            {journey.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Beside>
      </Section>
      <Section wide className="pt-0 lg:pt-0">
        <Beside title={t('mission.title')} line>
          <p className="font-display text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-[1.25] font-medium tracking-[-0.02em]">
            {t('mission.text')}
          </p>
          <p className="mt-5 text-lead text-ink-700">{t('mission.more')}</p>
        </Beside>
      </Section>
      <Message />
      <Offers />
      <Luxury />
      <Container wide className="-mt-2 pb-8 lg:-mt-10 lg:pb-12">
        <p className="text-small text-ink-500">{t('placeholder')}</p>
      </Container>
    </>
  )
}

/** The heading to the left of what it heads. */
function Beside({
  title,
  line = false,
  children,
}: {
  readonly title: string
  readonly line?: boolean
  readonly children: ReactNode
}) {
  return (
    <div
      className={classes('grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_2fr]', line && 'border-t border-line pt-10 lg:pt-16')}
    >
      <h2 className="text-[1.75rem] leading-tight">{title}</h2>
      <div className="max-w-2xl">{children}</div>
    </div>
  )
}

/** Signed by the office, not by a person: there is none to quote yet. A car waits in the dark beside it, or below. */
function Message() {
  const t = useTranslations('pages.about.message')
  return (
    <div className="surface-dark relative isolate overflow-hidden bg-ink-950">
      <Container wide className="py-16 max-lg:pb-8 lg:py-32">
        <figure className="max-w-[46rem] lg:max-w-[31rem] xl:max-w-[36rem]">
          <h2 className="font-text text-base font-semibold tracking-normal text-petrol-300">{t('title')}</h2>
          <blockquote className="mt-6">
            <p className="font-display text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-[1.25] font-medium tracking-[-0.02em] text-pretty">
              {t('quote')}
            </p>
            <p className="mt-6 max-w-2xl text-lead text-white/85">{t('more')}</p>
          </blockquote>
          <figcaption className="mt-8 text-white/85">{t('role')}</figcaption>
        </figure>
      </Container>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:-z-1 lg:w-[52%]">
        <Scene
          path="/img/gallery/2"
          alt=""
          ratio={[3, 2]}
          sizes="(min-width: 64rem) 52vw, 100vw"
          className="h-64 object-[50%_70%] sm:h-96 lg:h-full lg:object-[30%_60%]"
        />
        {/* Out of the dark that the words stand on. */}
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-b from-ink-950 to-transparent to-30% lg:bg-linear-to-r lg:to-35%"
        />
      </div>
    </div>
  )
}

function Offers() {
  const t = useTranslations('pages.about.offers')
  const { items } = useMessages().pages.about.offers
  return (
    <Section wide>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-[1.75rem] leading-tight">{t('title')}</h2>
        <ol>
          {items.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr] sm:py-5"
            >
              <h3 className="heading-3">{title}</h3>
              <p className="text-ink-700 max-sm:text-base">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function Luxury() {
  const t = useTranslations('pages.about.luxury')
  return (
    <Section wide className="pt-0 lg:pt-0">
      <Stage
        light="dusk"
        image="/img/vehicles/business-sedan.webp"
        sizes="(min-width: 64rem) 56rem, 110vw"
        className="p-6 pb-60 [--car:92%] [--floor:calc(100%-4rem)] [--x:4%] sm:p-10 sm:pb-76 sm:max-lg:[--car:min(34rem,76%)] sm:max-lg:[--x:22%] lg:min-h-120 lg:p-14 lg:[--car:min(48rem,100%-35rem)] lg:[--floor:80%] lg:[--xr:2.5rem] lg:[--x:auto]"
      >
        <div className="lg:max-w-[26rem]">
          <h2 className="text-heading">{t('title')}</h2>
          <p className="mt-4 mb-7 text-white/85">{t('text')}</p>
          <SectionLink section="fleet" className={buttonStyle('amber', 'large')}>
            {t('action')}
          </SectionLink>
        </div>
      </Stage>
    </Section>
  )
}
