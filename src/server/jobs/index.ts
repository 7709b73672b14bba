import { system } from '#domain/actor.ts'
import type { Mailer } from '#mail/mailer.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { forgetChallenges } from '#usecases/account/forget-challenges.ts'
import { forgetTrials } from '#usecases/account/forget-trials.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { forgetUnproven } from '#usecases/booking/forget-unproven.ts'
import { tellDrives } from '#usecases/booking/tell-drives.ts'
import { watchYard } from '#usecases/booking/watch-yard.ts'
import { writeAgreements } from '#usecases/booking/write-agreements.ts'
import type { Context } from '#usecases/context.ts'
import { postIssues } from '#usecases/newsletter/post-issues.ts'
import { forgetLapsed } from '#usecases/housekeeping/forget-lapsed.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { removeLeftFiles } from '#usecases/housekeeping/remove-left-files.ts'
import { LONGEST_SECONDS, makeNightlyCopy, type NightlyCopies } from './nightly-copies.ts'
import type { Queue } from './queue.ts'
import { providers } from './providers.ts'
import { registerSendLetter } from './send-letter.ts'
import { registerWorkInbox } from './work-inbox.ts'

/** Every job of the house. @param copies null where none are made every night */
export async function registerJobs(
  queue: Queue,
  ctx: Context,
  mailer: Mailer,
  copies: NightlyCopies | null,
): Promise<void> {
  await registerSendLetter(queue, ctx, mailer)
  await registerWorkInbox(queue, ctx, providers)
  await queue.every(15, 'expire_overdue', () => expireOverdue(ctx, system('expire_overdue')))
  await queue.every('* * * * *', 'watch_yard', () => watchYard(ctx, system('watch_yard')))
  await queue.every('* * * * *', 'tell_drives', () => tellDrives(ctx, system('tell_drives')))
  await queue.every('* * * * *', 'remove_left_files', () => removeLeftFiles(ctx, system('remove_left_files')))
  await queue.every(5, 'post_newsletter', () => postIssues(ctx, system('post_newsletter')))
  await queue.every(15, 'write_agreements', () => writeAgreements(ctx, system('write_agreements')))
  await queue.every('37 * * * *', 'forget_challenges', () => forgetChallenges(ctx, system('forget_challenges')))
  await queue.every('22 * * * *', 'forget_unproven', () => forgetUnproven(ctx, system('forget_unproven')))
  await queue.every('7 * * * *', 'forget_trials', () => forgetTrials(ctx, system('forget_trials')))
  await queue.every('52 * * * *', 'forget_lapsed', () => forgetLapsed(ctx, system('forget_lapsed')))
  if (copies !== null) {
    await queue.every('11 2 * * *', 'back_up', () => makeNightlyCopy(ctx, copies), LONGEST_SECONDS)
  }
  await queue.every('41 3 * * *', 'keep_house', () => keepHouse(ctx, system('keep_house')))
  await queue.every('23 3 * * *', 'forget_expired', () => forgetExpired(ctx, system('forget_expired')))
}
