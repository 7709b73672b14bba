import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { checkSession, signOut, useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { CheckedForm } from './checked-form.tsx'
import { CheckedLink } from './checked-link.tsx'
import { useDoorWords } from './door-words.ts'
import { ErrorNotice } from './error-notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

interface FormProps {
  readonly token: string
  /** @param email address of the account */
  readonly onSet: (email: string) => void
  /** Called if the link is too old or was used. */
  readonly onInvalid: () => void
}

/** Form for a new password, once its link has proved good. @param props.waiting shown until then */
export function SetPassword({ waiting, ...props }: FormProps & { readonly waiting: ReactNode }) {
  return (
    <CheckedLink token={props.token} purpose="set_password" onInvalid={props.onInvalid} waiting={waiting}>
      <PasswordForm {...props} />
    </CheckedLink>
  )
}

function PasswordForm({ token, onSet, onInvalid }: FormProps) {
  const t = useTranslations('account')
  useDoorWords('passwordNew')
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
  useDoorWords('passwordSet')
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
