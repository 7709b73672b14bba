import { billMailboxOf } from '#store/business.ts'
import type { Tx } from '#store/db.ts'
import type { Context, NewLetter } from '../../context.ts'

/** Posts a letter about the bill of a booking, with a copy to the mailbox for invoices of the company that it names. */
export async function postBill(ctx: Context, tx: Tx, bookingId: number, letter: NewLetter): Promise<void> {
  const mailbox = await billMailboxOf(tx, bookingId)
  const other = mailbox !== undefined && mailbox.toLowerCase() !== letter.recipient.toLowerCase()
  await ctx.post(tx, letter, ...(other ? [{ ...letter, recipient: mailbox }] : []))
}
