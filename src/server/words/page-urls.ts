import type { LetterContext } from './letter-context.ts'

type Site = Pick<LetterContext, 'origin' | 'language'>

/** A page in the letter's language (D1). No personal data ever goes into an address. */
export function pageUrl({ origin, language }: Site, path: string): string {
  return `${origin}${language === 'en' ? '/en' : ''}${path}`
}

/**
 * URL of a booking. For a member it is in the account, after signing in; for others it is the page for looking it up,
 * with the number filled in and the mail address still to be entered. The number is behind the '#', so it reaches no log.
 */
export const bookingUrl = ({ reference, member }: { reference: string; member?: boolean }, site: Site): string =>
  member === true
    ? pageUrl(site, `/dashboard/bookings#booking=${reference}`)
    : `${pageUrl(site, '/booking/manage')}#reference=${reference}`

export type LinkPath =
  | '/password'
  | '/confirm'
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'
  | '/booking/offer'
  | '/staff/invitation'

/** URL with a token behind the '#'. Browsers do not send that part, so it reaches no log and no referrer. */
export function tokenUrl(site: Site, path: LinkPath, token: string): string {
  return `${pageUrl(site, path)}#token=${token}`
}

/** URL for mail programs, which call it without a page (RFC 8058), so that the token has to be in the path. */
export function oneClickUrl({ origin, language }: Site, token: string): string {
  return `${origin}/api/newsletter/unsubscribe/${language}/${token}`
}
