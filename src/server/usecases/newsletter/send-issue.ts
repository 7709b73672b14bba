import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { isFinished } from '#domain/newsletter-issue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { insertDeliveries } from '#store/newsletter-delivery.ts'
import { contentOf, startIssue } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'
import { accountOf } from './steps/account-of.ts'
import { lockDraft, type DraftRefusal } from './steps/draft.ts'

type Refusal = Forbidden | DraftRefusal | { code: 'issue_unfinished' | 'no_readers' }

/** Number of readers by language. */
interface Started {
  de: number
  en: number
}

/**
 * Starts an issue: from now on it goes, piece by piece, to everybody who is subscribed at this moment. Of two who press at
 * once, the second is told that it is under way.
 * @returns to how many it goes
 */
export async function sendIssue(
  ctx: Context,
  actor: Actor,
  input: { id: string; version: number },
): Promise<Outcome<Started, Refusal>> {
  if (!may(actor, 'sendIssue')) return forbidden('sendIssue')
  return await transaction(ctx, actor, 'sendIssue', async (tx): Promise<Outcome<Started, Refusal>> => {
    const draft = await lockDraft(tx, input)
    if (!draft.ok) return draft
    if (!isFinished(contentOf(draft.value))) return { ok: false, refusal: { code: 'issue_unfinished' } }
    const at = ctx.now()
    const readers = await insertDeliveries(tx, input.id, at)
    if (readers.de + readers.en === 0) return { ok: false, refusal: { code: 'no_readers' } }
    await startIssue(tx, input.id, accountOf(actor), at)
    await tell(tx, { event: 'started', subject: ['newsletter_issue', input.id], after: { ...readers } })
    return { ok: true, value: readers }
  })
}
