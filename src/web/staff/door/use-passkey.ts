import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Button for a passkey: asks the device, and says in words why there is no session. */
export function usePasskey(onSignedIn: (session: Answer<'signInWithPasskey'>) => void) {
  const t = useTranslations('staff')
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await import('./passkey.ts').then(
      ({ askPasskey }) => askPasskey(),
      () => ({ ok: false, why: 'failed' }) as const,
    )
    setBusy(false)
    if (outcome.ok) return onSignedIn(outcome.session)
    const { why } = outcome
    if (why === 'cancelled') setProblem(t('door.passkeyCancelled'))
    else if (why === 'failed') setProblem(t('door.passkeyFailed'))
    else setProblem(say(why))
  }
  return { busy, problem, press: () => void press() }
}
