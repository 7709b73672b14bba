import type { EndReason } from '#api/session-storage.ts'
import { languageOf, otherLanguage, pageOf, type Language } from '#i18n/links.ts'

/** What a guarded page hands to the sign-in page. */
export interface SignInState {
  /** Path, query and fragment of the page that was asked for. */
  readonly from?: string
  /** The visitor was signed in there, and is no more: how that ended. */
  readonly over?: EndReason
  /** The visitor has just signed out. */
  readonly signedOut?: boolean
}

/** Any origin will do: it only shows whether a path leads away from it. */
const here = 'https://here.invalid'

/**
 * Where the visitor wanted to go before signing in: a path of this site other than the sign-in page, in the language
 * that is read now, or nothing.
 */
export function wantedPath(state: unknown, language: Language): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined
  const url = URL.parse(from, here)
  // '//host' and what a browser reads as that, such as '/\host', would leave the site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  if (pageOf(url.pathname) === 'login') return undefined
  const { pathname, search, hash } = url
  return (languageOf(pathname) === language ? pathname : otherLanguage(pathname)) + search + hash
}
