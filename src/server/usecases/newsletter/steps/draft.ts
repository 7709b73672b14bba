import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import { lockIssue, type IssueRow } from '#store/newsletter-issue.ts'

export type DraftRefusal = { code: 'not_found' | 'issue_started' } | Overtaken<'issue_changed'>

/** Locks an issue that is still a draft, in the version that the author of an act saw. */
export async function lockDraft(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<Outcome<IssueRow, DraftRefusal>> {
  const row = await lockIssue(tx, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  if (row.state !== 'draft') return { ok: false, refusal: { code: 'issue_started' } }
  if (row.version !== version)
    return await overtaken(tx, 'issue_changed', { kind: 'newsletter_issue', id }, 'createIssue', 'saveIssue')
  return { ok: true, value: row }
}
