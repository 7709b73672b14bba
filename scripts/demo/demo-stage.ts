import { operator, type Staff, type Visitor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context, NewLetter } from '#usecases/context.ts'

/** Staff of the demonstration. */
export interface Crew {
  manager: Staff
  /** The agent of each branch. */
  agents: ReadonlyMap<number, Staff>
}

/** Things that all makers of the demonstration need: the product's context, whose clock they set, and the post. */
export interface Stage {
  ctx: Context
  /** Sets the clock of the context and of the database. */
  setClock(at: Date): Promise<void>
  /** The last letter of a kind to an address, as the customer would find it. */
  lastLetter<Kind extends NewLetter['kind']>(kind: Kind, recipient: string): Extract<NewLetter, { kind: Kind }>
  /** Number of acts that the product refused, by act and code. */
  refusals: Map<string, number>
}

export { operator }
export const visitor: Visitor = { kind: 'visitor', place: 'demo' }

/** Opens the stage over the context of a process. @param setDatabaseClock sets what columns take for now */
export function openStage(ctx: Context, setDatabaseClock: (at: Date) => Promise<void>): Stage {
  let clock = ctx.now()
  const letters = new Map<string, NewLetter>()
  const own: Context = {
    ...ctx,
    now: () => clock,
    async post(tx, ...posted) {
      for (const letter of posted) letters.set(`${letter.kind} ${letter.recipient}`, letter)
      return await ctx.post(tx, ...posted)
    },
  }
  return {
    ctx: own,
    refusals: new Map(),
    async setClock(at) {
      clock = at
      await setDatabaseClock(at)
    },
    lastLetter(kind, recipient) {
      const letter = letters.get(`${kind} ${recipient}`)
      if (letter === undefined) throw new Error(`no ${kind} was posted to ${recipient}`)
      return letter as never
    },
  }
}

/** The value of an act that cannot be refused. @throws if it was */
export function done<T, R extends { code: string }>(outcome: Outcome<T, R>): T {
  if (!outcome.ok) throw new Error(`refused with ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

/** The value of an act that may be refused, as a company's acts are: a class is full, a car is not back. */
export function tried<T, R extends { code: string }>(stage: Stage, act: string, outcome: Outcome<T, R>): T | null {
  if (outcome.ok) return outcome.value
  const name = `${act}: ${outcome.refusal.code}`
  stage.refusals.set(name, (stage.refusals.get(name) ?? 0) + 1)
  return null
}

/**
 * Does an act with the first of several things with which the product lets us. Looking for one is no act: a refusal counts
 * only where none will do.
 */
export async function triedWith<Thing, T, R extends { code: string }>(
  stage: Stage,
  act: string,
  things: readonly Thing[],
  attempt: (thing: Thing) => Promise<Outcome<T, R>>,
): Promise<{ thing: Thing; value: T } | null> {
  let last: Outcome<T, R> | null = null
  for (const thing of things) {
    last = await attempt(thing)
    if (last.ok) return { thing, value: last.value }
  }
  if (last !== null) tried(stage, act, last)
  return null
}
