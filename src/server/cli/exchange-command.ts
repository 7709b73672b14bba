import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import type { ExchangeRefusal } from '#usecases/booking/steps/exchange.ts'
import { shown } from './booking-list.ts'
import { odometerText } from './odometer-text.ts'
import { allowed, CliError, print, printJson, withContext, type Worded } from './operator.ts'
import { kilometres, moment, sentence } from './option-values.ts'
import { rentalName } from './others.ts'

interface ExchangeOptions {
  plate: string
  kmIn: number
  kmOut: number
  reason: string
  at?: Date
  readyAt?: Date
  json?: boolean
}

/** Another car for the rest of a rental, until there is a back office. */
export function addExchangeCommand(program: Command): void {
  program
    .command('exchange')
    .argument('<reference>')
    .requiredOption('--plate <plate>', 'the car that the customer gets')
    .requiredOption('--km-in <number>', 'what the odometer of the car says that comes back', kilometres)
    .requiredOption('--km-out <number>', 'what the odometer of the car says that the customer gets', kilometres)
    .requiredOption('--reason <text>', 'why; kept with what happened', sentence)
    .option('--at <time>', 'when, Berlin time, such as 2026-12-01T10:00; now if left out', moment)
    .option('--ready-at <time>', 'until when the car that came back stays off the road, such as for a repair', moment)
    .option('--json', 'for programs')
    .description(
      'record that a customer gets another car for the rest of the rental, of the same class or a better one',
    )
    .action(exchange)
}

async function exchange(reference: string, options: ExchangeOptions): Promise<void> {
  const { plate, kmIn, kmOut, reason, at = null, readyAt = null, json = false } = options
  await withContext(async (ctx, actor) => {
    const done = allowed(await exchangeCar(ctx, actor, { reference, plate, kmIn, kmOut, reason, at, readyAt }))
    if (!done.ok) throw new CliError(`${reference}: ${exchangeProblem(done.refusal, plate)}`)
    const { booking, before, after } = done.value
    if (json) printJson({ reference: booking.reference, before, after })
    else print(`${booking.reference} has ${after} instead of ${before} now`)
  })
}

function exchangeProblem(refusal: Worded<ExchangeRefusal>, plate: string): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'not_possible':
      return 'only a car that was handed over and is not back can be exchanged'
    case 'in_future':
      return 'that is in the future; times are Berlin time'
    case 'period_over':
      return 'its rental period is over by then: record the return, or extend the rental first'
    case 'before_handover':
      return `the customer has the present car only since ${local(refusal.handedOver)}`
    case 'no_car':
      return `there is no car ${plate}`
    case 'same_car':
      return `the customer has ${plate} already`
    case 'worse_class':
      return `${refusal.booked} was booked, and ${refusal.given} is no better: it has to have a higher rank, as many seats, and be automatic if the booked class is`
    case 'odometer':
    case 'odometer_later':
      return odometerText(refusal)
    case 'in_the_way':
      return inTheWay(refusal)
  }
}

function inTheWay({ plate, by, instead }: Extract<ExchangeRefusal, { code: 'in_the_way' }>): string {
  const things = by.map(({ kind, reference, since, until, movable }) => {
    const what = kind === 'rental' ? rentalName(reference) : kind
    const end = until === null ? 'for good' : `until ${local(until)}`
    return `${what} from ${local(since)} ${end}${movable ? ', for which no other car is left' : ''}`
  })
  const why = things.length === 0 ? 'it is not here, or others need it' : things.join('; ')
  const way =
    instead.length === 0 ? 'No other car of this class or a better one is free' : `Free are ${instead.join(', ')}`
  return `${plate} cannot be given: ${why}. ${way}`
}

const local = (instant: Date) => shown(toLocal(instant))
