import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { linkStyle } from '../links-in-text.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { Disclosed } from './disclosed.tsx'
import { Done, Panel } from './settings-panel.tsx'

/** Panel for changing the password with the old one. @param onChanged called afterwards, as other sessions have ended */
export function PasswordPanel({ onChanged }: { readonly onChanged: () => void }) {
  const t = useTranslations('settings.password')
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges(changes + 1)
    onChanged()
  }
  return (
    <Panel id="password" title={t('heading')} about={<p>{t('lead')}</p>}>
      {changes > 0 && <Done key={changes}>{t('done')}</Done>}
      <Disclosed key={`form ${changes}`} label={t('submit')}>
        {(cancel) => <PasswordForm onChanged={changed} cancel={cancel} />}
      </Disclosed>
    </Panel>
  )
}

function PasswordForm({ onChanged, cancel }: { readonly onChanged: () => void; readonly cancel: ReactNode }) {
  const t = useTranslations('settings.password')
  const fields = useTranslations('account.fields')
  const to = useHref()
  const { user } = useMember()
  const form = useAccountForm('changePassword', async (body) => {
    const result = await callAsMember('changePassword', { body })
    if (!result.ok) return result.error
    onChanged()
    return null
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <CurrentPassword />
      <NewPasswordField label={fields('newPassword')} about={[user.firstName, user.lastName]} />
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t('submit')}
        </Button>
        {cancel}
      </div>
      <Link to={to('password')} className={`inline-flex min-h-11 items-center text-small ${linkStyle}`}>
        {t('forgot')}
      </Link>
    </CheckedForm>
  )
}
