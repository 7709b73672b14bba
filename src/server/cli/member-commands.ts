import { Argument, type Command } from 'commander'

import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { allowed, CliError, print, withContext } from './operator.ts'
import { change, sentence } from './option-values.ts'

const noMember = 'no account has this address'

// Somebody who calls from here has seen neither tier nor points, so none has changed meanwhile.
const reasonOf = (code: 'no_member' | 'customer_restricted' | 'tier_changed' | 'points_changed', email: string) =>
  code === 'no_member'
    ? noMember
    : `processing of the data of ${email} is restricted (GDPR art. 18); lift the restriction in the back office first`

export function addMemberCommands(program: Command): void {
  program
    .command('points')
    .argument('<email>')
    .argument('<points>', 'such as 500, or -- -500', change)
    .requiredOption('--reason <text>', 'kept with the entry', sentence)
    .description('give a member points, or take some away')
    .action(async (email: string, points: number, { reason }: { reason: string }) => {
      await withContext(async (ctx, actor) => {
        const adjusted = allowed(await adjustPoints(ctx, actor, { email, points, reason }))
        if (!adjusted.ok) {
          const { refusal } = adjusted
          throw new CliError(
            refusal.code === 'too_few' ? `${email} has only ${refusal.balance} points` : reasonOf(refusal.code, email),
          )
        }
        print(`${email} has ${adjusted.value} points now`)
      })
    })
  program
    .command('tier')
    .argument('<email>')
    .addArgument(new Argument('<tier>').choices(['prime', 'elite']))
    .description('grant a member a tier')
    .action(async (email: string, tier: 'prime' | 'elite') => {
      await withContext(async (ctx, actor) => {
        const granted = allowed(await grantTier(ctx, actor, { email, tier }))
        if (!granted.ok) throw new CliError(reasonOf(granted.refusal.code, email))
        print(`${email} is ${tier}`)
      })
    })
  program
    .command('second-factor')
    .description('the second factor of an account')
    .command('reset')
    .argument('<email>')
    .description('remove the app and passkeys of somebody who lost them, once you are sure who is asking')
    .action(async (email: string) => {
      await withContext(async (ctx, actor) => {
        const reset = allowed(await resetSecondFactor(ctx, actor, email))
        if (!reset.ok) {
          throw new CliError(
            reset.refusal.code === 'no_account' ? noMember : `${email} has neither an authenticator app nor a passkey`,
          )
        }
        print(
          `app and passkeys are removed: ${email} signs in with the password alone, is signed out everywhere and told by mail`,
        )
      })
    })
}
