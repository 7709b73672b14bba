import type { Mailer } from '../mail/mailer.ts'
import { forgetExpired } from '../usecases/account/forget-expired.ts'
import { expireOverdue } from '../usecases/booking/expire-overdue.ts'
import type { Context } from '../usecases/context.ts'
import { keepHouse } from '../usecases/housekeeping/nightly.ts'
import type { Queue } from './queue.ts'
import { registerSendLetter } from './send-letter.ts'

/** Every job of the house. */
export async function registerJobs(queue: Queue, ctx: Context, mailer: Mailer): Promise<void> {
  await registerSendLetter(queue, ctx, mailer)
  await queue.every(15, 'expire_overdue', () => expireOverdue(ctx))
  await queue.every('41 3 * * *', 'keep_house', () => keepHouse(ctx))
  await queue.every('23 3 * * *', 'forget_expired', () => forgetExpired(ctx))
}
