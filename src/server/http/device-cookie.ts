/** As long as somebody who does not sign in meanwhile is known; see the privacy policy. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

/**
 * On an encrypted site the name forbids that another host of the same domain sets it (`__Host-`), which asks for a path
 * that covers the site. On any other the path keeps it from every call but the sign-in. Only the sign-in reads it.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-device' : 'device')
const waysAt = (origin: string) => (origin.startsWith('https:') ? 'Path=/; Secure' : 'Path=/api/user/Login')

/** What the browser shows of earlier sign-ins, or null. @param cookies the header */
export function shownDevice(cookies: string | undefined, origin: string): string | null {
  return new RegExp(`(?:^|;\\s*)${nameAt(origin)}=([\\w.-]{1,200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}

/** @returns the header that has the browser keep it */
export function keepDevice(proof: string, origin: string): string {
  return `${nameAt(origin)}=${proof}; ${waysAt(origin)}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict`
}
