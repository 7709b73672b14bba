import { startAuthentication, type AuthenticationResponseJSON } from '@simplewebauthn/browser'

import { call, type Answer, type ApiError } from '#api/call-server.ts'
import { signIn } from '#api/session.tsx'
import { languageOf } from '#i18n/links.ts'
import { troubleOf } from './passkey-trouble.ts'

/**
 * Signs in with a passkey of the visitor's choice. @param form with the choice of how long to stay signed in
 * @returns the error to show, or null
 */
export async function signInWithPasskey(form: HTMLFormElement | null): Promise<ApiError | null> {
  const begun = await call('beginPasskeySignIn')
  if (!begun.ok) return begun.error
  const credential = await askDevice(begun.data).catch((error: unknown) => problem(error))
  if ('code' in credential) return credential
  const remember = form?.querySelector<HTMLInputElement>('[name=remember]')?.checked === true
  const result = await call('signInWithPasskey', { body: { credential, remember } })
  if (!result.ok) return result.error
  signIn({ token: result.data.token, user: result.data.user })
  return null
}

const askDevice = (optionsJSON: Answer<'beginPasskeySignIn'>): Promise<AuthenticationResponseJSON> =>
  startAuthentication({ optionsJSON })

async function problem(error: unknown): Promise<ApiError> {
  const { default: words } = await (languageOf(window.location.pathname) === 'de'
    ? import('#content/de/passkey-sign-in.ts')
    : import('#content/en/passkey-sign-in.ts'))
  const trouble = troubleOf(error)
  const message = words[trouble === 'cancelled' || trouble === 'address' ? trouble : 'failed']
  return { code: 'unexpected', message, errors: [message], status: 0 }
}
