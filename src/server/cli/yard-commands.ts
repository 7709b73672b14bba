import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { shown } from './booking-list.ts'
import { chargesText, closingOf } from './charge-table.ts'
import { othersOf, othersText } from './others.ts'
import { branchNamed, kilometres, moment } from './option-values.ts'
import { money } from '#words/format.ts'
import { odometerText } from './odometer-text.ts'
import { allowed, CliError, print, printJson, withContext, type Worded } from './operator.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { totalOf } from '#domain/return-charges.ts'
import type { ChargeRow } from '#store/charge.ts'
import { standText } from './money-list.ts'
import { ask } from './terminal.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { lateFee, owesCar } from '#domain/cancelling.ts'
import { givenBackText } from './booking-sheet.ts'
import { takeBack, type ReturnRefusal } from '#usecases/booking/take-back.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { CAR_OWED, handoverProblem, noShowProblem } from './yard-problems.ts'

interface Output {
  json?: boolean
  yes?: boolean
}

/** Commands from handover to closing, until there is a back office. */
export function addYardCommands(program: Command): void {
  program
    .command('handover')
    .argument('<reference>')
    .requiredOption('--km <number>', 'what the odometer says', kilometres)
    .description('record that the planned car is handed over to the customer')
    .action(handover)
  program
    .command('return')
    .argument('<reference>')
    .requiredOption('--km <number>', 'what the odometer says', kilometres)
    .option('--at <time>', 'when it came back, Berlin time, such as 2026-12-01T10:00; now if left out', moment)
    .option('--branch <branch>', 'where it is, by its code ("branch list"); the agreed branch if left out')
    .option('--json', 'for programs')
    .description('record that the car is back, and show what follows from that')
    .action(returned)
  program
    .command('close')
    .argument('<reference>')
    .option('--yes', 'without asking')
    .option('--due-later', 'though something is still to be paid')
    .option('--json', 'for programs')
    .description(
      'close a returned rental: shows all charges and what is still due, asks, tells the customer and gives a member the points',
    )
    .action(close)
  program
    .command('no-show')
    .argument('<reference>')
    .option('--yes', 'without asking')
    .option('--json', 'for programs')
    .description(
      'record that the customer did not come: says what that costs, asks, frees the car and tells the customer',
    )
    .action(noShow)
}

async function handover(reference: string, { km }: { km: number }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const done = allowed(await handOver(ctx, actor, { reference, odometerKm: km }))
    if (!done.ok) throw new CliError(`${reference}: ${handoverProblem(done.refusal)}`)
    const { booking, plate } = done.value
    print(`${booking.reference} is ${booking.status}: ${plate} is handed over with ${km} km`)
  })
}

interface ReturnOptions extends Output {
  km: number
  at?: Date
  branch?: string
}

async function returned(reference: string, { km, at, branch, json = false }: ReturnOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const catalogue = await ctx.catalogue()
    const place = branch === undefined ? null : branchNamed(branch, catalogue)
    const done = allowed(await takeBack(ctx, actor, { reference, odometerKm: km, at: at ?? null, branch: place }))
    if (!done.ok) throw new CliError(`${reference}: ${returnProblem(done.refusal)}`)
    const { booking, plate, charges } = done.value
    if (json) printJson({ ...closingOf(booking, charges), plate, ...othersOf(done.value) })
    else
      print(
        `${booking.reference} is returned: ${plate} with ${km} km\n${returnText(booking, charges, catalogue)}${othersText(done.value)}`,
      )
  })
}

function returnProblem(refusal: Worded<ReturnRefusal>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'not_possible':
      return 'its state does not allow this step: return follows handover'
    case 'in_future':
      return 'that is in the future; times are Berlin time'
    case 'before_handover':
      return `that is before it was handed over, at ${local(refusal.handedOver)}`
    case 'invalid_input':
      return 'there is no such branch'
    case 'odometer':
    case 'odometer_later':
      return odometerText(refusal)
  }
}

