import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tellIf, tellNothing } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { idOfCall } from '#store/idempotency.ts'
import { findBlankDraft, insertIssue } from '#store/newsletter-issue.ts'
import type { Keyed } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { accountOf } from './steps/account-of.ts'

/**
 * Begins an issue of the newsletter; who begins an empty one again gets the draft in which they have written nothing yet.
 * @returns its number
 */
export async function createIssue(
  ctx: Context,
  actor: Actor,
  { keyed, ...content }: IssueContent & { keyed?: Keyed },
): Promise<Outcome<{ id: string }, Forbidden>> {
  if (!may(actor, 'createIssue')) return forbidden('createIssue')
  return await transaction(ctx, actor, 'createIssue', async (tx): Promise<Outcome<{ id: string }, Forbidden>> => {
    const by = accountOf(actor)
    const blank = by !== null && isBlank(content) ? await findBlankDraft(tx, by) : undefined
    if (blank !== undefined) {
      tellNothing(tx)
      return { ok: true, value: { id: blank } }
    }
    const id = idOfCall(tx, keyed)
    const added = await insertIssue(tx, id, { content, by, at: ctx.now() })
    await tellIf(tx, added, { event: 'created', subject: ['newsletter_issue', id] })
    return { ok: true, value: { id } }
  })
}

const isBlank = ({ de, en, car }: IssueContent): boolean =>
  car === null && [de.subject, de.text, en.subject, en.text].every((one) => one === '')
