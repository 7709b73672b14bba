import { randomUUID } from 'node:crypto'

import type { PlanAct, PlanApplied, PlanBar } from '#contract/staff-plan.ts'
import { addDays, toLocal, type LocalDateTime } from '#domain/period.ts'
import { callServer, inDays, sampleDriver } from '#support/client.ts'
import type { Mark, Stand } from './plan-log.ts'

/** A planned act, the version that it names, and how it ended. */
export interface Deed {
  /** Kind of the act; \`extend\` if it lets a rental last longer that is under way. */
  kind: string
  /** Entry of the plan, or reference of the booking. */
  entry: number | string | null
  version: string | null
  /** Changes that it must have made if it was answered with yes. */
  marks: Mark[]
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
const DAY_MS = 86_400_000

/** Opens the planner of the class, or of the better one whose cars some of its rentals have, before each act. */
async function look({ base, token, branches, classId: wanted, random }: Desk) {
  const classId = random(5) === 0 ? wanted + 1 : wanted
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
  const priced = act.kind === 'retime' ? await priceOf(desk, seen, act) : act
  if (priced === null) return
  // A colleague often drags the same rental elsewhere at the same moment, or lets it last longer as well.
  const rival = rivalOf(desk, seen, priced)
  await Promise.all([perform(desk, seen, priced), rival && perform(desk, seen, rival)])
}

function rivalOf({ random }: Desk, { cars }: Screen, act: PlanAct): PlanAct | null {
  if (random(3) === 0) return null
  if (act.kind === 'move') return { ...act, car: cars[random(cars.length)]! }
  return act.kind === 'retime' || act.kind === 'fix' || act.kind === 'unblock' || act.kind === 'undrive' ? act : null
}

async function perform(desk: Desk, screen: Screen, act: PlanAct): Promise<void> {
  const { status, body } = await callServer(desk.base(), 'doPlanAct', { as: desk.token, body: act })
  const marks = status === 200 ? marksOf(screen, act, body) : []
  desk.deeds.push({ ...aboutAct(screen, act), marks, status, code: body.code })
}

function aboutAct({ bars }: Screen, act: PlanAct) {
  if (!('id' in act)) return { kind: act.kind, entry: null, version: null }
  const { state } = bars.find(({ id }) => id === act.id)!
  const kind = act.kind === 'retime' && state === 'out' ? 'extend' : act.kind
  return { kind, entry: act.id, version: act.version }
}

/** Changes that an act on what was seen must have made, by the answer to it. */
function marksOf({ bars }: Screen, act: PlanAct, { id, fetch, otherCar }: PlanApplied): Mark[] {
  if (act.kind === 'block') return [{ entry: id!, from: null, to: { car: act.car, since: act.from, until: act.until } }]
  if (act.kind === 'drive')
    return [{ entry: id!, from: null, to: { car: act.car, since: act.leaves, until: fetch!.arrives } }]
  if (!('id' in act)) return []
  const bar = bars.find((one) => one.id === act.id)!
  const [entry, from] = [bar.id, standOf(bar)]
  switch (act.kind) {
    case 'move':
      return [{ entry, from, to: { ...from, car: act.car, fixed: act.fixed } }]
    case 'swap': {
      const other = bars.find((one) => one.id === act.other)!
      const theirs = standOf(other)
      return [
        { entry, from, to: { ...from, car: other.car } },
        { entry: other.id, from: theirs, to: { ...theirs, car: bar.car } },
      ]
    }
    case 'fix':
      return [{ entry, from, to: { ...from, fixed: act.fixed } }]
    case 'retime': {
      const { car, ...rest } = from
      const days = (Date.parse(act.end.slice(0, 10)) - Date.parse(bar.ends!.slice(0, 10))) / DAY_MS
      return [{ entry, from, to: { ...rest, ...(otherCar === null && { car }), until: later(bar.until!, days) } }]
    }
    case 'reblock':
    case 'unblock':
    case 'undrive':
      // Work that had begun was ended; everything else is gone.
      return [{ entry, from, to: id === null ? null : { car: bar.car, since: bar.since } }]
  }
}

const standOf = ({ car, fixed, since, until }: PlanBar): Stand => ({ car, fixed, since, until })

async function priceOf(desk: Desk, screen: Screen, act: PlanAct): Promise<PlanAct | null> {
  const { status, body } = await callServer(desk.base(), 'tryPlanAct', { as: desk.token, body: act })
  const price = body.applied?.price
  if (price != null) return { ...act, totalMinor: price.afterMinor } as PlanAct
  desk.deeds.push({
    ...aboutAct(screen, act),
    marks: [],
    status: status === 200 ? 409 : status,
    code: body.trouble?.code,
  })
  return null
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
  // Among the rentals, or when few of them are left and there is room.
  const day = random(2) === 0 ? FIRST_DAY + 2 + random(DAYS - 6) : DAYS - 3 + random(3)
  switch (random(9)) {
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
      const running = one(bars.filter(({ state, goesOn }) => state === 'out' && !goesOn))
      if (running?.ends == null) return null
      const { since: start, ends } = running
      return { kind: 'retime', ...seenOf(running), start, end: later(ends, 1), totalMinor: null }
    }
    case 6: {
      const block = one(bars.filter(({ kind }) => kind === 'maintenance'))
      if (block !== undefined && random(2) === 0) return { kind: 'unblock', ...seenOf(block) }
      const [from, until] = [inDays(day, '08:00'), inDays(day + 1, '08:00')]
      return { kind: 'block', car: one(cars)!, from, until, note: 'Reifen' }
    }
    case 7: {
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
    const made = await callServer(base(), 'exchangeStaffCar', { as: token, params: { reference }, body })
    const { status, body: answer } = made
    const about = { kind: 'exchange', entry: reference, version: String(version), marks: [] }
    deeds.push({ ...about, status, code: answer.code })
  }
  // At times two colleagues help the same customer.
  await Promise.all([exchange(), random(2) === 0 && exchange()])
}
