import { useState, type FormEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { call, type ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { signIn } from '#api/session.tsx'
import { href } from '#i18n/links.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { DoorPage } from './door-page.tsx'
import { hasPasskeys, usePasskey } from './use-passkey.ts'

/** Signing in: address and password and then the code, or a passkey alone. */
export function SignIn() {
  const t = useTranslations('staff.door')
  const [asksCode, setAsksCode] = useState(false)
  const { send, busy, problem, missing } = useSignIn(() => setAsksCode(true))
  const passkey = usePasskey(({ token, user }) => signIn({ token, user }))
  const required = (name: string) => (missing.includes(name) ? t('missing') : undefined)
  return (
    <DoorPage title={t('title')}>
      <p className="mb-5 text-ink-700">{asksCode ? t('codeLead') : t('lead', { company: company.name })}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {/* These fields keep what was typed, and send it again with the code. */}
        <div hidden={asksCode} className="grid gap-4">
          <Field label={t('email')} error={required('email')}>
            <Input name="email" type="email" autoComplete="username" ref={takeFocus} />
          </Field>
          <Field label={t('password')} error={required('password')}>
            <Input name="password" type="password" autoComplete="current-password" />
          </Field>
        </div>
        {asksCode && (
          <Field label={t('code')} hint={t('codeHint')} error={required('code')}>
            <Input
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              ref={takeFocus}
              className="figures text-lg tracking-widest"
            />
          </Field>
        )}
        <Problem words={problem ?? passkey.problem} />
        <Button type="submit" look="petrol" size="large" busy={busy}>
          {t('submit')}
        </Button>
        {asksCode ? (
          <Button look="quiet" size="large" onClick={() => setAsksCode(false)}>
            {t('other')}
          </Button>
        ) : (
          hasPasskeys() && (
            <Button size="large" busy={passkey.busy} onClick={passkey.press}>
              {t('passkey')}
            </Button>
          )
        )}
      </form>
      <p className="mt-4 text-center text-meta">
        <a
          href={href(useLocale(), 'password')}
          className="inline-flex min-h-8 items-center text-petrol-600 underline touch:min-h-11"
        >
          {t('forgot')}
        </a>
      </p>
    </DoorPage>
  )
}

function useSignIn(onCodeAsked: () => void) {
  const t = useTranslations('staff.door')
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const words = (error: ApiError) => (error.code === 'passkey_required' ? t('passkeyRequired') : say(error))
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const empty = Object.keys(typed).filter((name) => typed[name]!.trim() === '')
    setMissing(empty)
    setProblem(null)
    if (empty.length > 0) return
    setBusy(true)
    const { email = '', password = '', code } = typed
    const result = await call('login', { body: { email, password, ...(code !== undefined && { code }) } })
    setBusy(false)
    if (result.ok) signIn({ token: result.data.token, user: result.data.user })
    else if (result.error.code === 'second_factor_required') onCodeAsked()
    else setProblem(words(result.error))
  }
  return { send: (event: FormEvent<HTMLFormElement>) => void send(event), busy, problem, missing }
}
