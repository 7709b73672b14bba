import { useTranslations } from 'use-intl'

import { call, type Arguments, type Result } from '#api/call-server.ts'
import { refusalOf, troubleOf } from './passkey-trouble.ts'

type Body = Arguments<'deleteAccount'>[0]['body']

/**
 * Sends calls that need a proof. If the server asks for a passkey beside the password, the browser asks the customer for
 * it and the call is sent again; this also covers passkeys added after the page was opened.
 */
export function useProven() {
  const t = useTranslations('passkeys.proof')
  return async <T>(body: Body, send: (body: Body) => Promise<Result<T>>): Promise<Result<T>> => {
    const first = await send(body)
    if (first.ok || first.error.code !== 'passkey_asked') return first
    const begun = await call('beginPasskeySignIn')
    if (!begun.ok) return begun
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { id, rawId, response } = await startAuthentication({ optionsJSON: begun.data })
      return await send({ ...body, passkey: { id, rawId, type: 'public-key', response } })
    } catch (error) {
      const trouble = troubleOf(error)
      return { ok: false, error: refusalOf(t(trouble === 'cancelled' || trouble === 'address' ? trouble : 'failed')) }
    }
  }
}
