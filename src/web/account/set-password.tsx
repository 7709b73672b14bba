import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { checkSession, signOut, useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CardPage, takeFocus } from '#ui/card-page.tsx'
import { CheckedForm } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

interface Props {
  readonly token: string
  /** @param email address of the account */
  readonly onSet: (email: string) => void
  /** Called if the link is too old or was used. */
  readonly onInvalid: () => void
}

export function SetPassword({ token, onSet, onInvalid }: Props) {
  const t = useTranslations('account')
  const form = useAccountForm('setPassword', async ({ password }) => {
    const result = await call('setPassword', { body: { token, password } })
    if (!result.ok) {
      if (result.error.code !== 'link_invalid') return result.error
      onInvalid()
      return null
    }
    // The server has ended every session of the account; one that is open here may be another member's.
    await checkSession()
    onSet(result.data.email)
    return null
  })
  return (
    <CardPage title={t('password.setHeading')} lead={t('password.setLead')}>
      <CheckedForm form={form} className="space-y-5">
        <NewPasswordField label={t('fields.newPassword')} />
        <ErrorNotice error={form.error} />
        <Button type="submit" size="large" busy={form.busy} className="w-full">
          {t('password.set')}
        </Button>
      </CheckedForm>
    </CardPage>
  )
}

/** @param email address of the account; another member may be signed in here */
export function PasswordSet({ email }: { readonly email: string }) {
  const t = useTranslations('account')
  const to = useHref()
  const { session } = useAuth()
  const other = session && session.user.email !== email ? session.user.email : null
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <CardPage
        title={t('password.doneHeading')}
        lead={other === null ? t('password.done', { email }) : t('password.doneOther', { email, other })}
      >
        {other === null ? (
          <ButtonLink to={to('login')} size="large" className="w-full">
            {t('login.submit')}
          </ButtonLink>
        ) : (
          <Switch />
        )}
      </CardPage>
    </div>
  )
}

/** Button to sign out first, because a member who is signed in cannot open the sign-in page. */
function Switch() {
  const t = useTranslations('account.password')
  const to = useHref()
  const navigate = useNavigate()
  return (
    <div className="space-y-3">
      <Button
        size="large"
        className="w-full"
        onClick={() => {
          void signOut()
          void navigate(to('login'))
        }}
      >
        {t('switch')}
      </Button>
      <ButtonLink to={to('dashboard')} size="large" variant="quiet" className="w-full">
        {t('stay')}
      </ButtonLink>
    </div>
  )
}
