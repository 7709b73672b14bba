import type { Command } from 'commander'

import { readHours, type BranchInput } from '#domain/branch.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { closeBranch } from '#usecases/company/close-branch.ts'
import { saveBranch } from '#usecases/company/save-branch.ts'
import { setBranchDay } from '#usecases/company/set-branch-day.ts'
import { describeHours } from '#words/hours.ts'
import { wordsIn } from '#words/words.ts'
import { aligned } from './aligned.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { branchNamed, day, price } from './option-values.ts'
import { decimal } from './rate-commands.ts'
import { DAY_IS_OVER } from './setting-commands.ts'

/** The branches of the company: where they are, when they open, how long there are. */
export function addBranchCommands(program: Command): void {
  const branch = program.command('branch').description('the branches of the company')
  branch.command('list').option('--json', 'for programs').description('list the branches').action(listBranches)
  branch
    .command('show')
    .argument('<code>')
    .option('--json', 'for programs')
    .description('show how to reach one, when it opens, and its days that differ')
    .action(showBranch)
  branch
    .command('add')
    .argument('<code>', 'in addresses of pages, such as potsdam')
    .requiredOption('--name-de <name>')
    .requiredOption('--name-en <name>')
    .option('--detail-de <text>', 'what it is or where to look for it', '')
    .option('--detail-en <text>', '', '')
    .option('--at-airport', 'customers come by plane and are asked for their flight', false)
    .option('--way-de <text>', 'how one walks to the desk, in a sentence or two', '')
    .option('--way-en <text>', '', '')
    .requiredOption('--street <street>')
    .requiredOption('--city <city>', 'with the postal code: "14473 Potsdam"')
    .requiredOption('--phone <number>', 'such as "+49 331 23125-100"')
    .requiredOption('--email <address>', 'where its letters go')
    .requiredOption('--at <latitude,longitude>', 'such as 52.3917,13.0668')
    .requiredOption('--state <state>', 'whose holidays it keeps, such as BB')
    .requiredOption('--hours <week>', 'such as "Mon-Fri 08:00-18:00, Sat 08:00-13:00"')
    .option('--after-hours <fee>', 'what a pickup outside the hours costs; left out, there is none', price)
    .description('add a branch, or change the one with this code')
    .action(addBranch)
  branch
    .command('day')
    .argument('<code>')
    .argument('<day>', 'such as 2026-12-24', day)
    .option('--open <hours>', 'such as 10:00-14:00')
    .option('--closed', 'nobody is there')
    .option('--name-de <name>', 'why, as visitors read it')
    .option('--name-en <name>')
    .option('--usual', 'as on any other day: its week and the holidays count again')
    .description('say how a branch opens on one day')
    .action(oneDay)
  branch
    .command('close')
    .argument('<code>')
    .requiredOption('--from <day>', 'the first day on which nothing begins or ends there', day)
    .description('give a branch up from a day on, and list what is booked there')
    .action((code: string, { from }: { from: LocalDate }) => giveUp(code, from))
  branch
    .command('reopen')
    .argument('<code>')
    .description('take back that a branch is given up')
    .action((code: string) => giveUp(code, null))
}

async function listBranches({ json = false }: { json?: boolean }): Promise<void> {
  await withContext(async (ctx) => {
    const { branches } = await ctx.catalogue()
    const rows = branches.map(({ id, code, name, street, city, email, cars }) => ({
      id,
      code,
      name,
      street,
      city,
      email,
      cars,
    }))
    if (json) printJson(rows)
    else
      print(
        aligned([
          ['ID', 'CODE', 'NAME', 'STREET', 'CITY', 'EMAIL', 'CARS'],
          ...rows.map((row) => Object.values(row).map(String)),
        ]),
      )
  })
}

type BranchOptions = Omit<BranchInput, 'code' | 'latitude' | 'longitude' | 'federalState'> & {
  at: string
  state: string
  hours: string
  afterHours?: number
}

