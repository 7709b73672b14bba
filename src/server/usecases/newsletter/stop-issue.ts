import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { stopDeliveries } from '#store/newsletter-delivery.ts'
import { lockIssue, stopIssueRow } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' | 'issue_not_sending' }

/** Stops what has not gone yet of an issue. What has gone cannot be taken back. */
export async function stopIssue(ctx: Context, actor: Actor, { id }: { id: string }): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'stopIssue')) return forbidden('stopIssue')
  return await transaction(ctx, actor, 'stopIssue', async (tx): Promise<Outcome<null, Refusal>> => {
    const row = await lockIssue(tx, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.state !== 'sending') return { ok: false, refusal: { code: 'issue_not_sending' } }
    await stopDeliveries(tx, id, ctx.now())
    await stopIssueRow(tx, id, ctx.now())
    await tell(tx, { event: 'stopped', subject: ['newsletter_issue', id] })
    return { ok: true, value: null }
  })
}
