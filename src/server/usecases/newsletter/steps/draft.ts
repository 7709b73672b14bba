import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { lockIssue, type IssueRow } from '#store/newsletter-issue.ts'

export interface DraftRefusal {
  code: 'not_found' | 'issue_changed' | 'issue_started'
}

/** Locks an issue that is still a draft, in the version that the author of an act saw. */
export async function lockDraft(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<Outcome<IssueRow, DraftRefusal>> {
  const row = await lockIssue(tx, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  if (row.state !== 'draft') return { ok: false, refusal: { code: 'issue_started' } }
  if (row.version !== version) return { ok: false, refusal: { code: 'issue_changed' } }
  return { ok: true, value: row }
}
