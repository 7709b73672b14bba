import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { findAccountByEmail, lockAccount, type AccountRow } from '#store/account.ts'
import { tell } from '#store/act-log.ts'
import { lockCustomerOf } from '#store/customer.ts'
import { transaction, type Tx } from '#store/db.ts'
import { forgetLettersTo } from '#store/letter.ts'
import { findPerson, listAllOfPerson, type FoundPerson } from '#store/person.ts'
import { updatePrivacy } from '#store/privacy-request.ts'
import { lockQuotesOf } from '#store/quote.ts'
import { partFromPerson } from '#store/retention.ts'
import type { Context } from '../context.ts'
import { endRestriction } from '../account/steps/end-restriction.ts'
import { eraseAccount, forgetByAddress } from '../account/steps/erase-account.ts'
import { addressOf, openRequest, type NobodyKnown, type NotOpen, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | NotOpen | NobodyKnown | { code: 'person_renting' | 'last_manager' }

/**
 * Erases a person who asks for it, with or without an account, as the deletion of an account does (GDPR art. 17). What
 * the law asks to be kept stays. @returns what was found before
 */
export async function erasePerson(
  ctx: Context,
  actor: Actor,
  seen: SeenRequest,
): Promise<Outcome<FoundPerson, Refusal>> {
  if (!may(actor, 'erasePerson')) return forbidden('erasePerson')
  return await transaction(ctx, actor, 'erasePerson', async (tx): Promise<Outcome<FoundPerson, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const address = addressOf(open.value)
    if (!address.ok) return address
    const email = address.value.toLowerCase()
    const account = await lockPerson(tx, email)
    const found = await findPerson(tx, email, ctx.now())
    if (found.open > 0) return { ok: false, refusal: { code: 'person_renting' } }
    if (account !== undefined) {
      const erased = await eraseAccount(ctx, tx, account)
      if (!erased.ok)
        return {
          ok: false,
          refusal: { code: erased.refusal.code === 'last_manager' ? 'last_manager' : 'person_renting' },
        }
    }
    // They ask for it themselves, so the restriction is in nobody's interest any longer (art. 18 (2)).
    await endRestriction(tx, email, ctx.now())
    await partFromPerson(tx, email)
    await forgetByAddress(ctx, tx, email)
    await forgetLettersTo(tx, email)
    await updatePrivacy(tx, seen.id, {})
    const { kept, requests, messages } = found
    const after = { account: found.account, kept, requests, messages }
    await tell(tx, { event: 'erased', subject: ['privacy_request', seen.id], after })
    return { ok: true, value: found }
  })
}

/** Locks bookings, customer and account of a person, in the order of all transactions. */
async function lockPerson(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const known = await findAccountByEmail(tx, email)
  if (known !== undefined) await lockQuotesOf(tx, known.id)
  await listAllOfPerson(tx, email, { lock: true })
  if (known === undefined) return undefined
  await lockCustomerOf(tx, known.id)
  return await lockAccount(tx, known.id)
}
