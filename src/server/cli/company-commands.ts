import { Option, type Command } from 'commander'

import { addClass } from '#usecases/company/add-class.ts'
import { addService } from '#usecases/company/add-service.ts'
import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { allowed, CliError, print, withContext } from './operator.ts'
import { price, wholeNumber } from './option-values.ts'

/** Commands for the vehicles and cars of the company, until there is a back office. */
export function addCompanyCommands(program: Command): void {
  program
    .command('class')
    .description('the classes of vehicles')
    .command('add')
    .argument('<code>', 'such as Camper')
    .requiredOption('--name-de <name>')
    .requiredOption('--name-en <name>')
    .requiredOption('--acriss <code>', 'four letters of the trade, such as CDMR')
    .requiredOption('--seats <number>', 'that its customers are guaranteed', wholeNumber(1, 9))
    .addOption(
      new Option('--transmission <kind>', 'that its customers are guaranteed')
        .choices(['Manual', 'Automatic'])
        .makeOptionMandatory(),
    )
    .requiredOption('--deposit <amount>', 'from today on', price)
    .option(
      '--rank <number>',
      'its cars may be given to customers of classes with a lower one; without it, it stands for no other class',
      wholeNumber(1, 99),
    )
    .description('add a class')
    .action(addOneClass)
  program
    .command('service')
    .description('what can be booked beside a vehicle')
    .command('add')
    .argument('<code>', 'such as roof_box')
    .requiredOption('--name-de <name>')
    .requiredOption('--name-en <name>')
    .option('--note-de <text>', 'what it is good for, in a line', '')
    .option('--note-en <text>', '', '')
    .requiredOption('--price <price>', 'a day, from today on', price)
    .option('--most <number>', 'of it in one rental', wholeNumber(1, 9), 1)
    .description('offer another service')
    .action(addOneService)
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

interface ClassOptions {
  nameDe: string
  nameEn: string
  acriss: string
  seats: number
  transmission: 'Manual' | 'Automatic'
  deposit: number
  rank?: number
}

async function addOneClass(code: string, { deposit: depositMinor, rank, ...given }: ClassOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const added = allowed(await addClass(ctx, actor, { ...given, code, rank: rank ?? null, depositMinor }))
    if (!added.ok) throw new CliError(added.refusal.problem)
    const others = added.value.standsFor.join(', ')
    print(`its cars ${others === '' ? 'stand for no other class' : `may be given instead of: ${others}`}`)
    print(`class ${code} is there; give it vehicles with "vehicle add --class ${code}"`)
  })
}

interface ServiceOptions {
  nameDe: string
  nameEn: string
  noteDe: string
  noteEn: string
  price: number
  most: number
}

async function addOneService(code: string, options: ServiceOptions): Promise<void> {
  const { price: perDayMinor, most: maxQuantity, ...given } = options
  await withContext(async (ctx, actor) => {
    const added = allowed(await addService(ctx, actor, { ...given, code, perDayMinor, maxQuantity }))
    if (!added.ok) throw new CliError(added.refusal.problem)
    print(`${code} can be booked from now on`)
  })
}
