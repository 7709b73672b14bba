import { useTranslations } from 'use-intl'

import { call } from '../api/client.ts'
import { checkSession, useAuth } from '../api/session.tsx'
import { useHref } from '../i18n.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CardPage, takeFocus } from '../ui/card-page.tsx'
import { CheckedForm } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'

interface Props {
  readonly token: string
  readonly onSet: () => void
  /** The link is too old or was used. */
  readonly onInvalid: () => void
}

export function SetPassword({ token, onSet, onInvalid }: Props) {
  const t = useTranslations('account')
  const form = useCheckedForm('setPassword', async ({ password }) => {
    const result = await call('setPassword', { body: { token, password } })
    if (!result.ok) {
      if (result.error.code !== 'link_invalid') return result.error
      onInvalid()
      return null
    }
    // The server has ended every session of the account; one that is open here may be another member's.
    await checkSession()
    onSet()
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

export function PasswordSet() {
  const t = useTranslations('account')
  const to = useHref()
  const member = useAuth().status === 'member'
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <CardPage title={t('password.doneHeading')} lead={t('password.done')}>
        <ButtonLink to={to(member ? 'dashboard' : 'login')} size="large" className="w-full">
          {t(member ? 'confirm.toDashboard' : 'login.submit')}
        </ButtonLink>
      </CardPage>
    </div>
  )
}
