import { Option, type Command } from 'commander'

import type { Actor } from '#domain/actor.ts'
import type { MoveKind } from '#domain/balance.ts'
import { money } from '#words/format.ts'
import { recordPayment, type PaymentRefusal } from '#usecases/money/record-payment.ts'
import { recordRefund, type RefundRefusal } from '#usecases/money/record-refund.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { writeOff, type WriteOffRefusal } from '#usecases/money/write-off.ts'
import type { Context } from '#usecases/context.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { DeskMethod, DeskMove } from '#usecases/money/steps/desk-move.ts'
import type { BookingMoney } from '#usecases/money/steps/money.ts'
import { listedMoney, moneyText, standText } from './money-list.ts'
import { allowed, CliError, print, printJson, withContext, type Worded } from './operator.ts'
import { sentence, sum } from './option-values.ts'

const METHODS: DeskMethod[] = ['cash', 'card_terminal', 'transfer']

interface MoveOptions {
  method: DeskMethod
  amount?: number
  deposit?: boolean
  receipt?: string
  note?: string
  json?: boolean
}

/** Commands for money at the desk, until there is a back office. */
export function addMoneyCommands(program: Command): void {
  program
    .command('money')
    .argument('<reference>')
    .option('--json', 'for programs')
    .description('show what a booking is charged, what was paid, and what is still due or has to go back')
    .action(show)
  withMove(program.command('pay'))
    .description('record that a customer paid, in cash, at the card terminal or by transfer')
    .action(pay)
  withMove(program.command('refund'))
    .addOption(
      new Option('--courtesy <reason>', 'more than is owed goes back as a gift, because of this; managers only')
        .argParser(sentence)
        .conflicts('deposit'),
    )
    .description('record that money went back to a customer')
    .action(refund)
  program
    .command('write-off')
    .argument('<reference>')
    .requiredOption('--reason <text>', 'why nobody will pay it; kept with it', sentence)
    .option('--amount <amount>', 'in the currency of the booking, such as 123.40; all that is due if left out', sum)
    .option('--json', 'for programs')
    .description('give up what a customer owes and will not pay any more')
    .action(writeOffDue)
}

const withMove = (command: Command) =>
  command
    .argument('<reference>')
    .addOption(new Option('--method <method>', 'how').choices(METHODS).makeOptionMandatory())
    .option('--amount <amount>', 'in the currency of the booking, such as 123.40; all of it if left out', sum)
    .option('--deposit', 'the deposit, and not the rental')
    .option('--receipt <number>', 'the number on the receipt, or of the transfer: it is recorded once')
    .option('--note <text>', 'kept with it', sentence)
    .option('--json', 'for programs')

async function show(reference: string, { json = false }: { json?: boolean }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = allowed(await showMoney(ctx, actor, reference))
    if (!found.ok) throw new CliError(`there is no booking ${reference}`)
    if (json) printJson(listedMoney(found.value))
    else print(`${moneyText(found.value, await ctx.catalogue())}\n(all times are Berlin time)`)
  })
}

const asMove = (reference: string, options: MoveOptions): DeskMove => ({
  reference,
  method: options.method,
  amountMinor: options.amount ?? null,
  deposit: options.deposit ?? false,
  receipt: options.receipt?.trim() || null,
  note: options.note ?? null,
})

async function pay(reference: string, options: MoveOptions): Promise<void> {
  const move = asMove(reference, options)
  await record(move, options, (ctx, actor) => recordPayment(ctx, actor, move))
}

async function refund(reference: string, options: MoveOptions & { courtesy?: string }): Promise<void> {
  const { courtesy = null } = options
  if (courtesy !== null && options.amount === undefined) {
    throw new CliError('say with --amount how much goes back as a courtesy')
  }
  const move = { ...asMove(reference, options), courtesy }
  await record(move, options, (ctx, actor) => recordRefund(ctx, actor, move), 'refunded')
}

interface WriteOffOptions {
  reason: string
  amount?: number
  json?: boolean
}

async function writeOffDue(reference: string, options: WriteOffOptions): Promise<void> {
  const wish = { reference, amountMinor: options.amount ?? null, reason: options.reason }
  await record(wish, options, (ctx, actor) => writeOff(ctx, actor, wish))
}

type Refusal = PaymentRefusal | RefundRefusal | WriteOffRefusal

/** Does an act at the desk, and says what it did. @param made kind of its move, if another one followed it */
async function record(
  { reference }: { reference: string },
  { json = false }: { json?: boolean },
  act: (ctx: Context, actor: Actor) => Promise<Outcome<BookingMoney, Refusal>>,
  made?: MoveKind,
): Promise<void> {
  await withContext(async (ctx, actor) => {
    const outcome = allowed(await act(ctx, actor))
    if (!outcome.ok) throw new CliError(`${reference}: ${problemOf(outcome.refusal)}`)
    const found = outcome.value
    if (json) {
      printJson(listedMoney(found))
      return
    }
    const move = found.moves.findLast(({ kind }) => made === undefined || kind === made)!
    const amount = money(move.amount_minor, move.currency, 'en')
    print(`${found.booking.reference}: ${amount} ${done[move.kind]}\n${standText(found)}`)
  })
}

const done: Record<MoveKind, string> = {
  authorised: 'are blocked',
  captured: 'came in',
  released: 'are free again',
  received: 'came in',
  paid: 'came in',
  refunded: 'went back',
  written_off: 'are written off',
}

const asCourtesy = 'a manager gives back more with --amount and --courtesy REASON'

function problemOf(refusal: Worded<Refusal>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'nothing_due':
      return 'nothing is due: "money" shows what was charged and paid'
    case 'more_than_due':
      return `only ${money(refusal.dueMinor, refusal.currency, 'en')} are due; nothing was recorded`
    case 'nothing_to_give_back':
      return `nothing has to go back: "money" shows what was charged and paid; ${asCourtesy}`
    case 'more_than_owed':
      return `only ${money(refusal.mostMinor, refusal.currency, 'en')} have to go back; nothing was recorded; ${asCourtesy}`
    case 'more_than_came':
      return `only ${money(refusal.mostMinor, refusal.currency, 'en')} have come; nothing was recorded`
    case 'recorded_before':
      return 'this receipt is recorded already; nothing was recorded again'
  }
}
