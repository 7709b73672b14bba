import { pino } from 'pino'

import { operator, type Actor, type Operator } from '#domain/actor.ts'
import { rolesThatMay, type Forbidden } from '#domain/rights.ts'
import { readEnv } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import type { Outcome } from '#store/db.ts'
import type { Context } from '#usecases/context.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2))

/** What was asked for was not done; said without a trace. */
export class CliError extends Error {}

let colleague: string | undefined

/** In whose name all that follows is done; without this the operator at the machine acts. */
export function actAs(email: string | undefined): void {
  colleague = email
}

/** For what is done at the machine alone. @throws CliError where it was to be done in the name of a colleague */
export function atTheMachine(): Operator {
  if (colleague === undefined) return operator
  throw new CliError('only the operator at the machine can do that: leave out --as')
}

/** Opens the same database as the server, which may be running meanwhile, does one thing as somebody and closes. */
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

/** What came of it, where whoever asked may do it at all. @throws CliError with who may, where they may not */
export function allowed<T, R extends { code: string }>(outcome: Outcome<T, R>): Outcome<T, Exclude<R, Forbidden>> {
  if (!outcome.ok && isForbidden(outcome.refusal)) {
    const roles = rolesThatMay(outcome.refusal.verb)
    throw new CliError(`${colleague} may not do that; ${roles.map((role) => `${role}s`).join(' and ')} may`)
  }
  return outcome as Outcome<T, Exclude<R, Forbidden>>
}

/** The same where nothing else can be refused. */
export function valueOf<T>(outcome: Outcome<T, Forbidden>): T {
  const { value } = allowed(outcome) as { value: T }
  return value
}

const isForbidden = (refusal: { code: string }): refusal is Forbidden => refusal.code === 'forbidden'
