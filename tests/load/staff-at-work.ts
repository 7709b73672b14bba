import { randomUUID } from 'node:crypto'

import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import { addDays, toLocal, type LocalDateTime } from '#domain/period.ts'
import { callServer, inDays, sampleDriver } from '#support/client.ts'

/** A planned act, the version that it names, and how it ended. */
export interface Deed {
  kind: string
  /** Entry of the plan, or reference of the booking. */
  entry: number | string | null
  version: string | null
  /** Car of the entry when it was seen, and the one that it was to have. */
  fromCar: number | null
  toCar: number | null
  began: number
  ended: number
  status: number
  code: string | undefined
}

interface Desk {
  /** Address of one of the servers, another one each time. */
  base(): string
  token: string
  branches: readonly number[]
  classId: number
  random(below: number): number
  deeds: Deed[]
}

const [FIRST_DAY, DAYS] = [0, 14]

/** Opens the planner of a class, as a colleague does before each act. */
async function look({ base, token, branches, classId, random }: Desk) {
  const branch = branches[random(branches.length)]!
  const rows = await callServer(base(), 'getPlanRows', { as: token, query: { branch: String(branch) } })
  const group = rows.body.groups.find((one) => one.classId === classId && one.branch === branch)
  if (rows.status !== 200 || group === undefined) return null
  const pages = { branch: String(branch), pages: `${branch}-${classId}-0` }
  const listed = await callServer(base(), 'getPlanCars', { as: token, query: pages })
  if (listed.status !== 200) return null
  const { ids } = listed.body.pages[0]!
  const [from, to] = [inDays(FIRST_DAY - 2, '00:00'), inDays(DAYS, '00:00')]
  const query = { cars: ids.join(','), cells: '', from, to, step: '720' }
  const plan = await callServer(base(), 'getPlan', { as: token, query })
  return plan.status === 200 ? { cars: ids, bars: plan.body.bars, branch } : null
}

/** One act on the plan, chosen by chance, from what is on the screen when it begins. */
export async function workOnPlan(desk: Desk): Promise<void> {
  const seen = await look(desk)
  if (seen === null) return
  const act = chooseAct(desk, seen)
  if (act === null) return
  // Somebody looks at the plan for a moment, while others change it.
  await new Promise((resolve) => setTimeout(resolve, desk.random(120)))
  const priced = act.kind === 'retime' ? await priceOf(desk, act) : act
  if (priced === null) return
  // A colleague often drags the same rental elsewhere at the same moment.
  const rival =
    priced.kind === 'move' && desk.random(3) > 0 ? { ...priced, car: seen.cars[desk.random(seen.cars.length)]! } : null
  await Promise.all([perform(desk, seen, priced), rival && perform(desk, seen, rival)])
}

async function perform(desk: Desk, { bars }: Screen, act: PlanAct): Promise<void> {
  const began = Date.now()
  const { status, body } = await callServer(desk.base(), 'doPlanAct', { as: desk.token, body: act })
  const carOf = (entry: number) => bars.find(({ id }) => id === entry)?.car ?? null
  desk.deeds.push({
    kind: act.kind,
    entry: 'id' in act ? act.id : null,
    version: 'id' in act ? act.version : null,
    fromCar: 'id' in act ? carOf(act.id) : null,
    toCar: act.kind === 'move' ? act.car : act.kind === 'swap' ? carOf(act.other) : null,
    began,
    ended: Date.now(),
    status,
    code: body.code,
  })
}

async function priceOf({ base, token }: Desk, act: PlanAct): Promise<PlanAct | null> {
  const tried = await callServer(base(), 'tryPlanAct', { as: token, body: act })
  const price = tried.body.applied?.price
  return price == null ? null : ({ ...act, totalMinor: price.afterMinor } as PlanAct)
}

interface Screen {
  cars: readonly number[]
  bars: readonly PlanBar[]
  branch: number
}

const idle = { upgrade: false, fetch: false, fixed: false }

