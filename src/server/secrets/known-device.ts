import { randomBytes } from 'node:crypto'

import type { Sealer } from './seal.ts'

const NONCE_BYTES = 16
const PROOF_BYTES = 16
/** Number of accounts that a browser remembers: the people of a household. */
const MOST_ACCOUNTS = 4
const FORM = /^[\w-]{22}(\.[\w-]{22}){1,4}$/

type Owner = { id: string; password_hash: string | null }

/**
 * Makes the value by which a browser shows that accounts have signed in with it before: random bytes and, for each
 * account, a proof that only we can make. It grants no access, names no one and ends with a new password.
 * @param before value that the browser sent, which may contain proofs for other accounts
 */
export function deviceProof(sealer: Sealer, before: string | null, owner: Owner): string {
  const [nonce = newNonce(), ...others] = before !== null && FORM.test(before) ? before.split('.') : []
  const own = proofOf(sealer, nonce, owner)
  return [nonce, own, ...others.filter((other) => other !== own).slice(0, MOST_ACCOUNTS - 1)].join('.')
}

/** @returns the random part of the browser's value if that has a proof for this account, else null */
export function knownDevice(sealer: Sealer, shown: string | null, owner: Owner | undefined): string | null {
  if (shown === null || owner === undefined || !FORM.test(shown)) return null
  const [nonce, ...proofs] = shown.split('.') as [string, ...string[]]
  return proofs.includes(proofOf(sealer, nonce, owner)) ? nonce : null
}

const newNonce = () => randomBytes(NONCE_BYTES).toString('base64url')

function proofOf(sealer: Sealer, nonce: string, { id, password_hash }: Owner): string {
  const whole = sealer.fingerprint(`device:${nonce}:${id}:${password_hash}`)
  return whole.subarray(0, PROOF_BYTES).toString('base64url')
}
