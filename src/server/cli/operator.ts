import { pino } from 'pino'

import { readEnv } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import type { Context } from '#usecases/context.ts'

/** Who did it, in what is kept of it. */
export const ACTOR = 'operator'
export const print = (line: string) => process.stdout.write(`${line}\n`)
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2))

/** What was asked for was not done; said without a trace. */
export class CliError extends Error {}

/** Opens the same database as the server, which may be running meanwhile, does one thing and closes. */
export async function withContext(work: (ctx: Context) => Promise<void>, lostKey?: string): Promise<void> {
  const parts = await openParts(readEnv(), pino({ level: 'error' }, pino.destination(2)), lostKey)
  try {
    await work(parts.ctx)
  } finally {
    await parts.close()
  }
}
