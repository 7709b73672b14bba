import type { LetterContext } from './context.ts'

type Site = Pick<LetterContext, 'origin' | 'language'>

/** A page in the letter's language (D1). No personal data ever goes into an address. */
export function pageUrl({ origin, language }: Site, path: string): string {
  return `${origin}${language === 'en' ? '/en' : ''}${path}`
}

/**
 * A member's booking in the account, which asks to sign in first. Anybody else's on the page where it is looked up: there
 * the number is filled in, and the address is still asked. The number stands behind the '#', so it reaches no log.
 */
export const bookingUrl = ({ reference, member }: { reference: string; member?: boolean }, site: Site): string =>
  member === true
    ? pageUrl(site, `/dashboard/bookings#booking=${reference}`)
    : `${pageUrl(site, '/booking/manage')}#reference=${reference}`

export type LinkPath = '/password' | '/confirm' | '/newsletter/confirm' | '/newsletter/unsubscribe' | '/booking/offer'

/** The token stands behind the '#': browsers do not send that part, so it reaches no log and no referrer. */
export function tokenUrl(site: Site, path: LinkPath, token: string): string {
  return `${pageUrl(site, path)}#token=${token}`
}

/** For mail programs, which call it without a page (RFC 8058): here the token has to be part of the address. */
export function oneClickUrl({ origin, language }: Site, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${language}/${token}`
}
