import type { AccountId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { confirmEmail, findAccountByEmail, insertAccount, lockAccount, setPasswordHash } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { insertStaff } from '#store/staff.ts'
import type { Context } from '../../context.ts'
import type { Post } from './works-somewhere.ts'

interface Opening extends Post {
  email: string
  name: string
  language: Language
  passwordHash: string | null
}

/**
 * Lets somebody work here, with an account like everybody's. An account that the address has already keeps its password,
 * unless nobody ever confirmed it or it has none. @returns false if they work here already
 */
export async function openPost(ctx: Context, tx: Tx, opening: Opening): Promise<AccountId | false> {
  const { name, role, branches } = opening
  const account = await accountFor(ctx, tx, opening)
  if (!(await insertStaff(tx, { account, name, role, branches }))) return false
  // Sessions that were opened with the password alone are no longer enough.
  await deleteSessionsOf(tx, account)
  return account
}

async function accountFor(ctx: Context, tx: Tx, { email, language, passwordHash }: Opening): Promise<AccountId> {
  const at = ctx.now()
  const made = await insertAccount(tx, {
    email,
    password_hash: passwordHash,
    email_confirmed_at: at,
    language,
    created_at: at,
  })
  if (made !== undefined) {
    await recordAccountEvent(tx, made, 'account_created', {})
    return made
  }
  const { id } = (await findAccountByEmail(tx, email))!
  const account = (await lockAccount(tx, id))!
  if (account.email_confirmed_at === null || account.password_hash === null) {
    if (passwordHash !== null) await setPasswordHash(tx, id, passwordHash)
    await confirmEmail(tx, id, at)
  }
  return id
}
