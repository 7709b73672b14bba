import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { CheckedForm, InputField } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { useDoorWords } from './door-words.ts'
import { useLastAddress } from './last-address.ts'
import { linkStyle } from './links-in-text.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Asks for a link by mail. The answer is the same whether the address has an account or not (D5). */
export function PasswordLink({ afterInvalid }: { readonly afterInvalid: boolean }) {
  const t = useTranslations('account.password')
  const [askedFor, setAskedFor] = useState<string | null>(null)
  useDoorWords(afterInvalid && askedFor === null ? 'passwordExpired' : undefined)
  if (askedFor !== null) return <Asked email={askedFor} />
  const form = (
    <>
      <AskForm onAsked={setAskedFor} />
      <BackToSignIn />
    </>
  )
  if (!afterInvalid) {
    return (
      <CardPage title={t('askHeading')} lead={t('askLead')}>
        {form}
      </CardPage>
    )
  }
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <CardPage title={t('invalidHeading')} lead={t('invalid')}>
        {form}
      </CardPage>
    </div>
  )
}

function AskForm({ onAsked }: { readonly onAsked: (email: string) => void }) {
  const t = useTranslations('account.password')
  const language = useLanguage()
  const { session } = useAuth()
  const last = useLastAddress()
  const form = useAccountForm('passwordLink', async ({ email }) => {
    const result = await call('requestPasswordLink', { body: { email, language } })
    if (!result.ok) return result.error
    onAsked(email)
    return null
  })
  return (
    <CheckedForm form={form} className="space-y-5">
      <InputField name="email" type="email" autoComplete="username" defaultValue={session?.user.email ?? last} />
      <ErrorNotice error={form.error} />
      <Button type="submit" size="large" busy={form.busy} className="w-full">
        {t('ask')}
      </Button>
    </CheckedForm>
  )
}

function Asked({ email }: { readonly email: string }) {
  const t = useTranslations('account')
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <CardPage title={t('password.askedTitle')} lead={t('password.asked', { email })}>
        <p className="text-small text-ink-500">{t('mailHint')}</p>
        <BackToSignIn />
      </CardPage>
    </div>
  )
}

function BackToSignIn() {
  const t = useTranslations('account.password')
  const { status } = useAuth()
  const to = useHref()
  // A member came from the account, and would be sent back there.
  if (status === 'member') return null
  return (
    <Link to={to('login')} className={`mt-4 inline-flex min-h-11 items-center text-small ${linkStyle}`}>
      {t('back')}
    </Link>
  )
}
