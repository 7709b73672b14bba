import { href, languageOf, pageOf } from '#i18n/links.ts'
import type { ApiError } from './call-server.ts'
import { readSession } from './session-storage.ts'

/** Event on the window: the server refused a call because the screen of this session is locked. */
export const SCREEN_LOCKED = 'screen-locked'

/**
 * Leads staff without a second factor to setting one up, and tells the back office that the screen is locked. The caller
 * passes every refusal of a member's call, and the token it was made with: a refusal that arrives after its session is
 * over says nothing about the next one.
 */
export function leadOn({ code }: ApiError, token: string): void {
  if (readSession()?.token !== token) return
  if (code === 'screen_locked') window.dispatchEvent(new Event(SCREEN_LOCKED))
  if (code !== 'second_factor_missing') return
  const { pathname } = window.location
  if (pageOf(pathname) !== 'settings') window.location.replace(href(languageOf(pathname), 'settings'))
}
