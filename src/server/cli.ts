import type { Actor, Role } from '#domain/actor.ts'
import { Argument, Command, Option } from 'commander'

import { BackupError } from '#backup/whole-copy.ts'
import { listed } from '#cli/booking-list.ts'
import { cancellingText, givenBackText, sheetOf, sheetText, type BookingSheet } from '#cli/booking-sheet.ts'
import { agreement } from '#cli/agreement-commands.ts'
import { addBranchCommands } from '#cli/branch-commands.ts'
import { addBackupCommands } from '#cli/backup-commands.ts'
import { addDocumentCommands } from '#cli/document-commands.ts'
import { addFileCommands } from '#cli/file-commands.ts'
import { addRequestCommands } from '#cli/request-commands.ts'
import { addCarCommands } from '#cli/car-commands.ts'
import { addCompanyCommands } from '#cli/company-commands.ts'
import { addExchangeCommand } from '#cli/exchange-command.ts'
import { addHistoryCommand } from '#cli/history-command.ts'
import { addPriceRuleCommands } from '#cli/price-rule-commands.ts'
import { addRateCommands } from '#cli/rate-commands.ts'
import { addSettingCommands } from '#cli/setting-commands.ts'
import { addDriveCommands } from '#cli/drive-commands.ts'
import { addKeyCommands } from '#cli/key-commands.ts'
import { addInboxCommands } from '#cli/inbox-commands.ts'
import { addOverdueCommand } from '#cli/overdue-command.ts'
import { change, listNumber, sentence } from '#cli/option-values.ts'
import { addYardCommands } from '#cli/yard-commands.ts'
import { addChargeCommands } from '#cli/charge-commands.ts'
import { addMoneyCommands } from '#cli/money-commands.ts'
import { UnusableFolderError } from '#files/folder-store.ts'
import { FileLostError } from '#log/trouble.ts'
import { UnfitError } from '#store/fitness.ts'
import { ForeignSchemaError } from '#store/migrate.ts'
import { EnvError } from '#process/env.ts'
import { WrongKeyError } from '#process/open-sealer.ts'
import { messageOf, messagesText } from '#cli/message-list.ts'
import { actAs, allowed, CliError, print, printJson, valueOf, withContext } from '#cli/operator.ts'
import { subscriberOf, subscriberTable } from '#cli/subscriber-list.ts'
import { ask, askSilently } from '#cli/terminal.ts'
import { wordsOf } from '#words/words.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { listContactMessages } from '#usecases/contact/list-messages.ts'
import type { Context } from '#usecases/context.ts'
import { listSubscribers } from '#usecases/newsletter/list.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { branchNamed } from '#cli/option-values.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'

async function sheet(ctx: Context, actor: Actor, reference: string): Promise<BookingSheet> {
  const found = allowed(await showBooking(ctx, actor, reference))
  if (!found.ok) throw new CliError(`there is no booking ${reference}`)
  return sheetOf(found.value, await ctx.catalogue())
}

interface CancelOptions {
  yes?: boolean
  json?: boolean
  reason?: string
}

/** For a customer who calls: at the fee that was shown, and only if the operator agrees to it. */
async function cancel(reference: string, { yes = false, json = false, reason }: CancelOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const before = await sheet(ctx, actor, reference)
    const { cancellation } = before
    if (cancellation === null) throw new CliError(`${before.reference} is ${before.status} and cannot be cancelled now`)
    const what = `${before.reference}, ${before.customer}, ${before.vehicle}, from ${before.pickup.time.replace('T', ' ')}`
    process.stderr.write(`${what}: cancelling ${cancellingText(before)}\n`)
    if (!yes && !/^y(es)?$/i.test((await ask('Cancel it? (yes/no) '))?.trim() ?? '')) {
      throw new CliError('nothing was cancelled')
    }
    const { feeMinor, refundMinor, dueMinor } = cancellation
    const wish = { reference, feeMinor, reason: reason ?? null }
    const ended = allowed(await cancelBooking(ctx, actor, wish))
    if (!ended.ok) throw new CliError(`${before.reference} changed meanwhile; nothing was cancelled`)
    const { status } = listed(ended.value.booking, await ctx.catalogue())
    if (json) printJson({ reference: before.reference, status, feeMinor, refundMinor, dueMinor })
    else print(`${before.reference} is ${status}; ${toldOf(before)} told by mail${givenBackText(before, refundMinor)}`)
  })
}

/** The branches hear of what was sent to them: of an offer that is taken back they were not. */
const toldOf = ({ status }: BookingSheet) =>
  status === 'offered' ? 'the customer is' : 'the customer and the branches are'

const noMember = 'no account has this address'

const program = new Command('npm run manage --')
  .description('What an operator does until there is a back office.')
  .option('--as <email>', 'in the name of this member of staff, with their rights; the log says so')
program.hook('preAction', (_program, command) => {
  actAs(command.optsWithGlobals<{ as?: string }>().as)
})

addRequestCommands(program)
program
  .command('show')
  .argument('<reference>')
  .option('--json', 'for programs')
  .description('show everything about a booking or request, and what happened to it')
  .action(async (reference: string, { json = false }: { json?: boolean }) => {
    await withContext(async (ctx, actor) => {
      const found = await sheet(ctx, actor, reference)
      if (json) printJson(found)
      else print(`${sheetText(found, wordsOf('en', await ctx.catalogue()))}\n(all times are Berlin time)`)
    })
  })
