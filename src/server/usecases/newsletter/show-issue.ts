import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { countReaders, type Readers } from '#store/newsletter-delivery.ts'
import { findIssueRow, type IssueRow } from '#store/newsletter-issue.ts'
import type { Context } from '../context.ts'

interface Shown {
  row: IssueRow
  /** Readers to whom it would go now. */
  readers: Readers
}

/** Shows an issue: its text, how far it has gone, and to how many it would go. */
export async function showIssue(
  ctx: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showIssue')) return forbidden('showIssue')
  const row = await findIssueRow(ctx.db, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: { row, readers: await countReaders(ctx.db, ctx.now()) } }
}
