import { system } from '#domain/actor.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Context } from '#usecases/context.ts'
import { deliverLetter } from '#usecases/letter/deliver.ts'
import type { Queue } from './queue.ts'

const AT_A_TIME = 4

export async function registerSendLetter(queue: Queue, ctx: Context, mailer: Mailer): Promise<void> {
  await queue.work('send_letter', AT_A_TIME, async ({ letterId }) => {
    // Loaded with the first letter, because the code that draws PDFs takes 11 MB.
    const { termsPdf } = await import('#documents/terms-pdf.ts')
    await deliverLetter(ctx, system('send_letter'), { mailer, termsPdf, id: letterId })
  })
}