/** Text about a return that the operator tells the customer at the desk. */
function returnText(booking: BookingRow, charges: readonly ChargeRow[], catalogue: Catalogue): string {
  const at = booking.returned_at!
  const lines = [`back ${local(at)} ${nameOf(booking.returned_branch!, catalogue)}`]
  if (at < booking.ends_at) lines.push('it is back early: the agreed price stays, and the car is available from now on')
  if (booking.returned_branch !== booking.dropoff_branch)
    lines.push(`the agreed branch was ${nameOf(booking.dropoff_branch, catalogue)}; the terms name no fee for that`)
  lines.push(charges.length === 0 ? 'nothing is charged on top' : chargesText(charges))
  lines.push(`next: close ${booking.reference}`)
  return lines.join('\n')
}

interface CloseOptions extends Output {
  dueLater?: boolean
}

async function close(reference: string, options: CloseOptions): Promise<void> {
  const { yes = false, json = false, dueLater = false } = options
  await withContext(async (ctx, actor) => {
    const found = allowed(await showBooking(ctx, actor, reference))
    if (!found.ok) throw new CliError(`${reference}: ${NO_BOOKING}`)
    const { booking, charges } = found.value
    if (booking.status !== 'returned') throw new CliError(`${reference}: ${NOT_RETURNED}`)
    const { currency, totalMinor } = booking.price
    const chargesMinor = totalOf(charges)
    const sum = (minor: number) => money(minor, currency, 'en')
    const rent = `agreed price ${sum(totalMinor)}, total ${sum(totalMinor + chargesMinor)}`
    const driven = `${booking.km_earlier + booking.km_in! - booking.km_out!} km driven, ${booking.price.includedKm} km included`
    process.stderr.write(
      `${charges.length === 0 ? 'nothing is charged on top' : chargesText(charges)}\n${driven}; ${rent}\n`,
    )
    const ledger = allowed(await showMoney(ctx, actor, reference))
    if (!ledger.ok) throw new CliError(`${reference}: ${NO_BOOKING}`)
    const { dueMinor } = ledger.value.balance
    process.stderr.write(`${standText(ledger.value)}\n`)
    if (yes && dueMinor > 0 && !dueLater) {
      throw new CliError(
        `${sum(dueMinor)} are due; nothing was closed. Record the payment with "pay ${booking.reference} --method …" first, or close it with --due-later`,
      )
    }
    const question = dueMinor > 0 ? `Close it, though ${sum(dueMinor)} are due? (yes/no) ` : 'Close it? (yes/no) '
    if (!yes && !(await agreed(question))) throw new CliError('nothing was closed')
    const closed = allowed(await closeRental(ctx, actor, { reference, chargesMinor, dueMinor }))
    if (!closed.ok) throw new CliError(`${reference} changed meanwhile; nothing was closed`)
    if (json) printJson(closingOf(closed.value, charges))
    else print(`${closed.value.reference} is closed; the customer is told by mail`)
  })
}

const NO_BOOKING = 'there is no such booking'
const NOT_RETURNED = 'its state does not allow this step: close follows return'

async function noShow(reference: string, { yes = false, json = false }: Output): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = allowed(await showBooking(ctx, actor, reference))
    if (!found.ok) throw new CliError(`${reference}: ${NO_BOOKING}`)
    const { booking } = found.value
    if (owesCar(booking)) throw new CliError(`${reference}: ${CAR_OWED}`)
    const fee = money(lateFee(booking), booking.currency, 'en')
    process.stderr.write(
      `${booking.reference}, ${booking.first_name} ${booking.last_name}, from ${shown(booking.starts_local)}: not coming costs ${fee}\n`,
    )
    if (!yes && !(await agreed('Record that nobody came? (yes/no) '))) throw new CliError('nothing was recorded')
    const done = allowed(await recordNoShow(ctx, actor, { reference }))
    if (!done.ok) {
      const { refusal } = done
      throw new CliError(`${reference}: ${noShowProblem(refusal)}`)
    }
    const { booking: ended, feeMinor, refundMinor } = done.value
    const { reference: number, status, currency } = ended
    if (json) printJson({ reference: number, status, feeMinor, refundMinor, currency })
    else
      print(
        `${number} is recorded as not picked up, at ${fee}; the customer and the branches are told by mail${givenBackText(ended, refundMinor)}`,
      )
  })
}

const agreed = async (question: string) => /^y(es)?$/i.test((await ask(question))?.trim() ?? '')
const local = (instant: Date) => shown(toLocal(instant))
const nameOf = (id: number, { branches }: Catalogue) => branches.find((one) => one.id === id)?.name ?? `location ${id}`
