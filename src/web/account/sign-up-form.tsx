import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { call } from '#api/call-server.ts'
import { forgetDraft, useDraft } from '#forms/form-draft.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import type { SignUpOptions } from '#frame/openers.tsx'
import { Button } from '#ui/button.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { CheckedForm, InputField, RequiredCheckbox } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

interface Props {
  readonly tier: SignUpOptions['tier'] | undefined
  /** @param email address that the letter went to */
  readonly onDone: (email: string) => void
}

/** Full name, e-mail address, password, agreement; the address is confirmed by a mailed link (D5). */
export function SignUpForm({ tier, onDone }: Props) {
  const t = useTranslations('account')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  const language = useLanguage()
  const form = useAccountForm('signUp', async (values) => {
    const result = await call('signUp', { body: { ...values, language, ...(tier ? { tier } : {}) } })
    if (!result.ok) return result.error
    forgetDraft('signUp')
    onDone(values.email)
    return null
  })
  const { ref } = form
  // Going back closes the dialog, as does the link to the other dialog; the draft survives both.
  useDraft(ref, 'signUp')
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const agreement = t.rich('fields.agreement', {
    terms: newTabLink(to('terms'), newTab),
    privacy: newTabLink(to('privacy'), newTab),
  })
  return (
    <CheckedForm form={form} className="space-y-5">
      {tier && <Notice>{t(`signUp.tier.${tier}`)}</Notice>}
      <InputField name="fullName" autoComplete="name" />
      <InputField name="email" type="email" autoComplete="username" />
      <NewPasswordField />
      <RequiredCheckbox name="acceptTerms" label={agreement} />
      <ErrorNotice error={form.error} />
      <Button type="submit" size="large" busy={form.busy} className="w-full">
        {t('signUp.submit')}
      </Button>
    </CheckedForm>
  )
}
