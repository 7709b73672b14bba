import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findMessage, type MessageRow } from '#store/contact-inbox.ts'
import { findSender, type Sender } from '#store/message-sender.ts'
import type { Context } from '../context.ts'
import { writingSince } from './steps/writing-since.ts'

interface Shown {
  row: MessageRow
  sender: Sender
  /** Days after which the message is removed with its answers. */
  keptDays: number
}

/** Shows a message with our answers, who else is writing one, and whom its address belongs to. */
export async function showContactMessage(
  ctx: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showContactMessage')) return forbidden('showContactMessage')
  const reader = actor.kind === 'staff' ? actor.account : null
  const { rules } = await ctx.catalogue()
  const row = await findMessage(ctx.db, actor, id, { reader, since: writingSince(ctx.now()) })
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const sender = await findSender(ctx.db, actor, row.email, ctx.now())
  return { ok: true, value: { row, sender, keptDays: rules.contactDays } }
}
