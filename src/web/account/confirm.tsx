import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { LinkFrame } from '#mailed-link/link-page.tsx'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Most visitors of the bare page have lost their link, and need no form. */
const ConfirmForm = lazy(async () => ({ default: (await import('./confirm-form.tsx')).ConfirmForm }))
const EmailChange = lazy(() => import('./email-change/email-change.tsx'))

/** Page that confirms the address of an account or its change; the token's prefix tells which. */
export default function Confirm() {
  const t = useTranslations('account.confirm')
  const { token } = useLinkToken()
  const [ofChange, setOfChange] = useState(false)
  // A used token is gone, but the page must not turn into the other one.
  const now = token ? /^(old|new)-/.test(token) && token.length > 43 : ofChange
  if (now !== ofChange) setOfChange(now)
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      {ofChange ? (
        <Suspense fallback={<Loading />}>
          <EmailChange />
        </Suspense>
      ) : (
        <LinkFrame
          t={t}
          renderAsk={(link, onEnd) => (
            <Suspense fallback={<Loading />}>
              <ConfirmForm key={link} token={link} onEnd={onEnd} waiting={<Loading />} />
            </Suspense>
          )}
          renderWayOn={() => <WayOn />}
        />
      )}
    </>
  )
}

function Loading() {
  const t = useTranslations('site.common')
  return <Spinner label={t('loading')} />
}

function WayOn() {
  const t = useTranslations('account.confirm')
  const to = useHref()
  const member = useAuth().status === 'member'
  return (
    <ButtonLink to={to(member ? 'dashboard' : 'login')} size="large" className="w-full">
      {t(member ? 'toDashboard' : 'signIn')}
    </ButtonLink>
  )
}
