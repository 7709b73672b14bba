import { lazy, Suspense, useEffect, useId, useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { call, type ApiError } from '#api/call-server.ts'
import { signIn } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import type { AlertDialog } from '#ui/alert-dialog.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { CheckedForm, InputField } from './checked-form.tsx'
import { useLastAddress } from './last-address.ts'
import { linkStyle } from './links-in-text.tsx'
import { noAnswer } from '#forms/use-checked-form.ts'
import { useAccountForm } from './use-account-form.ts'
import { useHydrated } from '#ui/hydrated.ts'

const CodeStep = lazy(() => import('./sign-in-code/sign-in-code.tsx'))

const loadDialog = () => import('#ui/alert-dialog.tsx')
/** Dialog for a refusal, loaded when the visitor signs in; if it cannot be loaded, the page shows its words. */
const Refusal = lazy(async (): Promise<{ default: typeof AlertDialog }> =>
  loadDialog().then(
    (loaded) => ({ default: loaded.AlertDialog }),
    () => ({ default: InPage }),
  ),
)

const InPage = ({ title, children }: ComponentProps<typeof AlertDialog>) => (
  <Notice kind="error" title={title} className="mt-5">
    {children}
  </Notice>
)

interface Props {
  readonly onSignedIn?: () => void
  /** Whether the first field takes the focus, as in a dialog. */
  readonly focusFirst?: boolean
}

/** Form with email address and password, in the dialog and on the sign-in page; then the code if the account needs one. */
export function SignInForm({ onSignedIn, focusFirst = false }: Props) {
  const t = useTranslations('account')
  const live = useHydrated()
  const email = useLastAddress()
  const [asksCode, setAsksCode] = useState(false)
  const form = useAccountForm('signIn', async (body) => {
    void loadDialog().catch(() => {})
    const result = await call('login', { body })
    if (!result.ok) {
      if (result.error.code !== 'second_factor_required') return result.error
      setAsksCode(true)
      return null
    }
    signIn({ token: result.data.token, user: result.data.user })
    onSignedIn?.()
    return null
  })
  const { ref } = form
  useEffect(() => {
    // If the address is known, the password field is the first empty one.
    if (focusFirst) [...(ref.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus()
  }, [focusFirst, ref])
  return (
    <>
      <CheckedForm form={form} className="space-y-5">
        {/* These fields keep what was typed, and send it again with the code. */}
        <div hidden={asksCode} className="space-y-5">
          <InputField key={email} name="email" type="email" autoComplete="username" defaultValue={email} />
          <InputField name="password" type="password" autoComplete="current-password" />
          <UnderPassword />
        </div>
        {asksCode && (
          <Suspense>
            <CodeStep onBack={() => setAsksCode(false)} />
          </Suspense>
        )}
        <Button type="submit" size="large" busy={form.busy} disabled={!live} className="w-full disabled:opacity-100">
          {t('login.submit')}
        </Button>
        <PasskeyButton form={form} onSignedIn={onSignedIn} />
      </CheckedForm>
      <Suspense>
        {form.error && (
          <Refusal open onClose={form.forget} title={t('login.problem')}>
            <Failure error={form.error} />
          </Refusal>
        )}
      </Suspense>
    </>
  )
}

/** Checkbox to stay signed in with its explanation, and the link for a forgotten password. */
function UnderPassword() {
  const t = useTranslations('account')
  const to = useHref()
  const rules = useSite().data?.rules
  const [remember, setRemember] = useState(false)
  const lasts = useId()
  return (
    <>
      {/* Side by side on a phone too, in both languages. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 max-sm:[&_:is(a,label)]:text-sm">
        <Checkbox
          name="remember"
          label={t('fields.remember')}
          aria-describedby={remember ? lasts : undefined}
          onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
        />
        <Link to={to('password')} className={`inline-flex min-h-11 items-center text-small ${linkStyle}`}>
          {t('login.forgot')}
        </Link>
      </div>
      {remember && (
        <p id={lasts} className="text-small text-ink-500">
          {rules && t('login.lasts', { days: rules.rememberedDays, idleDays: rules.rememberedIdleDays })}
        </p>
      )}
    </>
  )
}

/** Button to sign in with a passkey instead. In browsers without passkeys its place stays empty, so nothing jumps. */
function PasskeyButton({
  form,
  onSignedIn,
}: {
  readonly form: ReturnType<typeof useAccountForm>
  readonly onSignedIn: Props['onSignedIn']
}) {
  const t = useTranslations('account.login')
  const live = useHydrated()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const error = await import('./passkeys/passkey-sign-in.ts').then(
      ({ signInWithPasskey }) => signInWithPasskey(form.ref.current),
      () => noAnswer,
    )
    setBusy(false)
    form.tell(error)
    if (!error) onSignedIn?.()
  }
  return (
    <Button
      variant="quiet"
      size="large"
      busy={busy}
      disabled={!live}
      onClick={() => void press()}
      className={`w-full disabled:opacity-100 ${live && !('PublicKeyCredential' in window) ? 'invisible' : ''}`}
    >
      {t('passkey')}
    </Button>
  )
}

/** Error in the server's words or else those of the specification (D6). */
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
