import { Option, type Command } from 'commander'

import { whoElseDrives } from '#domain/additional-driver.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { carPlaces, keyPlaces, type CarPlace, type KeyPlace, type Noted } from '#domain/car-state.ts'
import type { Forbidden } from '#domain/rights.ts'
import type { CarEntry, CarState } from '#store/car-log.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { addCar, type CarRefusal } from '#usecases/company/add-car.ts'
import { noteCar, type NoteRefusal } from '#usecases/fleet/note-car.ts'
import { showCar, type ShownCar } from '#usecases/fleet/show-car.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { odometerText } from './odometer-text.ts'
import { allowed, CliError, print, printJson, withContext } from './operator.ts'
import { branchNamed, day, kilometres, moment, wholeNumber } from './option-values.ts'

/** The cars with a plate, until there is a back office. */
export function addCarCommands(program: Command): void {
  const car = program.command('car').description('the cars with a plate')
  car
    .command('add')
    .argument('<plate>', 'such as "B-SW 0999"')
    .requiredOption('--vehicle <number>', 'which vehicle it is; "rate" lists them with their numbers', wholeNumber(1))
    .requiredOption('--branch <code>', 'where it stands')
    .requiredOption('--inspection <day>', 'when it has to be inspected next', day)
    .option('--km <kilometres>', 'what its odometer says', kilometres, 0)
    .description('put a car on the road')
    .action(addOneCar)
  car
    .command('show')
    .argument('<plate>')
    .option('--at <time>', 'who had it then, Berlin time, such as 2026-12-01T10:00; now if left out', moment)
    .option('--json', 'for programs')
    .description('show the state of a car, who has or had it, and what was seen of it')
    .action(showOneCar)
  car
    .command('note')
    .argument('<plate>')
    .option('--km <kilometres>', 'what its odometer says', kilometres)
    .option('--fuel <eighths>', 'how full its tank is, from 0 to 8', wholeNumber(0, 8))
    .option('--charge <percent>', 'how full its battery is', wholeNumber(0, 100))
    .addOption(new Option('--clean', 'it is clean').conflicts('dirty'))
    .option('--dirty', 'it is not clean')
    .option('--branch <code>', 'the branch where it stands')
    .addOption(new Option('--place <place>', 'where it is, if not at a branch').choices(away).conflicts('branch'))
    .addOption(new Option('--key <place>', 'where its key is').choices(keys))
    .option('--at <time>', 'when that was seen, Berlin time; now if left out', moment)
    .option('--json', 'for programs')
    .description('record what you see of a car')
    .action(note)
}

// Only a handover gives a car or its key to a customer.
const away = carPlaces.filter((place) => place !== 'branch' && place !== 'customer')
const keys = keyPlaces.filter((place) => place !== 'customer')

interface CarOptions {
  vehicle: number
  branch: string
  inspection: string
  km: number
}

async function addOneCar(plate: string, { vehicle, branch, inspection, km }: CarOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const added = allowed(await addCar(ctx, actor, { vehicleId: vehicle, branch, plate, km, inspection }))
    if (!added.ok) throw new CliError(carProblem(added.refusal.code, { plate, vehicle, branch }))
    print(`${added.value.plate} can be rented at ${branch} now`)
  })
}

const carProblem = (code: CarRefusal['code'], car: { plate: string; vehicle: number; branch: string }): string =>
  ({
    no_plate: `${car.plate} is no number plate such as "B-SW 0999"`,
    no_branch: `there is no branch ${car.branch}: "branch list" lists them`,
    no_vehicle: `there is no vehicle ${car.vehicle}: "rate" lists them with their numbers`,
    inspection_over: 'this inspection is overdue: have the car inspected first',
    inspected_too_late: 'a rental car is inspected at least every twelve months: say an earlier day',
    plate_taken: `there is a car ${car.plate} already`,
  })[code]

async function showOneCar(plate: string, { at, json = false }: { at?: Date; json?: boolean }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = allowed(await showCar(ctx, actor, { plate, at: at ?? null }))
    if (!found.ok) throw new CliError(`there is no car ${plate}`)
    const catalogue = await ctx.catalogue()
    const sheet = sheetOf(found.value, catalogue)
    if (json) printJson(sheet)
    else print(`${sheetText(sheet, at === undefined)}\n(all times are Berlin time)`)
  })
}

interface NoteOptions {
  km?: number
  fuel?: number
  charge?: number
  clean?: true
  dirty?: true
  branch?: string
  place?: Exclude<CarPlace, 'branch' | 'customer'>
  key?: Exclude<KeyPlace, 'customer'>
  at?: Date
  json?: boolean
}