async function addBranch(code: string, { at, state, afterHours, ...given }: BranchOptions): Promise<void> {
  const [latitude = Number.NaN, longitude = Number.NaN] = at.split(',').map(Number)
  const wish = { ...given, code, latitude, longitude, federalState: state, afterHoursFeeMinor: afterHours ?? null }
  await withContext(async (ctx, actor) => {
    const saved = allowed(await saveBranch(ctx, actor, wish))
    if (!saved.ok) throw new CliError(saved.refusal.problem)
    print(`branch ${saved.value.id}, ${code}, is on every page and in every form`)
  })
}

interface DayOptions {
  open?: string
  closed?: boolean
  usual?: boolean
  nameDe?: string
  nameEn?: string
}

async function oneDay(code: string, date: LocalDate, options: DayOptions): Promise<void> {
  const exception = exceptionOf(options)
  await withContext(async (ctx, actor) => {
    const branchId = branchNamed(code, await ctx.catalogue())
    const set = allowed(await setBranchDay(ctx, actor, { branchId, date, exception }))
    if (!set.ok)
      throw new CliError(set.refusal.code === 'none' ? `${date} is as any other day at ${code} already` : DAY_IS_OVER)
    const said = exception === null ? 'opens as on any other day' : (options.open ?? 'is closed')
    print(`${code} on ${date}: ${said}; what is booked stays`)
  })
}

function exceptionOf({ open, closed = false, usual = false, nameDe, nameEn }: DayOptions) {
  if ([open !== undefined, closed, usual].filter(Boolean).length !== 1)
    throw new CliError('say one of --open HOURS, --closed and --usual')
  if (usual) return null
  if (nameDe === undefined || nameEn === undefined) throw new CliError('say why with --name-de and --name-en')
  // Read as the hours of any one day.
  const ranges = open === undefined ? [] : readHours(`Mon ${open}`)
  if (ranges === null || ranges.length > 1) throw new CliError('hours are such as 10:00-14:00')
  return { ranges: ranges.map(({ opens, closes }) => ({ opens, closes })), name: { de: nameDe, en: nameEn } }
}

async function giveUp(code: string, from: LocalDate | null): Promise<void> {
  await withContext(async (ctx, actor) => {
    const branchId = branchNamed(code, await ctx.catalogue())
    const closed = allowed(await closeBranch(ctx, actor, { branchId, from }))
    if (!closed.ok)
      throw new CliError(closed.refusal.code === 'in_the_past' ? DAY_IS_OVER : 'there would be no branch left')
    if (from === null) {
      print(`${code} stays`)
      return
    }
    print(`nobody can book from or to ${code} from ${from} on; what is booked stays:`)
    const rows = closed.value.map(({ reference, status, start, end, begins, ends }) => [
      reference,
      status,
      ...[begins ? start : '', ends ? end : ''].map((local) => local.replace('T', ' ')),
    ])
    print(rows.length === 0 ? 'nothing' : aligned([['BOOKING', 'STATUS', 'BEGINS THERE', 'ENDS THERE'], ...rows]))
  })
}

async function showBranch(code: string, { json = false }: { json?: boolean }): Promise<void> {
  await withContext(async (ctx) => {
    const catalogue = await ctx.catalogue()
    const id = branchNamed(code, catalogue)
    const branch = catalogue.branches.find((one) => one.id === id)!
    if (json) {
      printJson(branch)
      return
    }
    const { weekly, exceptions, closedFrom, afterHours } = branch.calendar
    const { names, details, ways, atAirport, phone, email, latitude, longitude } = branch
    print(`${branch.code}: ${branch.name}, ${branch.street}, ${branch.city}`)
    print(`${names.de}${details.de && ` (${details.de})`}; ${names.en}${details.en && ` (${details.en})`}`)
    print(`${phone}, ${email}, ${latitude},${longitude}${atAirport ? ', at an airport' : ''}`)
    if (ways.en !== '') print(`way to the desk: ${ways.en}`)
    print(describeHours(weekly, 'en', wordsIn('en')))
    print(
      afterHours.allowed ? `pickup outside the hours: ${decimal(afterHours.feeMinor)}` : 'no pickup outside the hours',
    )
    for (const { date, ranges, name } of exceptions)
      print(`${date}: ${ranges.map((range) => `${range.opens}-${range.closes}`).join(', ') || 'closed'} (${name.en})`)
    if (closedFrom !== undefined) print(`given up from ${closedFrom} on`)
  })
}
