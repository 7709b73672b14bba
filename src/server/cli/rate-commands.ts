import { Argument, type Command } from 'commander'

import type { LocalDate } from '#domain/local-time.ts'
import { pricedKinds, type PricedKind } from '#domain/priced.ts'
import { listRates } from '#usecases/staff/list-rates.ts'
import { setRate } from '#usecases/staff/set-rate.ts'
import { aligned } from './aligned.ts'
import { allowed as permitted, CliError, print, printJson, valueOf, withContext } from './operator.ts'
import { day, price } from './option-values.ts'
import { DAY_IS_OVER } from './setting-commands.ts'

interface RateOptions {
  from?: LocalDate
  json?: boolean
}

/** Commands for prices and the days from which they are valid (D39). */
export function addRateCommands(program: Command): void {
  program
    .command('rate')
    .addArgument(new Argument('[kind]').choices(pricedKinds))
    .argument('[which]', 'number of a vehicle; code of a service, a class (deposit) or a branch (after-hours)')
    .argument('[price]', 'such as 49.00, in the currency of the business', price)
    .option('--from <day>', 'in force from that day on, in Berlin; today if left out', day)
    .option('--json', 'for programs')
    .description('list what things cost and will cost, or say what one costs from a day on')
    .addHelpText(
      'after',
      '\nWhat is held or booked keeps its price. A price is never removed: say another for the same day.',
    )
    .action(rate)
}

async function rate(
  kind: PricedKind | undefined,
  which: string | undefined,
  amountMinor: number | undefined,
  { from, json = false }: RateOptions,
): Promise<void> {
  await withContext(async (ctx, actor) => {
    if (kind !== undefined && which !== undefined && amountMinor !== undefined) {
      const wish = { kind, which, amountMinor, ...(from !== undefined && { from }) }
      const set = permitted(await setRate(ctx, actor, wish))
      if (!set.ok) throw new CliError(problems[set.refusal.code](kind, which))
    } else if (from !== undefined || which !== undefined) throw new CliError('name what it is for and the price')
    const listed = valueOf(await listRates(ctx, actor, kind))
    const shown = which === undefined ? listed : listed.filter((one) => one.which === which)
    if (json) printJson(shown)
    else {
      const { rules } = await ctx.catalogue()
      const rows = shown.map((one) => [one.kind, one.which, one.name, decimal(one.amountMinor), one.from, one.madeBy])
      print(aligned([['KIND', 'WHICH', 'NAME', rules.currency, 'FROM', 'SET BY'], ...rows]))
    }
  })
}

/** Amount without its currency, as it is typed. */
export const decimal = (minor: number) => (minor / 100).toFixed(2)

const problems = {
  unknown: (kind: PricedKind, which: string) => `there is no ${kind} ${which}; "rate ${kind}" lists them`,
  in_the_past: () => DAY_IS_OVER,
  free_vehicle: () => 'a vehicle has to cost something',
}
