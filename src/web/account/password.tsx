import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Seo } from '#frame/seo.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { PasswordLink } from './password-link.tsx'
import { useLinkToken } from '#mailed-link/use-link-token.ts'

/** Form for a new password. Most visitors come without a link, to ask for one, and do not need it. */
const SetPassword = lazy(async () => ({ default: (await import('./set-password.tsx')).SetPassword }))
const PasswordSet = lazy(async () => ({ default: (await import('./set-password.tsx')).PasswordSet }))

/** Page that sets the password if the visitor has a mailed link, and otherwise sends them one. */
export default function Password() {
  const t = useTranslations('account.password')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Content />
    </>
  )
}

function Content() {
  const t = useTranslations('account.password')
  const common = useTranslations('site.common')
  const { token, forget } = useLinkToken()
  /** Result of a link that was used: the address of the account, or null if the link was invalid. */
  const [ended, setEnded] = useState<{ readonly email: string | null } | null>(null)
  const end = (email: string | null) => {
    setEnded({ email })
    forget()
  }
  const waiting = (
    <CardPage title={t('title')}>
      <Spinner label={common('loading')} />
    </CardPage>
  )
  if (token === undefined) return waiting
  if (token === null && !ended?.email) return <PasswordLink afterInvalid={ended !== null} />
  return (
    <Suspense fallback={waiting}>
      {token === null ? (
        <PasswordSet email={ended!.email!} />
      ) : (
        <SetPassword key={token} token={token} onSet={end} onInvalid={() => end(null)} waiting={waiting} />
      )}
    </Suspense>
  )
}
