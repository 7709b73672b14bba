import type { EndReason } from '#api/session-storage.ts'
import { languageOf, otherLanguage, pageOf, type Language } from '#i18n/links.ts'

/** State that a guarded page passes to the sign-in page. */
export interface SignInState {
  /** Path, query and fragment of the wanted page. */
  readonly from?: string
  /** How the session of a visitor who was signed in there ended. */
  readonly over?: EndReason
  /** Whether the visitor has just signed out. */
  readonly signedOut?: boolean
}

/** Arbitrary origin, used only to see whether a path leads away from it. */
const here = 'https://here.invalid'

/**
 * Page that the visitor wanted before signing in: a path of this site other than the sign-in page, in the present
 * language; undefined if there is none.
 */
export function returnPath(state: unknown, language: Language): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined
  const url = URL.parse(from, here)
  // '//host', and forms that browsers read as the same such as '/\host', would leave the site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  if (pageOf(url.pathname) === 'login') return undefined
  const { pathname, search, hash } = url
  return (languageOf(pathname) === language ? pathname : otherLanguage(pathname)) + search + hash
}
