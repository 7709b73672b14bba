import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { signOut } from '#api/session.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { DoorPage } from './door-page.tsx'
import { typedIn } from './typed.ts'
import { RecoveryCodes, ScanApp } from './scan-app.tsx'
import { hasPasskeys } from './use-passkey.ts'

/** Sets up the second factor that every colleague needs: a passkey of this device, or an app. */
export function SecondFactor({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('staff')
  const [begun, setBegun] = useState<Answer<'beginSecondFactor'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { send, busy, problem } = useSetUp(setBegun, onDone)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begun !== null) return <ScanApp begun={begun} onConfirmed={setCodes} />
  return (
    <DoorPage title={t('factor.title')}>
      <p className="mb-5 text-ink-700">{t('factor.lead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <Field label={t('factor.password')}>
          <Input name="currentPassword" type="password" autoComplete="current-password" ref={takeFocus} />
        </Field>
        <Problem words={problem} />
        {hasPasskeys() && (
          <div>
            <Button type="submit" name="way" value="passkey" look="petrol" size="large" busy={busy} className="w-full">
              {t('factor.byPasskey')}
            </Button>
            <p className="mt-1.5 text-meta text-ink-500">{t('factor.passkeyText')}</p>
          </div>
        )}
        <div>
          <Button type="submit" name="way" value="app" size="large" busy={busy} className="w-full">
            {t('factor.byApp')}
          </Button>
          <p className="mt-1.5 text-meta text-ink-500">{t('factor.appText')}</p>
        </div>
        <Button look="quiet" size="large" onClick={() => void signOut()}>
          {t('me.signOut')}
        </Button>
      </form>
    </DoorPage>
  )
}

function useSetUp(onBegun: (begun: Answer<'beginSecondFactor'>) => void, onDone: () => void) {
  const t = useTranslations('staff')
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const byPasskey = async (currentPassword: string): Promise<string | null> => {
    const asked = await callAsMember('beginPasskey', { body: { currentPassword } })
    if (!asked.ok) return say(asked.error)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON: asked.data })
    const { clientDataJSON, attestationObject, transports = [] } = made.response
    const credential = {
      id: made.id,
      rawId: made.rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, attestationObject, transports },
    }
    const added = await callAsMember('addPasskey', { body: { credential } })
    if (!added.ok) return say(added.error)
    onDone()
    return null
  }
  const byApp = async (currentPassword: string): Promise<string | null> => {
    const asked = await callAsMember('beginSecondFactor', { body: { currentPassword } })
    if (!asked.ok) return say(asked.error)
    onBegun(asked.data)
    return null
  }
  const send = async (form: HTMLFormElement, way: string) => {
    const password = typedIn(form, 'currentPassword')
    if (password === '') return setProblem(t('door.missing'))
    setBusy(true)
    setProblem(null)
    // The browser throws where the person cancels, or the device has no key for us.
    const trouble = await (way === 'passkey' ? byPasskey(password) : byApp(password)).catch(() => t('factor.failed'))
    setBusy(false)
    setProblem(trouble)
  }
  return {
    busy,
    problem,
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      if (!busy) void send(event.currentTarget, pressed?.value ?? 'app')
    },
  }
}
