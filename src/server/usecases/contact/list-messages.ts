import { listMessages, type ContactMessageRow } from '#store/contact.ts'
import type { Context } from '../context.ts'

/** Messages of the contact form that are kept (D12), the oldest first. */
export async function listContactMessages(ctx: Context): Promise<ContactMessageRow[]> {
  return await listMessages(ctx.db)
}