async function note(plate: string, options: NoteOptions): Promise<void> {
  const { km, fuel, charge, clean, dirty, branch, place, key, at, json = false } = options
  await withContext(async (ctx, actor) => {
    const catalogue = await ctx.catalogue()
    const seen: Noted = {
      km: km ?? null,
      fuelEighths: fuel ?? null,
      chargePercent: charge ?? null,
      clean: clean ?? (dirty ? false : null),
      place:
        branch !== undefined
          ? { kind: 'branch', branch: branchNamed(branch, catalogue) }
          : place !== undefined
            ? { kind: place }
            : null,
      key: key ?? null,
    }
    const noted = allowed(await noteCar(ctx, actor, { plate, seen, at: at ?? null }))
    if (!noted.ok) throw new CliError(noteProblem(noted.refusal, plate, at === undefined))
    const state = stateOf(noted.value, catalogue)
    if (json) printJson({ plate: noted.value.plate, ...state })
    else print(`${noted.value.plate}: ${stateText(state)}`)
  })
}

function noteProblem(refusal: Exclude<NoteRefusal, Forbidden>, plate: string, now: boolean): string {
  switch (refusal.code) {
    case 'no_car':
      return `there is no car ${plate}`
    case 'car_changed':
      return `somebody has noted something about ${plate} since`
    case 'in_future':
      return 'that is in the future; times are Berlin time'
    case 'nothing_seen':
      return 'say what you see: --km, --fuel, --charge, --clean, --dirty, --branch, --place or --key'
    case 'odometer':
    case 'odometer_later':
      return odometerText(refusal)
    case 'with_customer':
      return now
        ? `${refusal.plate} is with a customer; record its return or its exchange first`
        : `${refusal.plate} was with a customer then`
  }
}

interface ListedState {
  km: number | null
  fuelEighths: number | null
  chargePercent: number | null
  clean: boolean | null
  place: string | null
  key: string | null
}

type Row = Pick<CarState, 'fuel_eighths' | 'charge_percent' | 'clean' | 'branch_id' | 'key_place'> & {
  km: number | null
  place: CarPlace | null
}

const stateOf = (row: Row, { branches }: Catalogue): ListedState => ({
  km: row.km,
  fuelEighths: row.fuel_eighths,
  chargePercent: row.charge_percent,
  clean: row.clean,
  place: row.place === 'branch' ? (branches.find(({ id }) => id === row.branch_id)?.name ?? 'branch') : row.place,
  key: row.key_place,
})

const placeNames: Readonly<Record<string, string>> = {
  customer: 'with the customer',
  road: 'on the road',
  workshop: 'in the workshop',
}

const stateParts = ({ km, fuelEighths, chargePercent, clean, place }: ListedState) => [
  km === null ? null : `${km} km`,
  fuelEighths === null ? null : `tank ${fuelEighths}/8`,
  chargePercent === null ? null : `battery ${chargePercent} %`,
  clean === null ? null : clean ? 'clean' : 'not clean',
  place === null ? null : (placeNames[place] ?? `at ${place}`),
]

const keyText = (key: string | null) => (key === null ? null : `key: ${key.replace('_', ' ')}`)

const stateText = (state: ListedState): string =>
  [...stateParts(state), keyText(state.key)].filter((part) => part !== null).join(', ')

interface CarSheet extends ListedState {
  plate: string
  vehicle: string
  nextInspection: string
  renter: { reference: string; customer: string; drivers: string[] } | null
  elsewhere: boolean
  entries: (ListedState & Pick<CarEntry, 'cause' | 'by' | 'reference'> & { at: string })[]
}

function sheetOf({ car, entries, renter, elsewhere }: ShownCar, catalogue: Catalogue): CarSheet {
  return {
    plate: car.plate,
    vehicle: catalogue.vehicles.find(({ id }) => id === car.vehicle_id)?.name ?? `vehicle ${car.vehicle_id}`,
    nextInspection: car.next_inspection,
    ...stateOf(car, catalogue),
    renter: renter && {
      reference: renter.reference,
      customer: `${renter.first_name} ${renter.last_name}`.trim(),
      drivers: whoElseDrives(renter).map((one) => (one === null ? '' : `${one.firstName} ${one.lastName}`.trim())),
    },
    elsewhere,
    entries: entries.map((entry) => ({
      at: toLocal(entry.at),
      cause: entry.cause,
      by: entry.by,
      reference: entry.reference,
      ...stateOf(entry, catalogue),
    })),
  }
}

function sheetText(sheet: CarSheet, now: boolean): string {
  const { renter } = sheet
  const facts = [
    ['PLATE', sheet.plate],
    ['VEHICLE', sheet.vehicle],
    ['STATE', stateText(sheet)],
    ['INSPECTION', `by ${sheet.nextInspection}`],
    [
      now ? 'HAS IT' : 'HAD IT',
      renter === null
        ? sheet.elsewhere
          ? 'a customer of other branches'
          : 'no customer'
        : [`${renter.reference}, ${renter.customer}`, ...renter.drivers.filter(Boolean)].join(', also '),
    ],
  ]
  const entries = sheet.entries.map((entry) => [
    shown(entry.at),
    entry.by,
    entry.reference === null ? entry.cause : `${entry.cause} ${entry.reference}`,
    stateText(entry),
  ])
  return `${aligned(facts)}\n\n${aligned([['AT', 'WHO', 'WHAT', 'SEEN'], ...entries])}`
}