program
  .command('agreement')
  .argument('<reference>')
  .option('--out <file>', 'write it there, as a PDF')
  .option('--revision <number>', 'another version than the newest', listNumber)
  .option('--json', 'for programs')
  .description('list the versions of a rental agreement with their SHA-256, or write one to a file')
  .action(agreement)
program
  .command('cancel')
  .argument('<reference>')
  .option('--yes', 'without asking')
  .addOption(
    new Option('--reason <text>', 'kept with what happened; the customer does not read it').argParser(sentence),
  )
  .option('--json', 'for programs')
  .description(
    'cancel a booking or withdraw a request for its customer, or take back our offer; says what that costs and asks first',
  )
  .action(cancel)
addYardCommands(program)
addExchangeCommand(program)
addChargeCommands(program)
addMoneyCommands(program)
addOverdueCommand(program)
addDriveCommands(program)
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
        throw new CliError(refusal.code === 'no_member' ? noMember : `${email} has only ${refusal.balance} points`)
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
      if (!granted.ok) throw new CliError(noMember)
      print(`${email} is ${tier}`)
    })
  })
program
  .command('messages')
  .option('--json', 'for programs')
  .description('list the messages from the contact form')
  .action(async ({ json = false }: { json?: boolean }) => {
    await withContext(async (ctx, actor) => {
      const catalogue = await ctx.catalogue()
      const found = valueOf(await listContactMessages(ctx, actor)).map((row) => messageOf(row, catalogue))
      if (json) printJson(found)
      else print(found.length === 0 ? 'there are no messages' : `${messagesText(found)}\n(all times are Berlin time)`)
    })
  })
addInboxCommands(program)
addDocumentCommands(program)
addFileCommands(program)
addSettingCommands(program)
addBackupCommands(program)
addKeyCommands(program)
addRateCommands(program)
addPriceRuleCommands(program)
addBranchCommands(program)
addCompanyCommands(program)
addCarCommands(program)
addHistoryCommand(program)
program
  .command('newsletter')
  .description('the newsletter')
  .command('list')
  .option('--json', 'for programs, with the links that every newsletter has to carry')
  .description('list the confirmed addresses')
  .action(async ({ json = false }: { json?: boolean }) => {
    await withContext(async (ctx, actor) => {
      const found = valueOf(await listSubscribers(ctx, actor)).map((row) => subscriberOf(row, ctx.origin))
      if (json) printJson(found)
      else print(found.length === 0 ? 'nobody is subscribed' : subscriberTable(found))
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
program
  .command('staff')
  .argument('<email>')
  .argument('<name>')
  .addOption(new Option('--role <role>').choices(['agent', 'manager']).default('agent'))
  .option(
    '--branch <branches...>',
    'where an agent works: codes of branches ("branch list") or all; managers work everywhere',
  )
  .description(
    'make a staff account; reads the password from the terminal or from standard input; an account that exists already keeps its own',
  )
  .action(async (email: string, name: string, options: { role: Role; branch?: string[] }) => {
    const password = await readPassword()
    await withContext(async (ctx, actor) => {
      const branches = options.role === 'manager' ? 'all' : branchesNamed(options.branch, await ctx.catalogue())
      const made = allowed(await addStaff(ctx, actor, { email, name, role: options.role, branches, password }))
      if (!made.ok) throw new CliError(staffProblems[made.refusal.code])
      print(
        `${email} is ${options.role === 'agent' ? 'an agent' : 'a manager'} now: they sign in at ${ctx.origin}/login and set up a second factor first`,
      )
    })
  })

program
  .command('staff-left')
  .argument('<email>')
  .description('a colleague has left: ends their rights and signs them out; their account stays')
  .action(async (email: string) => {
    await withContext(async (ctx, actor) => {
      const ended = allowed(await endStaff(ctx, actor, email))
      if (!ended.ok) throw new CliError(`${email} is no member of staff, or has left before`)
      print(`${email} has left, and is signed out everywhere`)
    })
  })

function branchesNamed(codes: readonly string[] | undefined, catalogue: Catalogue): 'all' | number[] {
  if (codes === undefined)
    throw new CliError('say with --branch where they work: codes of branches ("branch list") or all')
  return codes.includes('all') ? 'all' : codes.map((code) => branchNamed(code, catalogue))
}

const staffProblems = {
  branches: 'managers work everywhere, agents at one branch at least',
  exists: 'this address already has a staff account',
  not_an_address: 'this is not an email address',
  weak_password:
    'this password is too easy to guess: use at least 12 characters, such as four words that do not belong together',
}

/** Never as an argument: those are seen by others on the machine and kept in the shell's history. */
async function readPassword(): Promise<string> {
  const password = await askSilently('Password (not shown): ')
  if (password === undefined) throw new CliError('no password was given')
  return password
}

try {
  await program.parseAsync()
} catch (error) {
  const plain = [
    BackupError,
    CliError,
    EnvError,
    FileLostError,
    ForeignSchemaError,
    UnfitError,
    UnusableFolderError,
    WrongKeyError,
  ]
  if (!plain.some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
