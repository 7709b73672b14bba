import { Argument, type Command } from 'commander'

import type { BookingsState } from '#domain/rules.ts'
import { ACTOR, print, printJson, withContext } from './operator.ts'
import { setBookings } from '#usecases/staff/set-bookings.ts'
import { currencies, setCurrency, type Currency } from '#usecases/staff/set-currency.ts'

/** Settings of the business that a manager changes until there is a back office. */
export function addSettingCommands(program: Command): void {
  program
    .command('bookings')
    .addArgument(new Argument('[state]').choices(['soon', 'open']))
    .option('--json', 'for programs')
    .description('show what the site offers, or set it to soon or open')
    .addHelpText('after', '\nsoon: reservation requests and the banner; open: binding bookings')
    .action(async (wanted: BookingsState | undefined, { json = false }: { json?: boolean }) => {
      await withContext(async (ctx) => {
        if (wanted !== undefined) await setBookings(ctx, { state: wanted, actor: ACTOR })
        const bookings = wanted ?? (await ctx.catalogue()).rules.bookings
        if (json) printJson({ bookings })
        else print(`bookings: ${bookings}, in force on every server process`)
      })
    })
  program
    .command('currency')
    .addArgument(new Argument('[code]').choices(currencies))
    .option('--json', 'for programs')
    .description('show the currency of the business, or set it to EUR or USD')
    .addHelpText(
      'after',
      '\nPrices keep their figures. What is held or booked keeps its currency. Customers can pay by bank transfer in EUR only.',
    )
    .action(async (wanted: Currency | undefined, { json = false }: { json?: boolean }) => {
      await withContext(async (ctx) => {
        if (wanted !== undefined) await setCurrency(ctx, { currency: wanted, actor: ACTOR })
        const currency = wanted ?? (await ctx.catalogue()).rules.currency
        if (json) printJson({ currency })
        else print(`currency: ${currency}, in force on every server process`)
      })
    })
}
