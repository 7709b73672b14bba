/** Lifetime of the cookie in seconds from the last sign-in; the privacy policy names it. */
const KEPT_SECONDS = 90 * 24 * 60 * 60

/**
 * Name of the cookie. On an encrypted site `__Host-` keeps other hosts of the domain from setting it, and requires a path
 * that covers the whole site. On any other site the path limits it to the sign-in. Only the sign-in reads it.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-device' : 'device')
const waysAt = (origin: string) => (origin.startsWith('https:') ? 'Path=/; Secure' : 'Path=/api/user/Login')

/** Browser's proof of earlier sign-ins, or null. @param cookies value of the header */
export function shownDevice(cookies: string | undefined, origin: string): string | null {
  return new RegExp(`(?:^|;\\s*)${nameAt(origin)}=([\\w.-]{1,200})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}

/** @returns value of the header that makes the browser keep the proof */
export function keepDevice(proof: string, origin: string): string {
  return `${nameAt(origin)}=${proof}; ${waysAt(origin)}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict`
}
