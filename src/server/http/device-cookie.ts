/** As long as somebody who does not sign in meanwhile is known; see the privacy policy. */
const KEPT_SECONDS = 90 * 24 * 60 * 60
/** No other call gets to see it. */
const SEEN_BY = '/api/user/Login'

/** What the browser shows of earlier sign-ins, or null. @param cookies the header */
export function shownDevice(cookies: string | undefined): string | null {
  return /(?:^|;\s*)device=([\w.-]{1,200})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null
}

/** @returns the header that has the browser keep it */
export function keepDevice(proof: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `device=${proof}; Path=${SEEN_BY}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
