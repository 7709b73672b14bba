import { InvalidArgumentError, type Command } from 'commander'

import type { LocalDate } from '#domain/local-time.ts'
import type { LengthTier } from '#domain/vehicle-price.ts'
import type { ListedSeason } from '#store/price-rules.ts'
import { addSeason } from '#usecases/company/add-season.ts'
import { endSeason } from '#usecases/company/end-season.ts'
import { listPriceRules } from '#usecases/company/list-price-rules.ts'
import { setLengthDiscounts } from '#usecases/company/set-length-discounts.ts'
import { aligned } from './aligned.ts'
import { allowed, CliError, print, printJson, valueOf, withContext } from './operator.ts'
import { day, listNumber } from './option-values.ts'
import { DAY_IS_OVER } from './setting-commands.ts'

interface Listing {
  json?: boolean
}

/** Commands for seasons and for discounts on long rentals, with the days from which they are valid (D24, D39). */
export function addPriceRuleCommands(program: Command): void {
  const season = program.command('season').description('days that cost more or less')
  season
    .command('list')
    .option('--json', 'for programs')
    .description('list the seasons that count in prices or will')
    .action(listSeasons)
  season
    .command('add')
    .argument('<name>', 'such as "Summer 2027"')
    .argument('<percent>', 'how the daily rate changes, such as +15 or -10', percent)
    .requiredOption('--first <day>', 'the first day that costs this', day)
    .requiredOption('--last <day>', 'the last day that costs this', day)
    .option('--class <code>', 'this class alone; it beats a season of all classes')
    .option('--from <day>', 'counts in prices made from that day on, in Berlin; today if left out', day)
    .description('let days cost more or less')
    // Otherwise -10 would be an option.
    .allowUnknownOption()
    .action(addOne)
  season
    .command('end')
    .argument('<number>', 'as "season list" names it', listNumber)
    .option('--from <day>', 'counts in no price made from that day on; today if left out', day)
    .description('let a season count no longer')
    .action(endOne)
  program
    .command('length-discounts')
    .argument('[discounts...]', 'such as 3:5 7:12 28:25: from 3 days on 5 %', tier)
    .option('--from <day>', 'in force from that day on, in Berlin; today if left out', day)
    .option('--none', 'no discount for any length')
    .option('--json', 'for programs')
    .description('list the discounts by length of rental, or say all that hold from a day on')
    .action(lengthDiscounts)
}

/** '+15' as what a price is multiplied by, in hundredths of a per cent. */
function percent(text: string): number {
  if (!/^[+-]\d{1,3}(?:\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('not a change such as +15 or -10')
  return 10_000 + Math.round(Number(text) * 100)
}

/** '7:12' is 12 % from seven days on. */
function tier(text: string, before: LengthTier[] = []): LengthTier[] {
  const [, days, discount] = /^(\d{1,3}):(\d{1,2}(?:\.\d{1,2})?)$/.exec(text) ?? []
  if (days === undefined) throw new InvalidArgumentError('not a discount such as 7:12')
  return [...before, { minDays: Number(days), discountBp: Math.round(Number(discount) * 100) }]
}

async function listSeasons({ json = false }: Listing): Promise<void> {
  await withContext(async (ctx, actor) => {
    const { seasons } = valueOf(await listPriceRules(ctx, actor))
    if (json) printJson(seasons)
    else print(aligned([['NUMBER', 'NAME', 'CHANGE', 'FIRST', 'LAST', 'CLASS', 'FROM', 'UNTIL'], ...seasons.map(line)]))
  })
}

const line = ({ id, name, percentBp, firstDay, lastDay, classCode, from, until }: ListedSeason) => {
  const change = (percentBp - 10_000) / 100
  return [
    String(id),
    name,
    `${change < 0 ? '' : '+'}${change} %`,
    firstDay,
    lastDay,
    classCode ?? 'all',
    from,
    until ?? '–',
  ]
}

interface SeasonOptions {
  first: LocalDate
  last: LocalDate
  class?: string
  from?: LocalDate
}

async function addOne(name: string, percentBp: number, options: SeasonOptions): Promise<void> {
  const { first: firstDay, last: lastDay, class: classCode = null, from } = options
  await withContext(async (ctx, actor) => {
    const wish = { name, percentBp, firstDay, lastDay, classCode, ...(from !== undefined && { from }) }
    const added = allowed(await addSeason(ctx, actor, wish))
    if (!added.ok) throw new CliError(added.refusal.problem)
    print(`season ${added.value.id} counts in prices that are made from ${from ?? 'today'} on`)
  })
}

async function endOne(id: number, { from }: { from?: LocalDate }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const ended = allowed(await endSeason(ctx, actor, { id, ...(from !== undefined && { from }) }))
    if (!ended.ok)
      throw new CliError(
        ended.refusal.code === 'unknown' ? `no season ${id} counts then; "season list" lists them` : DAY_IS_OVER,
      )
    print(`season ${id} counts in no price that is made from ${from ?? 'today'} on`)
  })
}

interface LengthOptions extends Listing {
  from?: LocalDate
  none?: boolean
}

async function lengthDiscounts(
  wanted: LengthTier[],
  { from, none = false, json = false }: LengthOptions,
): Promise<void> {
  await withContext(async (ctx, actor) => {
    if (none && wanted.length > 0) throw new CliError('give discounts or --none, not both')
    if (none || wanted.length > 0) {
      const set = allowed(await setLengthDiscounts(ctx, actor, { tiers: wanted, ...(from !== undefined && { from }) }))
      if (!set.ok) throw new CliError(set.refusal.problem)
    } else if (from !== undefined) throw new CliError('say the discounts that hold from that day on, or --none')
    const { tiers } = valueOf(await listPriceRules(ctx, actor))
    if (json) printJson(tiers)
    else
      print(
        aligned([
          ['FROM', 'DAYS', 'DISCOUNT'],
          ...tiers.map((one) => [one.from, `from ${one.minDays} on`, `${one.discountBp / 100} %`]),
        ]),
      )
  })
}
