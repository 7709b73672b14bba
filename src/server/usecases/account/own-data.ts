import type { AccountOwner } from '#domain/actor.ts'
import type { DataFormat } from '#domain/account-event.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import { readOwnData } from '#store/own-data.ts'
import type { Context } from '../context.ts'
import { askProof, type NoProof, type Proof } from './steps/ask-password-and-code.ts'
import { noteDoneByOwner } from './steps/note-done-by-owner.ts'
import { openOwnData, type OwnDataFound } from './steps/open-own-data.ts'

/**
 * Everything that is kept of the owner of an account (GDPR art. 15 and 20), numbers of papers included: they are their own, and the
 * proof shows that the owner asks. What a visitor typed with their address may be somebody else's, so the numbers of
 * bookings that were made without signing in stay sealed.
 */
export async function ownData(
  ctx: Context,
  actor: AccountOwner,
  input: Proof & { format: DataFormat },
): Promise<Outcome<OwnDataFound, NoProof>> {
  assertMay(actor, 'ownData')
  const asked = await askProof(ctx, actor, 'ownData', input)
  if (!asked.ok) return asked
  const at = ctx.now()
  const found = async (tx: Tx) => {
    const rows = await readOwnData(tx, actor.account, at)
    await recordAccountEvent(tx, actor.account, 'data_copied', { format: input.format })
    const kind = input.format === 'json' ? 'portability' : 'access'
    await noteDoneByOwner(tx, { kind, customer: actor.customer, language: rows.account.language, at })
    return rows
  }
  // Everything as it was at one moment.
  const rows = await transact(ctx, actor, 'ownData', found, { isolation: 'repeatable read' })
  return { ok: true, value: await openOwnData(ctx, rows, { at, identified: false }) }
}
