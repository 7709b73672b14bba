import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import { addDays, type LocalDateTime } from '#domain/period.ts'
import { callServer, inDays, type Reply } from '#support/client.ts'

/** A planned act, the version that it names, and how it ended. */
export interface Deed {
  kind: string
  entry: number | null
  version: string | null
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
  const [from, to] = [inDays(FIRST_DAY - 2, '00:00'), inDays(DAYS, '00:00')]
  const query = { cars: group.ids.join(','), cells: '', from, to, step: '720' }
  const plan = await callServer(base(), 'getPlan', { as: token, query })
  return plan.status === 200 ? { cars: group.ids, bars: plan.body.bars, branch } : null
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
  await Promise.all([perform(desk, priced), rival && perform(desk, rival)])
}

async function perform(desk: Desk, act: PlanAct): Promise<void> {
  const began = Date.now()
  note(desk, act, began, await callServer(desk.base(), 'doPlanAct', { as: desk.token, body: act }))
}

function note({ deeds }: Desk, act: PlanAct, began: number, { status, body }: Reply<unknown>): void {
  const { entry, version } = 'id' in act ? { entry: act.id, version: act.version } : { entry: null, version: null }
  deeds.push({ kind: act.kind, entry, version, began, ended: Date.now(), status, code: body.code })
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
