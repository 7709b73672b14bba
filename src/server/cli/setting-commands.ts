import type { Actor } from '#domain/actor.ts'
import { Argument, type Command } from 'commander'

import type { LocalDate } from '#domain/local-time.ts'
import type { BookingsState } from '#domain/rules.ts'
import { allowed, defaultRules, isSettingName, settings, type Setting, type SettingName } from '#domain/settings.ts'
import { aligned } from './aligned.ts'
import { day } from './option-values.ts'
import { allowed as permitted, CliError, print, printJson, withContext } from './operator.ts'
import type { Context } from '#usecases/context.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'

export const DAY_IS_OVER = 'this day is over: what was in force then stays'
const EVERYWHERE = 'in force on every server process'

/** Commands for settings of the business, until there is a back office. */
export function addSettingCommands(program: Command): void {
  program
    .command('setting')
    .argument('[name]')
    .argument('[value]')
    .option('--default', 'go back to the default')
    .option('--from <day>', 'in force from that day on, in Berlin', day)
    .option('--json', 'for programs')
    .description('list the figures of the business, or show or change one')
    .action(setting)
  program
    .command('bookings')
    .addArgument(new Argument('[state]').choices(['soon', 'open']))
    .option('--json', 'for programs')
    .description('show what the site offers, or set it to soon or open')
    .addHelpText('after', '\nsoon: reservation requests and the banner; open: binding bookings')
    .action(async (wanted: BookingsState | undefined, { json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const bookings = await shownOrSet(ctx, actor, 'bookings', wanted)
        if (json) printJson({ bookings })
        else print(`bookings: ${bookings}, ${EVERYWHERE}`)
      })
    })
  program
    .command('currency')
    // Letters, papers and bank transfers support these two currencies.
    .addArgument(new Argument('[code]').choices(['EUR', 'USD']))
    .option('--json', 'for programs')
    .description('show the currency of the business, or set it to EUR or USD')
    .addHelpText(
      'after',
      '\nPrices keep their figures. What is held or booked keeps its currency. Customers can pay by bank transfer in EUR only.',
    )
    .action(async (wanted: string | undefined, { json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const currency = await shownOrSet(ctx, actor, 'currency', wanted)
        if (json) printJson({ currency })
        else print(`currency: ${currency}, ${EVERYWHERE}`)
      })
    })
}

async function shownOrSet(ctx: Context, actor: Actor, name: SettingName, wanted: unknown, from?: LocalDate) {
  return wanted === undefined ? (await ctx.catalogue()).rules[name] : await change(ctx, actor, name, wanted, from)
}

async function change(ctx: Context, actor: Actor, name: SettingName, value: unknown, from?: LocalDate) {
  const changed = permitted(await changeSetting(ctx, actor, { name, value, ...(from !== undefined && { from }) }))
  if (!changed.ok) throw new CliError('problem' in changed.refusal ? changed.refusal.problem : DAY_IS_OVER)
  return changed.value
}

interface SettingOptions {
  default?: boolean
  from?: LocalDate
  json?: boolean
}

async function setting(name: string | undefined, text: string | undefined, options: SettingOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    if (name === undefined) {
      await listSettings(ctx, options)
      return
    }
    if (!isSettingName(name)) throw new CliError(`there is no setting ${name}; "setting" lists them all`)
    if (text !== undefined && options.default === true) throw new CliError('give a value or --default, not both')
    const wanted = options.default === true ? defaultRules[name] : text === undefined ? undefined : read(name, text)
    if (wanted === undefined && options.from !== undefined) throw new CliError('say what it is to be from that day on')
    const sheet = sheetOf(name, await shownOrSet(ctx, actor, name, wanted, options.from))
    const when = options.from === undefined ? EVERYWHERE : `from ${options.from} on, on every server process`
    if (options.json === true) printJson(sheet)
    else {
      print(`${name}: ${String(sheet.value)}${sheet.unit === null ? '' : ` ${sheet.unit}`}, ${when}`)
      print(`${sheet.about}; ${sheet.allowed}; default ${sheet.default}`)
    }
  })
}

async function listSettings(ctx: Context, { json = false }: SettingOptions): Promise<void> {
  const { rules } = await ctx.catalogue()
  const all = (Object.keys(settings) as SettingName[]).map((name) => sheetOf(name, rules[name]))
  const rows = all.map(({ name, value, unit, about }) => [name, String(value), unit ?? '', about])
  if (json) printJson(all)
  else print(aligned([['NAME', 'VALUE', 'UNIT', 'WHAT'], ...rows]))
}

function sheetOf(name: SettingName, value: unknown) {
  const known: Setting = settings[name]
  const unit = known.kind === 'number' ? known.unit : null
  return { name, value, unit, about: known.about, allowed: allowed(known), default: known.initial }
}

/** Value as the operator typed it. Text that is not a number stays as it is; the refusal then says what is allowed. */
function read(name: SettingName, text: string): unknown {
  const { kind }: Setting = settings[name]
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'flag') return text === 'true' || (text === 'false' ? false : text)
  return text
}
