import type { Staff } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { MessageState } from '#domain/message-state.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { lockMessage, moveMessage } from '#store/contact-inbox.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { messageChanged, type MessageChanged } from './steps/message-changed.ts'

interface Move {
  id: string
  state: MessageState
  /** Whether the actor has it in hand from now on; false lets it go. */
  mine: boolean
  /** Version that the author of the change saw. */
  version: number
}

type Refusal = Forbidden | { code: 'not_found' } | MessageChanged

/** Takes a message in hand, lets it go, closes it or opens it again. */
export async function moveContactMessage(ctx: Context, actor: Staff, input: Move): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'moveContactMessage')) return forbidden('moveContactMessage')
  const { id, state, mine, version } = input
  return await transaction(ctx, actor, 'moveContactMessage', async (tx): Promise<Outcome<null, Refusal>> => {
    const row = await lockMessage(tx, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.version !== version) return await messageChanged(tx, id)
    await moveMessage(tx, id, { state, owner: mine ? actor.account : null })
    await tell(tx, {
      event: 'message_moved',
      subject: ['contact_message', id],
      branch: row.branch_id,
      before: { state: row.state },
      after: { state },
    })
    return { ok: true, value: null }
  })
}
