import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import type german from '#content/de/account.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ofAccount, pageOf } from '#i18n/links.ts'
import { Seo } from '#frame/seo.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { useGuestsOnly } from './guards.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { SignInState } from './return-path.ts'

/** The page of the account that a path leads to. */
function pageIn(path: string): keyof typeof german.login.wanted {
  const page = pageOf(path.split(/[?#]/)[0]!)
  return page && ofAccount(page) ? (page as keyof typeof german.login.wanted) : 'dashboard'
}

export default function Login() {
  const t = useTranslations('account.login')
  const common = useTranslations('site.common')
  const to = useHref()
  const { leaving, returnTo } = useGuestsOnly()
  const state = useLocation().state as SignInState | null
  const live = useHydrated()
  return (
    <CardPage title={t('heading')}>
      <Seo title={t('title')} description={t('description')} />
      {leaving ? (
        <Spinner label={common('loading')} />
      ) : (
        <>
          {live && state?.signedOut && (
            <Notice kind="success" className="mb-6">
              <p>{t('signedOut')}</p>
            </Notice>
          )}
          {live && returnTo !== undefined && (
            <Notice className="mb-6">
              <p>{t(state?.over ? `before.${state.over}` : `wanted.${pageIn(returnTo)}`)}</p>
            </Notice>
          )}
          <SignInForm />
          <div className="mt-8 border-t border-line pt-6">
            <p className="mb-3 text-small text-ink-700">{t('noAccount')}</p>
            <ButtonLink to={to('register')} variant="quiet" size="large" className="w-full">
              {t('create')}
            </ButtonLink>
          </div>
        </>
      )}
    </CardPage>
  )
}
