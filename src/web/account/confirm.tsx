import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { signIn, useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { LinkFrame, type End } from '#mailed-link/link-page.tsx'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import { Seo } from '#frame/seo.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { CheckedLink } from './checked-link.tsx'
import { CheckedForm, InputField } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { linkStyle } from './links-in-text.tsx'
import { useAccountForm } from './use-account-form.ts'

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
            <CheckedLink
              token={link}
              purpose="confirm_address"
              onInvalid={() => onEnd('invalid')}
              waiting={<Loading />}
            >
              <Ask key={link} token={link} onEnd={onEnd} />
            </CheckedLink>
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

/** Asks for the password too: if a stranger signed up with this address, only they know it. */
function Ask({ token, onEnd }: { readonly token: string; readonly onEnd: (how: End) => void }) {
  const t = useTranslations('account.confirm')
  const to = useHref()
  const form = useAccountForm('askPassword', async ({ currentPassword }) => {
    const result = await call('confirmAddress', { body: { token, currentPassword } })
    if (!result.ok && result.error.code !== 'link_invalid') return result.error
    if (result.ok) signIn({ token: result.data.token, user: result.data.user })
    onEnd(result.ok ? 'done' : 'invalid')
    return null
  })
  return (
    <CardPage title={t('heading')} lead={t('lead')}>
      <CheckedForm form={form} className="space-y-5">
        <InputField name="currentPassword" type="password" autoComplete="current-password" label={t('password')} />
        <ErrorNotice error={form.error} />
        <Button type="submit" size="large" busy={form.busy} className="w-full">
          {t('submit')}
        </Button>
      </CheckedForm>
      <Link
        to={to('password')}
        className={`mt-4 inline-flex min-h-11 items-center text-small text-balance ${linkStyle}`}
      >
        {t('forgot')}
      </Link>
    </CardPage>
  )
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
