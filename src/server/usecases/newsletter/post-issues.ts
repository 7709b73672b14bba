import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { transact } from '#store/db.ts'
import { endIssues, isAnySending, takeDueLetters, type DueLetter } from '#store/newsletter-delivery.ts'
import type { Context, NewLetter } from '../context.ts'

/** Letters of a piece: about as many as one process hands over until the next one. */
const PIECE = 20

/**
 * Puts the next letters of issues into the queue, piece by piece, so that neither the queue nor the mail server is ever
 * full of them. A piece and the note of it are one transaction: whatever happens, nobody gets a letter twice.
 */
export async function postIssues(ctx: Context, actor: System): Promise<void> {
  assertMay(actor, 'postIssues')
  if (!(await isAnySending(ctx.db))) return
  await transact(ctx, actor, 'postIssues', async (tx) => {
    const due = await takeDueLetters(tx, PIECE, ctx.now())
    await ctx.post(tx, ...due.map(letterOf))
    await endIssues(tx, ctx.now())
  })
}

function letterOf(due: DueLetter): NewLetter {
  const { letter_id: id, email: recipient, language, subject, text } = due
  const reader = { token: due.unsubscribe_token, since: due.confirmed_at.toISOString() }
  const data = { subject, text, car: due.car, at: due.started_at.toISOString(), reader }
  return { id, bulk: true, kind: 'newsletter_issue', recipient, language, data }
}
