import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { call } from '#api/call-server.ts'
import { useHref } from '#i18n/i18n.tsx'
import { LinkPage, type End } from '#mailed-link/link-page.tsx'
import { Subscribe } from '#frame/newsletter/box.tsx'
import { Seo } from '#frame/seo.tsx'
import { SectionLink } from '#frame/shell/section-link.tsx'
import { ToFleet, ToHome, way, wayIcon, waysList } from '#frame/shell/ways.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { FoldArrow } from '#ui/fold-arrow.tsx'

type What = 'confirm' | 'unsubscribe'

const calls = { confirm: 'confirmSubscription', unsubscribe: 'unsubscribe' } as const

/** Page behind a link in a letter about the newsletter. */
export function NewsletterPage({ what }: { readonly what: What }) {
  const t = useTranslations(`newsletter.${what}`)
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <LinkPage
        t={t}
        send={(token) => call(calls[what], { body: { token } })}
        renderWayOn={(end) => (what === 'confirm' ? <Subscribing end={end} /> : <Unsubscribing end={end} />)}
      />
    </>
  )
}

/** Ways on for a new subscriber. With a void link they first ask for a new one. */
function Subscribing({ end }: { readonly end: End | null }) {
  const t = useTranslations()
  if (end === null) return <WithoutLink />
  return (
    <div className="*:not-first:mt-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-6">
      {end === 'invalid' && (
        <section aria-labelledby="again" className="noscript:hidden">
          <h2 id="again" className="mb-3 heading-3">
            {t('newsletter.again')}
          </h2>
          <Subscribe />
        </section>
      )}
      <div>
        <SectionLink
          section="fleet"
          className={buttonStyle(end === 'invalid' ? 'quiet' : 'primary', 'large', 'w-full')}
        >
          {t('newsletter.vehicles')}
        </SectionLink>
        <HomeLink className="mt-3" />
      </div>
    </div>
  )
}

/** Ways on without a link: the next step is in the visitor's inbox, unless the letter is lost. */
function WithoutLink() {
  const t = useTranslations('newsletter')
  return (
    <ul className={waysList}>
      <li className="noscript:hidden">
        <details className="group">
          <summary className={classes(way, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
            <Mail {...wayIcon} />
            <span className="min-w-0 flex-1">{t('notArrived')}</span>
            <FoldArrow />
          </summary>
          <div className="pt-2 pb-6">
            <Subscribe />
          </div>
        </details>
      </li>
      <li>
        <ToFleet>{t('vehicles')}</ToFleet>
      </li>
      <li>
        <ToHome />
      </li>
    </ul>
  )
}

const quietLink =
  'inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4'

function HomeLink({ className }: { readonly className?: string }) {
  const t = useTranslations('site.common')
  const to = useHref()
  return (
    <Link to={to('home')} className={classes(quietLink, className)}>
      {t('backHome')}
    </Link>
  )
}

/** Ways on for a reader who unsubscribes. If this link does not do it, they are told whom to write to. */
function Unsubscribing({ end }: { readonly end: End | null }) {
  const t = useTranslations()
  const to = useHref()
  const done = end === 'done'
  return (
    <div className="grid gap-3">
      {!done && (
        <a href={`mailto:${company.email}`} className={buttonStyle('primary', 'large')}>
          {t('newsletter.write')}
        </a>
      )}
      <ButtonLink to={to('home')} size="large" variant={done ? 'primary' : 'quiet'}>
        {t('site.common.backHome')}
      </ButtonLink>
    </div>
  )
}
