import { href, languageOf, pageOf } from '../links.ts'
import type { ApiError } from './client.ts'
import { dropSession } from './session.tsx'

/**
 * Whoever's session has ended meanwhile is asked to sign in again, and comes back; staff set up their second factor before
 * anything else.
 */
export function leadOn(token: string, { status, code }: ApiError): void {
  if (status === 401) dropSession(token)
  if (code === 'second_factor_missing') leadToSettings()
}

function leadToSettings(): void {
  const { pathname } = window.location
  if (pageOf(pathname) !== 'settings') window.location.replace(href(languageOf(pathname), 'settings'))
}
