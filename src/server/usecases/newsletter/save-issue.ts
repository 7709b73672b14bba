import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { updateIssue } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'
import { accountOf } from './steps/account-of.ts'
import { lockDraft, type DraftRefusal } from './steps/draft.ts'

interface Saved {
  id: string
  content: IssueContent
  /** Version that the author saw; what somebody else saved meanwhile is not overwritten. */
  version: number
}

type Refusal = Forbidden | DraftRefusal

/** Saves the text of a draft. @returns its new version */
export async function saveIssue(
  ctx: Context,
  actor: Actor,
  { id, content, version }: Saved,
): Promise<Outcome<{ version: number }, Refusal>> {
  if (!may(actor, 'saveIssue')) return forbidden('saveIssue')
  return await transaction(ctx, actor, 'saveIssue', async (tx): Promise<Outcome<{ version: number }, Refusal>> => {
    const draft = await lockDraft(tx, { id, version })
    if (!draft.ok) return draft
    await updateIssue(tx, id, { content, by: accountOf(actor), at: ctx.now() })
    await tell(tx, { event: 'saved', subject: ['newsletter_issue', id], after: { version: version + 1 } })
    return { ok: true, value: { version: version + 1 } }
  })
}
