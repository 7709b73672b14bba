import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { insertIssue } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'
import { accountOf } from './steps/account-of.ts'

/** Begins an issue of the newsletter. @returns its number */
export async function createIssue(
  ctx: Context,
  actor: Actor,
  content: IssueContent,
): Promise<Outcome<{ id: string }, Forbidden>> {
  if (!may(actor, 'createIssue')) return forbidden('createIssue')
  return await transaction(ctx, actor, 'createIssue', async (tx): Promise<Outcome<{ id: string }, Forbidden>> => {
    const id = await insertIssue(tx, { content, by: accountOf(actor), at: ctx.now() })
    await tell(tx, { event: 'created', subject: ['newsletter_issue', id] })
    return { ok: true, value: { id } }
  })
}
