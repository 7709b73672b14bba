import { plainNumber } from '#domain/paper-number.ts'
import type { Context } from '../../context.ts'

/** Addresses and licence numbers that somebody gives, by which a block may know them; empty texts if they give none. */
export interface Told {
  readonly emails: readonly string[]
  readonly licences: readonly string[]
}

/** Fingerprints of addresses and licence numbers: equal however they are written, and useless without the key. */
export function marksOf({ sealer }: Pick<Context, 'sealer'>, { emails, licences }: Told): Buffer[] {
  const boxes = emails.map(mailboxOf).filter((box) => box !== '')
  const numbers = licences.map(plainNumber).filter((number) => number !== '')
  return [
    ...boxes.map((box) => sealer.fingerprint(`block:email:${box}`)),
    ...numbers.map((number) => sealer.fingerprint(`block:licence:${number}`)),
  ]
}

/** The mailbox behind an address, as the database sees it (schema/04-rental.sql). */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@').toLowerCase()
