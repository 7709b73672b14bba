import { Option, type Command } from 'commander'

import type { Actor } from '#domain/actor.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { showBooking } from '#usecases/booking/show.ts'
import type { Context } from '#usecases/context.ts'
import { wordsOf } from '#words/words.ts'
import { agreement } from './agreement-commands.ts'
import { listed } from './booking-list.ts'
import { cancellingText, givenBackText, sheetOf, sheetText, type BookingSheet } from './booking-sheet.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { listNumber, sentence } from './option-values.ts'
import { ask } from './terminal.ts'

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

export function addBookingCommands(program: Command): void {
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
}
