import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Forbidden } from '#domain/rights.ts'
import { Option, type Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { listed, shown, tableOf } from './booking-list.ts'
import { sentence, wholeNumber } from './option-values.ts'
import { allowed, CliError, print, printJson, withContext, valueOf, type Worded } from './operator.ts'
import type { BookingRow } from '#store/booking.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { listBookings } from '#usecases/booking/list-bookings.ts'
import { listRequests } from '#usecases/booking/list-requests.ts'
import { makeOffer, type MakeOfferRefusal } from '#usecases/booking/make-offer.ts'
import { wordsOf } from '#words/words.ts'
import type { Context } from '#usecases/context.ts'

/** Longest validity of an offer in hours: two months. Its pickup usually comes earlier. */
const MOST_HOURS = 1500

/** Commands for requests, until there is a back office. */
export function addRequestCommands(program: Command): void {
  program
    .command('requests')
    .option('--json', 'for programs')
    .description('list requests that are waiting for a decision')
    .action(async ({ json = false }: { json?: boolean }) => {
      await list(listRequests, json, 'no request is waiting for a decision')
    })
  program
    .command('offer')
    .argument('<reference>')
    .addOption(
      new Option('--hours <number>', 'how long it stands, instead of the usual time').argParser(
        wholeNumber(1, MOST_HOURS),
      ),
    )
    .description('answer a request with our offer; the customer gets a mail with the link to order it')
    .action(offer)
  program
    .command('decline')
    .argument('<reference>')
    .addOption(new Option('--reason <text>', 'told to the customer').argParser(sentence))
    .description('decline a request')
    .action(decline)
  program
    .command('confirm', { hidden: true })
    .argument('<reference>')
    .action((reference: string) => {
      throw new CliError(
        `a request cannot be confirmed: send our offer with "npm run manage -- offer ${reference}"; it becomes a booking once the customer orders it`,
      )
    })
  program
    .command('list')
    .option('--json', 'for programs')
    .description('list requests, offers and bookings that are not over yet')
    .action(async ({ json = false }: { json?: boolean }) => {
      await list(listBookings, json, 'there are no requests and no bookings')
    })
}

async function list(
  find: (ctx: Context, actor: Actor) => Promise<Outcome<BookingRow[], Forbidden>>,
  json: boolean,
  none: string,
): Promise<void> {
  await withContext(async (ctx, actor) => {
    const catalogue = await ctx.catalogue()
    const found = valueOf(await find(ctx, actor)).map((row) => listed(row, catalogue))
    if (json) printJson(found)
    else print(found.length === 0 ? none : `${tableOf(found, wordsOf('en', catalogue))}\n(all times are Berlin time)`)
  })
}

async function offer(reference: string, { hours = null }: { hours?: number | null }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const offered = allowed(await makeOffer(ctx, actor, { reference, hours }))
    if (!offered.ok) throw new CliError(problemOf(reference, offered.refusal))
    const until = shown(toLocal(offered.value.expires_at!))
    print(`${offered.value.reference} is offered until ${until} (Berlin time); the customer is told by mail`)
  })
}

async function decline(reference: string, { reason = null }: { reason?: string | null }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const declined = allowed(await declineRequest(ctx, actor, { reference, reason }))
    if (!declined.ok) throw new CliError(problemOf(reference, declined.refusal))
    print(`${declined.value.reference} is declined; the customer is told by mail`)
  })
}

function problemOf(reference: string, refusal: Worded<MakeOfferRefusal>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return `there is no booking ${reference}`
    case 'not_requested':
      return answered(refusal.booking)
    case 'too_late':
      return `${reference} is picked up too soon for an offer: call the customer, then decline it`
    case 'no_car':
      return `no car is left for ${reference}: "overdue" shows which are out; call the customer, then decline it`
  }
}

/** Reason why the request can no longer be decided, and what staff can do instead. */
function answered(booking: BookingRow): string {
  const { reference, status, overdue, expires_at: until } = booking
  if (status === 'offered' && !overdue)
    return `${reference} is offered already, until ${shown(toLocal(until!))} (Berlin time): its customer has the link to order it by mail. "cancel ${reference}" takes the offer back`
  if (overdue || status === 'expired')
    return `${reference} is over: nobody answered the request, or ordered the offer, in time. A new one takes a new request`
  return `${reference} is ${status}: only a request that waits for a decision can be offered or declined. "show ${reference}" says what happened to it`
}
