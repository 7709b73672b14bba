import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { mergeProblem, type MergeProblem } from '#domain/same-person.ts'
import { removeAccount } from '#store/account.ts'
import { sayWhoActs, tell } from '#store/act-log.ts'
import { findCustomer } from '#store/customer.ts'
import {
  countMoves,
  fillFromGone,
  findToMerge,
  lockBoth,
  mergedInto,
  moveToKept,
  removeCustomer,
  type MergeRow,
} from '#store/customer-merge.ts'
import { transaction, type Tx } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import { isRestricted } from '#store/restriction.ts'
import { openDocuments, sealDocuments } from '../account/steps/documents.ts'
import { rememberFirstRental } from '../account/steps/remember-rented.ts'
import type { Context } from '../context.ts'
import { customerChanged, linesAboutCustomer, type CustomerChanged } from './steps/customer-changed.ts'

export interface Merge {
  kept: CustomerId
  gone: CustomerId
  /** Versions of both profiles that were compared. */
  version: number
  goneVersion: number
  reason: string
}

type Refusal =
  | Forbidden
  | { code: MergeProblem | 'not_found' | 'customer_restricted' }
  | CustomerChanged
  | Overtaken<'already_merged'>

/**
 * Managers merge two customers who are one person. Everything moves to the one who stays; an account of the other is gone
 * with its sessions, passkeys and links, and both addresses are told. Of two managers at once the second is told.
 */
export async function mergeCustomers(ctx: Context, actor: Actor, input: Merge): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'mergeCustomers')) return forbidden('mergeCustomers')
  const { kept, gone } = input
  if (kept === gone) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'mergeCustomers', async (tx): Promise<Outcome<null, Refusal>> => {
    await lockBoth(tx, kept, gone)
    const [one, other] = [await findToMerge(tx, kept), await findToMerge(tx, gone)]
    if (one === undefined || other === undefined) {
      const into = await mergedInto(tx, other === undefined ? gone : kept)
      if (into === undefined) return { ok: false, refusal: { code: 'not_found' } }
      return await overtaken(tx, 'already_merged', await linesAboutCustomer(tx, into), 'mergeCustomers')
    }
    if (one.version !== input.version) return await customerChanged(tx, kept)
    if (other.version !== input.goneVersion) return await customerChanged(tx, gone)
    if ((await isRestricted(tx, kept)) || (await isRestricted(tx, gone)))
      return { ok: false, refusal: { code: 'customer_restricted' } }
    const problem = mergeProblem(one, other)
    if (problem !== null) return { ok: false, refusal: { code: problem } }
    await merge(ctx, tx, { one, other, reason: input.reason })
    return { ok: true, value: null }
  })
}

interface Pair {
  one: MergeRow
  other: MergeRow
  reason: string
}

async function merge(ctx: Context, tx: Tx, { one, other, reason }: Pair): Promise<void> {
  const [kept, gone] = [one.id, other.id]
  const moves = await countMoves(tx, gone)
  const documents = await documentsFor(ctx, tx, one, other)
  if (other.account !== null && other.email !== null) await rememberFirstRental(ctx, tx, gone, other.email)
  await moveToKept(tx, kept, gone)
  // A tier that changes is told by a trigger, which asks who acts.
  await sayWhoActs(tx)
  await fillFromGone(tx, { kept, gone, at: ctx.now() }, documents)
  await tell(tx, {
    event: 'merged',
    subject: ['customer', kept],
    account: one.account,
    after: { gone, ...moves },
    reason,
  })
  if (other.account === null) await removeCustomer(tx, gone)
  else await removeAccount(tx, other.account)
  await tellBoth(ctx, tx, one, other)
}

/** Numbers of papers of the customer who goes, sealed for the one who stays; null if they are not needed. */
async function documentsFor(ctx: Context, tx: Tx, one: MergeRow, other: MergeRow) {
  const [to, from] = [await findCustomer(tx, one.id), await findCustomer(tx, other.id)]
  if (to?.documents_sealed !== null || from?.documents_sealed == null) return null
  const sealed = sealDocuments(ctx, one.id, openDocuments(ctx, other.id, from.documents_sealed))
  return sealed === null ? null : { sealed, givenAt: from.documents_given_at! }
}

/** Letters to both mailboxes, so that nobody loses an account unseen. Neither names the other's address. */
async function tellBoth(ctx: Context, tx: Tx, one: MergeRow, other: MergeRow): Promise<void> {
  const [keptMail, goneMail] = [one.email?.toLowerCase(), other.email?.toLowerCase()]
  const letter = (row: MergeRow, mailbox: 'kept' | 'gone') => {
    const { firstName, lastName, language } = row
    const data = { firstName, lastName, mailbox, account: one.account !== null }
    return row.email === null ? [] : [{ kind: 'customers_merged', recipient: row.email, language, data } as const]
  }
  const toGone = goneMail === keptMail ? [] : letter(other, 'gone')
  await ctx.post(tx, ...letter(one, 'kept'), ...toGone)
}
