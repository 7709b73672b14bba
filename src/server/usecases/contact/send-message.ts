import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lockLimit } from '#store/advisory-lock.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { countMessagesSince, insertContactMessage, requestHashOf } from '#store/contact.ts'
import type { Language } from '#domain/language.ts'
import type { ContactLetter } from '#mail/letters.ts'
import type { Context } from '../context.ts'

/** Least time in ms that a person needs to fill in the form; programs are faster. */
const LEAST_MS = 3_000
const HOUR_MS = 3_600_000
const MESSAGES_PER_HOUR = 5
/** Most receipts to an address in an hour, because anybody can enter a stranger's address. */
const RECEIPTS_PER_HOUR = 2

export interface MessageInput {
  name: string
  email: string
  phone: string
  reference: string
  /** Branch that the message is for; null for none in particular. */
  branch: number | null
  message: string
  language: Language
  /** Trap for programs: people do not see this field. */
  website: string
  filledMs: number
  keyed: { key: string; requestHash: Buffer }
}

export type MessageRefusal = { code: 'rate_limited' | 'idempotency_conflict' }
const done = { ok: true, value: null } as const

/** Stores a message of the contact form, mails it to the branch and mails a receipt to its sender (D12). */
export async function sendMessage(
  ctx: Context,
  actor: Caller,
  input: MessageInput,
): Promise<Outcome<null, MessageRefusal>> {
  assertMay(actor, 'sendMessage')
  // A program that learns of the trap would avoid it, so the answer is the usual one.
  if (input.website !== '') return done
  if (input.filledMs < LEAST_MS) return { ok: false, refusal: { code: 'rate_limited' } }
  return await transaction(ctx, actor, 'sendMessage', async (tx): Promise<Outcome<null, MessageRefusal>> => {
    await lockLimit(tx, 'contact_message', input.email)
    if (!(await keep(ctx, tx, input))) {
      const before = await requestHashOf(tx, input.keyed.key)
      return before?.equals(input.keyed.requestHash) === true
        ? done
        : { ok: false, refusal: { code: 'idempotency_conflict' } }
    }
    const messages = await countMessagesSince(tx, input.email, new Date(ctx.now().getTime() - HOUR_MS))
    if (messages > MESSAGES_PER_HOUR) return { ok: false, refusal: { code: 'rate_limited' } }
    const data = letterOf(input)
    const recipient = input.branch === null ? 'company' : `branch:${input.branch}`
    await ctx.post(tx, { kind: 'contact_message', recipient, language: 'de', data, unasked: true })
    if (messages <= RECEIPTS_PER_HOUR)
      await ctx.post(tx, {
        kind: 'contact_receipt',
        recipient: input.email,
        language: input.language,
        data,
        unasked: true,
      })
    return done
  })
}

async function keep(ctx: Context, tx: Tx, input: MessageInput): Promise<boolean> {
  const { name, email, phone, reference, branch, message, language, keyed } = input
  return await insertContactMessage(tx, {
    idempotency_key: keyed.key,
    request_hash: keyed.requestHash,
    branch_id: branch,
    name,
    email,
    phone: phone || null,
    booking_reference: reference || null,
    message,
    language,
    created_at: ctx.now(),
  })
}

function letterOf({ name, email, phone, reference, branch, message, language }: MessageInput): ContactLetter {
  return { name, email, phone: phone || null, reference: reference || null, branch, message, language }
}
