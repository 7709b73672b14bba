import type { Command } from 'commander'

import { addCar } from '#usecases/company/add-car.ts'
import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { saveBranch } from '#usecases/company/save-branch.ts'
import { aligned } from './aligned.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { day, kilometres, price, wholeNumber } from './option-values.ts'

/** What the company consists of, until there is a back office: branches, vehicles, cars. */
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
  program
    .command('car')
    .description('the cars with a plate')
    .command('add')
    .argument('<plate>', 'such as "B-SW 0999"')
    .requiredOption('--vehicle <number>', 'which vehicle it is', wholeNumber(1))
    .requiredOption('--branch <code>', 'where it stands')
    .requiredOption('--inspection <day>', 'when it has to be inspected next', day)
    .option('--km <kilometres>', 'what its odometer says', kilometres, 0)
    .description('put a car on the road')
    .action(addOneCar)
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

interface CarOptions {
  vehicle: number
  branch: string
  inspection: string
  km: number
}

async function addOneCar(plate: string, { vehicle, branch, inspection, km }: CarOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const added = allowed(await addCar(ctx, actor, { vehicleId: vehicle, branch, plate, mileageKm: km, inspection }))
    if (!added.ok)
      throw new CliError(
        added.refusal.code === 'inspected_too_late'
          ? 'a car without a driver is inspected every twelve months (D44)'
          : `there is no vehicle ${vehicle} or no branch ${branch}, or there is a car ${plate} already`,
      )
    print(`${plate} can be rented at ${branch} now`)
  })
}
