import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { call } from '#api/call-server.ts'
import { useHref } from '#i18n/i18n.tsx'
import { LinkPage, type End } from '#mailed-link/link-page.tsx'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'

type What = 'confirm' | 'unsubscribe'

const calls = { confirm: 'confirmSubscription', unsubscribe: 'unsubscribe' } as const

/** Page behind a link in a letter about the newsletter. */
export function NewsletterPage({ what }: { readonly what: What }) {
  const t = useTranslations(`newsletter.${what}`)
  // A reader who wants to unsubscribe and cannot by this link is told whom to write to.
  const helpless = (end: End | null) => what === 'unsubscribe' && end !== 'done'
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <LinkPage
        t={t}
        send={(token) => call(calls[what], { body: { token } })}
        renderWayOn={(end) => <WayOn write={helpless(end)} quiet={end === null} />}
      />
    </>
  )
}

/** @param props.quiet what is to be done is not on this page */
function WayOn({ write, quiet }: { readonly write: boolean; readonly quiet: boolean }) {
  const t = useTranslations()
  const to = useHref()
  return (
    <div className="grid gap-3">
      {write && (
        <a href={`mailto:${company.email}`} className={buttonStyle('primary', 'large')}>
          {t('newsletter.write')}
        </a>
      )}
      <ButtonLink to={to('home')} size="large" variant={write || quiet ? 'quiet' : 'primary'}>
        {t('site.common.backHome')}
      </ButtonLink>
    </div>
  )
}
