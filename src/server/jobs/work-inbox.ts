import { system } from '#domain/actor.ts'
import type { Context } from '#usecases/context.ts'
import { workInbox, type Providers } from '#usecases/inbox/work-inbox.ts'
import type { Queue } from './queue.ts'

const AT_A_TIME = 4
const SWEEP_SECONDS = 15

/** A message wakes a run at once; what has to be tried again, or was left by a process that was killed, is swept up. */
export async function registerWorkInbox(queue: Queue, ctx: Context, providers: Providers): Promise<void> {
  const run = async () => void (await workInbox(ctx, system('work_inbox'), providers))
  await queue.work('work_inbox', AT_A_TIME, run)
  await queue.every(SWEEP_SECONDS, 'sweep_inbox', run)
}
