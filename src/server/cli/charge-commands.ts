import type { Command } from 'commander'

import { deskChargeKinds, type DeskChargeKind } from '#domain/return-charges.ts'
import type { BookingRow } from '#store/booking.ts'
import type { ChargeRow } from '#store/charge.ts'
import { chargeReturn, type ReturnChargeRefusal } from '#usecases/booking/charge-return.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { waiveCharge, type WaiverRefusal } from '#usecases/booking/waive-charge.ts'
import { money } from '#words/format.ts'
import { chargesText, closingOf } from './charge-table.ts'
import { amount, listNumber, sentence, sum } from './option-values.ts'
import { allowed, CliError, print, printJson, withContext, type Worded } from './operator.ts'

/** Commands for charges beyond the agreed price of a rental. */
export function addChargeCommands(program: Command): void {
  program
    .command('charge')
    .argument('<reference>')
    .option('--fuel <amount>', 'what we paid for missing fuel or electricity, in the currency of the booking', amount)
    .option('--cleaning <amount>', 'what the cleaning costs', amount)
    .option('--damage <amount>', 'what one event of damage costs; with a protection at most the deposit', sum)
    .option('--fine <amount>', 'a fine or fee that we were sent, with the work it makes', sum)
    .option('--beyond-protection', 'charge a damage in full after intent or gross negligence (terms, section 5)')
    .option('--waive <id>', 'the charge to take back, by its number in the list', listNumber)
    .option('--reason <text>', 'why; told to the customer', sentence)
    .option('--json', 'for programs')
    .description(
      'list what a rental is charged on top; charge fuel, cleaning, damage or a fine, or take back a charge, before it is closed',
    )
    .action(charge)
}

type ChargeOptions = Partial<Record<DeskChargeKind, number>> & {
  beyondProtection?: boolean
  waive?: number
  reason?: string
  json?: boolean
}

async function charge(reference: string, options: ChargeOptions): Promise<void> {
  const { beyondProtection = false, waive, json = false } = options
  const told = { reference, reason: options.reason ?? '' }
  const [kind, ...others] = deskChargeKinds.filter((one) => options[one] !== undefined)
  checkOptions(told.reason, beyondProtection && kind !== 'damage', [kind, ...others, waive])
  await withContext(async (ctx, actor) => {
    if (kind !== undefined) {
      const wish = { ...told, kind, amountMinor: options[kind]!, beyondProtection }
      const done = allowed(await chargeReturn(ctx, actor, wish))
      if (!done.ok) throw new CliError(`${reference}: ${chargeProblem(done.refusal, kind)}`)
      showCharges(done.value, json)
    } else if (waive !== undefined) {
      const done = allowed(await waiveCharge(ctx, actor, { ...told, chargeId: waive }))
      if (!done.ok) throw new CliError(`${reference}: ${waiverProblems[done.refusal.code]}`)
      showCharges(done.value, json)
    } else {
      const found = allowed(await showBooking(ctx, actor, reference))
      if (!found.ok) throw new CliError(`${reference}: ${waiverProblems.booking_not_found}`)
      const { booking, charges } = found.value
      showCharges(found.value, json)
      if (charges.length > 0 && !json)
        print(`to take one back: charge ${booking.reference} --waive NUMBER --reason "…"`)
    }
  })
}

/** @throws CliError if the options do not go together */
function checkOptions(reason: string, needlessProtection: boolean, acts: readonly unknown[]): void {
  const given = acts.filter((act) => act !== undefined).length
  if (given > 1) throw new CliError('say one of --fuel, --cleaning, --damage, --fine and --waive at a time')
  if (needlessProtection) throw new CliError('--beyond-protection goes with --damage')
  if (given === 1 && reason === '') throw new CliError('say why, with --reason "…"; the customer is told')
  if (given === 0 && reason !== '')
    throw new CliError('say with --waive which charge to take back, by its number in the list')
}

const waiverProblems: Record<Worded<WaiverRefusal>['code'], string> = {
  booking_not_found: 'there is no such booking',
  charge_not_found: 'it has no such charge: without --waive, "charge" lists them with their numbers',
  waived_before: 'this charge was already taken back',
  closed: 'it is closed, and the customer has the settlement',
}

function chargeProblem(refusal: Worded<ReturnChargeRefusal>, kind: DeskChargeKind): string {
  switch (refusal.code) {
    case 'booking_not_found':
    case 'closed':
      return waiverProblems[refusal.code]
    case 'not_possible':
      return 'its state does not allow this step: nothing is charged before the handover'
    case 'not_returned':
      return `its state does not allow this step: ${kind} is charged after the return`
    case 'charged_before':
      return `${kind} is charged already; if that is wrong, take it back first with --waive ${refusal.chargeId}`
    case 'protected':
      return `its protection limits the customer’s liability to ${money(refusal.mostMinor, refusal.currency, 'en')} for each event; after intent or gross negligence add --beyond-protection`
  }
}

function showCharges({ booking, charges }: { booking: BookingRow; charges: readonly ChargeRow[] }, json: boolean) {
  if (json) printJson(closingOf(booking, charges))
  else print(charges.length === 0 ? 'nothing is charged on top of the agreed price' : chargesText(charges))
}
