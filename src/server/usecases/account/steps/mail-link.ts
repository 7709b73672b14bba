import type { AccountId } from '#domain/ids.ts'
import { countLinksSince, insertLink } from '#store/mail-link.ts'
import type { Tx } from '#store/db.ts'
import type { Language } from '#domain/language.ts'
import { newToken } from '#secrets/token.ts'
import type { Context } from '../../context.ts'
import { namesOf } from './owner-names.ts'

const HOUR_MS = 3_600_000
/** Limit of links to an account in an hour. Further calls succeed but mail nothing, to protect strangers' inboxes. */
const LINKS_PER_HOUR = 3

export type LinkLetter =
  | { kind: 'set_password'; cause: 'registered' | 'forgotten' }
  | { kind: 'confirm_address' }
  | { kind: 'already_registered' }

export interface Addressee {
  id: AccountId
  email: string
  first_name: string
  last_name: string
}

/** Makes a single-use link and posts the letter that carries it. Only the letter ever holds the token. */
export async function mailLink(
  ctx: Context,
  tx: Tx,
  to: Addressee,
  language: Language,
  letter: LinkLetter,
): Promise<void> {
  const at = ctx.now()
  const links = await countLinksSince(tx, to.id, new Date(at.getTime() - HOUR_MS))
  if (links >= LINKS_PER_HOUR) return
  const { token, hash } = newToken()
  const purpose = letter.kind === 'confirm_address' ? 'confirm_address' : 'set_password'
  const expiresAt = new Date(at.getTime() + HOUR_MS)
  await insertLink(tx, { tokenHash: hash, purpose, accountId: to.id, at, expiresAt })
  // An owner who forgot the password waits for this letter; strangers can cause all other kinds.
  const unasked = letter.kind !== 'set_password' || letter.cause === 'registered'
  const about = { recipient: to.email, language, unasked }
  const data = { ...namesOf(to), token }
  if (letter.kind === 'set_password')
    await ctx.post(tx, { ...about, kind: 'set_password', data: { ...data, cause: letter.cause } })
  else await ctx.post(tx, { ...about, kind: letter.kind, data })
}
