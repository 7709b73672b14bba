import type { Actor } from '#domain/actor.ts'
import { isAsGood, type VehicleClass } from '#domain/better-class.ts'
import type { ActOf } from '#domain/plan-act.ts'
import { listClasses } from '#store/exchange.ts'
import { listFreeCars, type FreeCar } from '#store/plan-search.ts'
import type { Context } from '../../context.ts'
import { driveFrom } from './bring.ts'

/** Entry as somebody saw it. */
export type Seen = Pick<ActOf<'move'>, 'id' | 'version'>

export type MoveKind = 'same_class' | 'upgrade' | 'fetch'

/** Cars that stand free for a rental: of its class, of a better one, or of its class at another branch. */
export interface Candidates {
  kind: MoveKind
  cars: FreeCar[]
}

/** A rental for which cars are looked for. */
interface Wish {
  booked: VehicleClass
  from_branch: number
  to_branch: number
  since: Date
  until: Date | null
  /** End of it, if it waits for a car that comes after its start. */
  waitsUntil?: Date
}

/** @param most cars of each kind */
export async function candidatesFor(ctx: Context, actor: Actor, entry: Wish, most: number): Promise<Candidates[]> {
  const { booked } = entry
  const wish = {
    branch: entry.from_branch,
    from: entry.since,
    until: entry.from_branch === entry.to_branch ? entry.until : null,
    vehicle: null,
    most,
  }
  const better = (await listClasses(ctx.db)).filter((one) => one.id !== booked.id && isAsGood(one, booked))
  const classes = better.map(({ id }) => id)
  return [
    { kind: 'same_class', cars: await listFreeCars(ctx.db, actor, { ...wish, classes: [booked.id] }) },
    { kind: 'upgrade', cars: await listFreeCars(ctx.db, actor, { ...wish, classes }) },
    { kind: 'fetch', cars: await fromElsewhere(ctx, actor, entry, { ...wish, classes: [booked.id] }) },
  ]
}

async function fromElsewhere(
  ctx: Context,
  actor: Actor,
  entry: Wish,
  wish: Parameters<typeof listFreeCars>[2],
): Promise<FreeCar[]> {
  const { from_branch: to, since: by, waitsUntil } = entry
  const need = { to, by, now: ctx.now(), ...(waitsUntil !== undefined && { waitsUntil }) }
  const catalogue = await ctx.catalogue()
  const found: FreeCar[] = []
  for (const { id: branch } of catalogue.branches.filter(({ id, closed }) => id !== to && !closed)) {
    const drive = driveFrom(catalogue, branch, need)
    // A car that is not free for the latest drive is free for none in time. Who waits is helped by the earliest alone.
    if (drive !== null)
      found.push(...(await listFreeCars(ctx.db, actor, { ...wish, branch, anywhere: true, from: drive.leaves })))
  }
  return found.toSorted((a, b) => endOf(a) - endOf(b)).slice(0, wish.most)
}

const endOf = ({ until }: FreeCar): number => until?.getTime() ?? Number.MAX_VALUE

/** Act that gives a rental a car for good. */
export const moveTo = ({ id, version }: Seen, car: number, kind: MoveKind): ActOf<'move'> => ({
  kind: 'move',
  id,
  version,
  car,
  upgrade: kind === 'upgrade',
  fetch: kind === 'fetch',
  fixed: true,
})
