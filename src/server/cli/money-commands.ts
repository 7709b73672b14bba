import { Option, type Command } from 'commander'

import type { MoveKind } from '#domain/balance.ts'
import type { Forbidden } from '#domain/rights.ts'
import { money } from '#words/format.ts'
import { recordPayment, type PaymentRefusal } from '#usecases/money/record-payment.ts'
import { recordRefund, type RefundRefusal } from '#usecases/money/record-refund.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { writeOff, type WriteOffRefusal } from '#usecases/money/write-off.ts'
import type { DeskMethod, DeskMove } from '#usecases/money/steps/desk-move.ts'
import type { BookingMoney } from '#usecases/money/steps/money.ts'
import { listedMoney, moneyText, standText } from './money-list.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { sum } from './option-values.ts'

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
      new Option(
        '--courtesy <reason>',
        'more than is owed goes back as a gift, because of this; managers only',
      ).conflicts('deposit'),
    )
    .description('record that money went back to a customer')
    .action(refund)
  program
    .command('write-off')
    .argument('<reference>')
    .requiredOption('--reason <text>', 'why nobody will pay it; kept with it')
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
    .option('--note <text>', 'kept with it')
    .option('--json', 'for programs')

async function show(reference: string, { json = false }: { json?: boolean }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = allowed(await showMoney(ctx, actor, reference))
    if (!found.ok) throw new CliError(`there is no booking ${reference}`)
    if (json) printJson(listedMoney(found.value))
    else {
      const { vehicles } = await ctx.catalogue()
      const vehicle = vehicles.find(({ id }) => id === found.value.booking.vehicle_id)
      print(`${moneyText(found.value, vehicle?.name ?? 'Vehicle')}\n(all times are Berlin time)`)
    }
  })
}

const asMove = (reference: string, options: MoveOptions): DeskMove => ({
  reference,
  method: options.method,
  amountMinor: options.amount ?? null,
  deposit: options.deposit ?? false,
  receipt: options.receipt?.trim() || null,
  note: options.note?.trim() || null,
})

async function pay(reference: string, options: MoveOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const done = allowed(await recordPayment(ctx, actor, asMove(reference, options)))
    if (!done.ok) throw new CliError(`${reference}: ${paymentProblem(done.refusal)}`)
    said(done.value, options)
  })
}

async function refund(reference: string, options: MoveOptions & { courtesy?: string }): Promise<void> {
  const courtesy = options.courtesy?.trim() ?? null
  if (courtesy === '') throw new CliError('say with --courtesy why more goes back than is owed')
  if (courtesy !== null && options.amount === undefined) {
    throw new CliError('say with --amount how much goes back as a courtesy')
  }
  await withContext(async (ctx, actor) => {
    const done = allowed(await recordRefund(ctx, actor, { ...asMove(reference, options), courtesy }))
    if (!done.ok) throw new CliError(`${reference}: ${refundProblem(done.refusal)}`)
    said(done.value, options, 'refunded')
  })
}

interface WriteOffOptions {
  reason: string
  amount?: number
  json?: boolean
}

async function writeOffDue(reference: string, options: WriteOffOptions): Promise<void> {
  const reason = options.reason.trim()
  if (reason === '') throw new CliError('say with --reason why nobody will pay it')
  await withContext(async (ctx, actor) => {
    const done = allowed(await writeOff(ctx, actor, { reference, amountMinor: options.amount ?? null, reason }))
    if (!done.ok) throw new CliError(`${reference}: ${paymentProblem(done.refusal)}`)
    said(done.value, options)
  })
}

/** Says what the last move did. @param made its kind, if another one followed it */
function said(found: BookingMoney, { json = false }: { json?: boolean }, made?: MoveKind): void {
  if (json) {
    printJson(listedMoney(found))
    return
  }
  const {
    amount_minor: amount,
    currency,
    kind,
  } = found.moves.findLast((move) => made === undefined || move.kind === made)!
  print(`${found.booking.reference}: ${money(amount, currency, 'en')} ${done[kind]}\n${standText(found)}`)
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

function paymentProblem(refusal: Exclude<PaymentRefusal | WriteOffRefusal, Forbidden>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'nothing_due':
      return 'nothing is due: "money" shows what was charged and paid'
    case 'more_than_due':
      return `only ${money(refusal.dueMinor, refusal.currency, 'en')} are due; nothing was recorded`
    case 'recorded_before':
      return 'this receipt is recorded already; nothing was recorded again'
  }
}

function refundProblem(refusal: Exclude<RefundRefusal, Forbidden>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
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
