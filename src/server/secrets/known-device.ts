import { randomBytes } from 'node:crypto'

import type { Sealer } from './seal.ts'

const NONCE_BYTES = 16
const PROOF_BYTES = 16
/** The people of a household at one browser. */
const MOST_ACCOUNTS = 4
const FORM = /^[\w-]{22}(\.[\w-]{22}){1,4}$/

type Owner = { id: string; password_hash: string | null }

/**
 * What a browser keeps to show that an account was signed in to with it: something random, and a proof for each account
 * that only we can make. It opens nothing, it names nobody, and a new password makes it worthless.
 * @param before what the browser showed, which may be of others too
 */
export function deviceProof(sealer: Sealer, before: string | null, owner: Owner): string {
  const [nonce = newNonce(), ...others] = before !== null && FORM.test(before) ? before.split('.') : []
  const own = proofOf(sealer, nonce, owner)
  return [nonce, own, ...others.filter((other) => other !== own).slice(0, MOST_ACCOUNTS - 1)].join('.')
}

/** @returns the random part of what a browser shows where it has a proof for this account, else null */
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
