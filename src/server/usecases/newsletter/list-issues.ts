import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listIssueRows, type IssueRow } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'

/** Lists the issues of the newsletter: drafts, what goes out right now, and what is out. */
export async function listIssues(ctx: Context, actor: Actor): Promise<Outcome<IssueRow[], Forbidden>> {
  if (!may(actor, 'listIssues')) return forbidden('listIssues')
  return { ok: true, value: await listIssueRows(ctx.db) }
}
