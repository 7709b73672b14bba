import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { deleteIssue } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'
import { lockDraft, type DraftRefusal } from './steps/draft.ts'

type Refusal = Forbidden | DraftRefusal

/** Removes a draft. What went out stays. */
export async function removeIssue(
  ctx: Context,
  actor: Actor,
  input: { id: string; version: number },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'removeIssue')) return forbidden('removeIssue')
  return await transaction(ctx, actor, 'removeIssue', async (tx): Promise<Outcome<null, Refusal>> => {
    const draft = await lockDraft(tx, input)
    if (!draft.ok) return draft
    await deleteIssue(tx, input.id)
    await tell(tx, { event: 'removed', subject: ['newsletter_issue', input.id] })
    return { ok: true, value: null }
  })
}