function chooseAct({ random }: Desk, { cars, bars, branch }: Screen): PlanAct | null {
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const rentals = bars.filter(({ state }) => state === 'certain' || state === 'kept' || state === 'held')
  const [bar, other] = [one(rentals), one(rentals)]
  const day = FIRST_DAY + 2 + random(DAYS - 6)
  switch (random(8)) {
    case 0:
    case 1:
    case 2:
      return bar ? { kind: 'move', ...seenOf(bar), car: one(cars)!, ...idle, fixed: random(4) === 0 } : null
    case 3:
      if (bar === undefined || other === undefined || bar === other) return null
      return { kind: 'swap', ...seenOf(bar), other: other.id, otherVersion: other.version, upgrade: false }
    case 4: {
      const booked = bars.filter(({ state, status }) => status === 'confirmed' && state === 'certain')
      const longer = one(booked)
      if (longer?.ends == null) return null
      const end = later(longer.ends, random(3) === 0 ? -1 : 1)
      return end > longer.since
        ? { kind: 'retime', ...seenOf(longer), start: longer.since, end, totalMinor: null }
        : null
    }
    case 5: {
      const block = one(bars.filter(({ kind }) => kind === 'maintenance'))
      if (block !== undefined && random(2) === 0) return { kind: 'unblock', ...seenOf(block) }
      const [from, until] = [inDays(day, '08:00'), inDays(day + 1, '08:00')]
      return { kind: 'block', car: one(cars)!, from, until, note: 'Reifen' }
    }
    case 6: {
      const drive = one(bars.filter(({ kind, done }) => kind === 'transfer' && !done))
      if (drive !== undefined && random(2) === 0) return { kind: 'undrive', ...seenOf(drive) }
      return { kind: 'drive', car: one(cars)!, to: branch === 1 ? 3 : 1, leaves: inDays(day, '12:00') }
    }
    default:
      return bar ? { kind: 'fix', ...seenOf(bar), fixed: !bar.fixed } : null
  }
}

const seenOf = ({ id, version }: PlanBar) => ({ id, version })
const later = (end: LocalDateTime, days: number): LocalDateTime => `${addDays(end.slice(0, 10), days)}${end.slice(10)}`

/** The last time of today at which a rental can begin, or the first one of tomorrow once that is past or nearly so. */
function lastStart(): LocalDateTime {
  const last = inDays(0, '23:30')
  return toLocal(new Date(Date.now() + 5 * 60_000)) < last ? last : inDays(1, '06:00')
}

/** Sells a car of the class to somebody at the counter, or on the phone for later. @returns how it ended */
export async function sellAtDesk({ base, token, branches, random }: Desk): Promise<string> {
  const pickup = branches[random(branches.length)]!
  const day = random(3) === 0 ? 0 : 1 + random(6)
  const start = day === 0 ? lastStart() : inDays(day, `${8 + random(10)}:30`.padStart(5, '0'))
  const trip = {
    pickup,
    dropoff: pickup,
    start,
    end: inDays(day + 1 + random(2), '10:00'),
    extras: [],
    crossBorder: false,
  }
  const vehicleId = [301, 302, 303][random(3)]!
  const quote = await callServer(base(), 'quoteAtDesk', { as: token, body: { ...trip, vehicleId, customer: null } })
  if (quote.status !== 201) return `${quote.status} ${quote.body.code}`
  const { firstName, lastName, dateOfBirth, licenseNumber, licenseExpiry } = sampleDriver
  const person = {
    firstName,
    lastName,
    dateOfBirth,
    licenseNumber,
    licenseExpiry,
    email: `${randomUUID()}@post.example`,
  }
  const rental = { quoteId: quote.body.id, customer: null, person, origin: 'counter', language: 'de' } as const
  const booked = await callServer(base(), 'bookAtDesk', { as: token, body: { ...rental, paymentMethod: 'cash' } })
  return `${booked.status} ${booked.body.code ?? 'sold'}`
}

/** Reading that no car has had yet. */
let reading = 900_000

/** Gives a customer who is under way another car of those, as the page of the booking lets staff do. */
export async function exchangeAtDesk(desk: Desk, reference: string, plates: readonly string[]): Promise<void> {
  const { base, token, random, deeds } = desk
  const page = await callServer(base(), 'getStaffBooking', { as: token, params: { reference } })
  if (page.status !== 200 || plates.length === 0) return
  const { version } = page.body
  const exchange = async () => {
    const plate = plates[random(plates.length)]!
    const readings = { kmIn: ++reading, kmOut: ++reading }
    const body = { version, plate, at: null, ...readings, reason: 'Panne', readyAt: null }
    const began = Date.now()
    const made = await callServer(base(), 'exchangeStaffCar', { as: token, params: { reference }, body })
    const { status, body: answer } = made
    const about = { kind: 'exchange', entry: reference, version: String(version), fromCar: null, toCar: null }
    deeds.push({ ...about, began, ended: Date.now(), status, code: answer.code })
  }
  // At times two colleagues help the same customer.
  await Promise.all([exchange(), random(2) === 0 && exchange()])
}
