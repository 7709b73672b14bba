import { pino } from 'pino'

import { operator, type Actor, type Operator } from '#domain/actor.ts'
import { rolesThatMay, type Forbidden } from '#domain/rights.ts'
import { readEnv } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '#usecases/context.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2))

/** Refusal of a command; printed without a stack trace. */
export class CliError extends Error {}

let colleague: string | undefined

/** Sets the colleague in whose name all further commands act; by default it is the operator at the machine. */
export function actAs(email: string | undefined): void {
  colleague = email
}

/** The operator, for acts that only they may do. @throws CliError if the command names a colleague */
export function atTheMachine(): Operator {
  if (colleague === undefined) return operator
  throw new CliError('only the operator at the machine can do that: leave out --as')
}

/** Opens the database of the server, which may be running, does one thing as the actor and closes it again. */
export async function withContext(
  work: (ctx: Context, actor: Actor) => Promise<void>,
  lostKey?: string,
): Promise<void> {
  const parts = await openParts(readEnv(), pino({ level: 'error' }, pino.destination(2)), lostKey)
  try {
    await work(parts.ctx, await whoActs(parts.ctx))
  } finally {
    await parts.close()
  }
}

async function whoActs(ctx: Context): Promise<Actor> {
  if (colleague === undefined) return operator
  const found = await findColleague(ctx, operator, colleague)
  if (!found.ok) throw new CliError(`${colleague} is no member of staff, or has left`)
  return found.value
}

/** Refusals that no command has to word. */
type Common = Forbidden | { code: 'booking_changed' }

/** Refusals that a command words itself. */
export type Worded<R> = Exclude<R, Common>

/** The outcome, without a refusal for lack of rights. @throws CliError that names the roles with the right */
export function allowed<T, R extends { code: string }>(outcome: Outcome<T, R>): Outcome<T, Worded<R>> {
  if (!outcome.ok && isForbidden(outcome.refusal)) {
    const roles = rolesThatMay(outcome.refusal.verb)
    throw new CliError(`${colleague} may not do that; ${roles.map((role) => `${role}s`).join(' and ')} may`)
  }
  if (!outcome.ok && outcome.refusal.code === 'booking_changed')
    throw new CliError('the booking changed meanwhile; nothing happened')
  return outcome as Outcome<T, Worded<R>>
}

/** The value of an outcome that nothing but a lack of rights can refuse. @throws CliError that names the roles with the right */
export function valueOf<T>(outcome: Outcome<T, Forbidden>): T {
  const { value } = allowed(outcome) as { value: T }
  return value
}

const isForbidden = (refusal: { code: string }): refusal is Forbidden => refusal.code === 'forbidden'
