import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { call, type ApiError } from '../api/client.ts'
import { signIn } from '../api/session.tsx'
import { useHref } from '../i18n.tsx'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CheckedForm, InputField } from './checked-form.tsx'
import { linkStyle } from './links-in-text.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useHydrated } from '../hydrated.ts'

interface Props {
  readonly onSignedIn?: () => void
  /** Called when the visitor leaves for another page. */
  readonly onLeave?: () => void
  /** In a dialog the first field takes the focus. */
  readonly focusFirst?: boolean
}

/** E-mail address and password, in the dialog and on the sign-in page. */
export function SignInForm({ onSignedIn, onLeave, focusFirst = false }: Props) {
  const t = useTranslations('account')
  const to = useHref()
  const live = useHydrated()
  const form = useCheckedForm('signIn', async (body) => {
    const result = await call('login', { body })
    if (!result.ok) return result.error
    signIn({ token: result.data.token, user: result.data.user })
    onSignedIn?.()
    return null
  })
  const { ref } = form
  useEffect(() => {
    if (focusFirst) ref.current?.querySelector('input')?.focus()
  }, [focusFirst, ref])
  return (
    <>
      <CheckedForm form={form} className="space-y-5">
        <InputField name="email" type="email" autoComplete="username" />
        <InputField name="password" type="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label={t('fields.remember')} />
          <Link
            to={to('password')}
            onClick={onLeave}
            className={`inline-flex min-h-11 items-center text-small ${linkStyle}`}
          >
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" size="large" busy={form.busy} disabled={!live} className="w-full disabled:opacity-100">
          {t('login.submit')}
        </Button>
      </CheckedForm>
      <AlertDialog open={form.error !== null} onClose={form.forget} title={t('login.problem')}>
        {form.error && <Failure error={form.error} />}
      </AlertDialog>
    </>
  )
}

/** The server's words, else the specified ones (D6). */
function Failure({ error }: { readonly error: ApiError }) {
  const t = useTranslations('account.login')
  const errors = useTranslations('site.errors')
  if (error.message !== '') return <p>{error.message}</p>
  if (error.status !== 0) return <p>{t('failed')}</p>
  return (
    <>
      <p className="font-semibold">{t('noAnswer')}</p>
      <p>{errors('unavailable')}</p>
    </>
  )
}
