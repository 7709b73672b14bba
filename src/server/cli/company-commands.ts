import type { Command } from 'commander'

import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { saveBranch } from '#usecases/company/save-branch.ts'
import { aligned } from './aligned.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { price, wholeNumber } from './option-values.ts'

/** What the company consists of, until there is a back office: branches and vehicles. */
export function addCompanyCommands(program: Command): void {
  const branch = program.command('branch').description('the branches of the company')
  branch.command('list').option('--json', 'for programs').description('list the branches').action(listBranches)
  branch
    .command('add')
    .argument('<code>', 'in addresses of pages, such as potsdam')
    .requiredOption('--name-de <name>')
    .requiredOption('--name-en <name>')
    .option('--detail-de <text>', 'what it is or where to look for it', '')
    .option('--detail-en <text>', '', '')
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
  program
    .command('vehicle')
    .description('the vehicles that are booked')
    .command('add')
    .argument('<name>', 'such as "Kia Ceed"')
    .requiredOption('--class <code>', 'such as Compact')
    .requiredOption('--brand <brand>')
    .requiredOption('--fuel <fuel>', 'Petrol, Diesel, Hybrid or Electric')
    .requiredOption('--price <price>', 'a day, from today on', price)
    .option('--luggage <bags>', 'how many fit', wholeNumber(0, 20), 0)
    .option('--image <path>', 'below /img/vehicles, such as /img/vehicles/ceed.webp')
    .description('offer another vehicle of a class')
    .action(addOneVehicle)
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

interface BranchOptions {
  nameDe: string
  nameEn: string
  detailDe: string
  detailEn: string
  street: string
  city: string
  phone: string
  email: string
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

interface VehicleOptions {
  class: string
  brand: string
  fuel: string
  price: number
  luggage: number
  image?: string
}

const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric']

async function addOneVehicle(name: string, options: VehicleOptions): Promise<void> {
  const { class: classCode, brand, fuel, price: perDayMinor, luggage, image = null } = options
  if (!fuels.includes(fuel)) throw new CliError(`fuel is one of ${fuels.join(', ')}`)
  await withContext(async (ctx, actor) => {
    const wish = { classCode, brand, name, fuel, luggage, image, perDayMinor }
    const added = allowed(await addVehicle(ctx, actor, wish))
    if (!added.ok)
      throw new CliError(
        added.refusal.code === 'free_vehicle'
          ? 'a vehicle has to cost something'
          : `there is no class ${classCode}, or there is a vehicle ${name} already`,
      )
    print(`vehicle ${added.value.id} is offered; put its cars on the road with "car add"`)
  })
}
