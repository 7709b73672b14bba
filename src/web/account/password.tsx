import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Seo } from '../seo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CardPage } from '../ui/card-page.tsx'
import { PasswordLink } from './password-link.tsx'
import { PasswordSet, SetPassword } from './set-password.tsx'
import { useLinkToken } from '../mailed-link/use-link-token.ts'

/** With the token of a mailed link: sets the password. Without one: asks for a link. */
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
  const [ended, setEnded] = useState<'set' | 'invalid' | null>(null)
  const end = (how: 'set' | 'invalid') => {
    setEnded(how)
    forget()
  }
  if (token === undefined) {
    return (
      <CardPage title={t('title')}>
        <Spinner label={common('loading')} />
      </CardPage>
    )
  }
  if (token !== null) {
    return <SetPassword key={token} token={token} onSet={() => end('set')} onInvalid={() => end('invalid')} />
  }
  return ended === 'set' ? <PasswordSet /> : <PasswordLink afterInvalid={ended === 'invalid'} />
}
