import { transact } from '#store/db.ts'
import type { Caller } from '#domain/actor.ts'
import { findCustomerByEmail } from '#store/customer.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'
import { mailLink } from './steps/mail-link.ts'

/** Mails a link for a new password, if the address has an account. The caller is told the same either way (D5). */
export async function requestPasswordLink(
  ctx: Context,
  actor: Caller,
  input: { email: string; language: Language },
): Promise<void> {
  await transact(ctx, actor, 'requestPasswordLink', async (tx) => {
    const customer = await findCustomerByEmail(tx, input.email)
    if (customer !== undefined)
      await mailLink(ctx, tx, customer, input.language, { kind: 'set_password', cause: 'forgotten' })
  })
}
