import { lockCustomer, type CustomerRow } from '../../../store/customer.ts'
import type { Outcome, Tx } from '../../../store/db.ts'
import type { Context } from '../../context.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './own-password.ts'
import { codeRefused, takeCode, type CodeRefusal } from './second-factor.ts'

export interface PasswordAndCode extends AskedAgain {
  code: string
}

/** Does what password and code of the second factor together allow, in the transaction that uses the code up. */
export async function askPasswordAndCode<T>(
  ctx: Context,
  input: PasswordAndCode,
  work: (tx: Tx, customer: CustomerRow) => Promise<T>,
): Promise<Outcome<T, WrongPassword | CodeRefusal>> {
  const asked = await askPassword(ctx, input)
  if (!asked.ok) return asked
  return await ctx.db.transaction().execute(async (tx): Promise<Outcome<T, CodeRefusal>> => {
    const customer = await lockCustomer(tx, input.customerId)
    const taken = customer && (await takeCode(ctx, tx, input.customerId, input.code))
    if (customer === undefined || taken === null || taken === undefined) return codeRefused('second_factor_off')
    if (taken === 'wait') return codeRefused('code_wait')
    if (taken === 'wrong') return codeRefused('wrong_code')
    return { ok: true, value: await work(tx, customer) }
  })
}
