import { verifyPassword } from '../../../password.ts'
import { findCustomerById, type CustomerRow } from '../../../store/customer.ts'
import type { Outcome } from '../../../store/db.ts'
import type { Context } from '../../context.ts'

export interface WrongPassword {
  code: 'wrong_password'
  fields: Record<string, string>
}

/**
 * Whoever holds a session may hold somebody else's: what cannot be undone asks for the password again.
 * @returns the customer
 */
export async function askPassword(
  ctx: Context,
  customerId: string,
  currentPassword: string,
): Promise<Outcome<CustomerRow, WrongPassword>> {
  const customer = await findCustomerById(ctx.db, customerId)
  const fits = await verifyPassword(customer?.password_hash ?? null, currentPassword)
  if (customer !== undefined && fits) return { ok: true, value: customer }
  return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
}
