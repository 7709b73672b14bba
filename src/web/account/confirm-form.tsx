import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { signIn } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import type { End } from '#mailed-link/link-page.tsx'
import { Button } from '#ui/button.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { CheckedLink } from './checked-link.tsx'
import { CheckedForm, InputField } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { linkStyle } from './links-in-text.tsx'
import { useAccountForm } from './use-account-form.ts'

interface FormProps {
  readonly token: string
  readonly onEnd: (how: End) => void
}

/** Question behind a link, once the link has proved good. @param props.waiting shown until then */
export function ConfirmForm({ waiting, ...props }: FormProps & { readonly waiting: ReactNode }) {
  return (
    <CheckedLink
      token={props.token}
      purpose="confirm_address"
      onInvalid={() => props.onEnd('invalid')}
      waiting={waiting}
    >
      <Ask {...props} />
    </CheckedLink>
  )
}

/** Asks for the password too: if a stranger signed up with this address, only they know it. */
function Ask({ token, onEnd }: FormProps) {
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
