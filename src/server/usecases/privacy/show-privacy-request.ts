import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { findPerson, type FoundPerson } from '#store/person.ts'
import { findPrivacy, wasDone, type PrivacyRow } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'

interface Shown {
  row: PrivacyRow
  /** Numbers of what is stored under the person's address; null without an address. */
  person: FoundPerson | null
  /** Whether the copy of all data was made for it. */
  copied: boolean
  /** Whether an answer was sent. */
  answered: boolean
  /** Whole years after a rental's year for which it stays, whatever the person wants (HGB § 257, AO § 147). */
  keptYears: number
}

/** Shows a request with what is stored of the person, so that one sees before an act what it reaches. */
export async function showPrivacyRequest(
  ctx: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Outcome<Shown, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showPrivacyRequest')) return forbidden('showPrivacyRequest')
  const row = await findPrivacy(ctx.db, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const person = row.email === null ? null : await findPerson(ctx.db, row.email.toLowerCase(), ctx.now())
  const { rules } = await ctx.catalogue()
  const copied = await wasDone(ctx.db, id, 'copied')
  const answered = await wasDone(ctx.db, id, 'answered')
  return { ok: true, value: { row, person, copied, answered, keptYears: rules.rentalYears } }
}
