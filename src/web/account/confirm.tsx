import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { call } from '../api/client.ts'
import { useAuth } from '../api/session.tsx'
import { useHref } from '../i18n.tsx'
import { LinkPage } from '../mailed-link/link-page.tsx'
import { useLinkToken } from '../mailed-link/use-link-token.ts'
import { Seo } from '../seo.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

const EmailChange = lazy(() => import('./email-change/page.tsx'))

const confirm = (token: string) => call('confirmAddress', { body: { token } })

/** Confirms the address of an account, or a change of it: the token's beginning tells which. */
export default function Confirm() {
  const t = useTranslations('account.confirm')
  const { token } = useLinkToken()
  const [ofChange, setOfChange] = useState(false)
  // Once used, the token is gone, and the page stays what it is.
  if (!ofChange && token && /^(old|new)-/.test(token) && token.length > 43) setOfChange(true)
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      {ofChange ? (
        <Suspense fallback={<Loading />}>
          <EmailChange />
        </Suspense>
      ) : (
        <LinkPage t={t} send={confirm} renderWayOn={() => <WayOn />} />
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
