import type { LetterContext } from './context.ts'

type Site = Pick<LetterContext, 'origin' | 'language'>

/** A page in the letter's language (D1). No personal data ever goes into an address. */
export function pageUrl({ origin, language }: Site, path: string): string {
  return `${origin}${language === 'en' ? '/en' : ''}${path}`
}

export type LinkPath = '/password' | '/confirm' | '/newsletter/confirm' | '/newsletter/unsubscribe' | '/booking/offer'

/** The token stands behind the '#': browsers do not send that part, so it reaches no log and no referrer. */
export function tokenUrl(site: Site, path: LinkPath, token: string): string {
  return `${pageUrl(site, path)}#token=${token}`
}

/** For mail programs, which call it without a page (RFC 8058): here the token has to be part of the address. */
export function oneClickUrl({ origin, language }: Site, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${language}/${token}`
}
