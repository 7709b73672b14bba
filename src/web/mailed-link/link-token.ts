/** The form of our own tokens; anything else in the fragment is no link of ours. */
const form = /^[\w-]{20,100}$/

/** The token of a mailed link, `#token=…`: in the fragment it reaches no server log and no referrer. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token !== null && form.test(token) ? token : null
}
