import type { Command } from 'commander'

import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { allowed, CliError, print, withContext } from './operator.ts'
import { price, wholeNumber } from './option-values.ts'

/** Commands for the vehicles and cars of the company, until there is a back office. */
export function addCompanyCommands(program: Command): void {
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
