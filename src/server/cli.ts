import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

import { Argument, Command, Option } from 'commander'
import { pino } from 'pino'

import { listed, tableOf } from './booking-list.ts'
import { EnvError, readEnv } from './env.ts'
import { subscriberOf, subscriberTable } from './subscriber-list.ts'
import { openParts } from './parts.ts'
import type { BookingRow } from './store/booking.ts'
import { decideRequest } from './usecases/booking/decide.ts'
import { listBookings } from './usecases/booking/list-bookings.ts'
import { listRequests } from './usecases/booking/list-requests.ts'
import type { Context } from './usecases/context.ts'
import { listSubscribers } from './usecases/newsletter/list.ts'
import { addStaff } from './usecases/staff/add-staff.ts'
import { setBookings } from './usecases/staff/set-bookings.ts'

const ACTOR = 'operator'
const print = (line: string) => process.stdout.write(`${line}\n`)

class CliError extends Error {}

/** Opens the same database as the server, which may be running meanwhile, does one thing and closes. */
async function withContext(work: (ctx: Context) => Promise<void>): Promise<void> {
  const parts = await openParts(readEnv(), pino({ level: 'error' }, pino.destination(2)))
  try {
    await work(parts.ctx)
  } finally {
    await parts.close()
  }
}

async function list(find: (ctx: Context) => Promise<BookingRow[]>, json: boolean, none: string): Promise<void> {
  await withContext(async (ctx) => {
    const catalogue = await ctx.catalogue()
    const found = (await find(ctx)).map((row) => listed(row, catalogue))
    if (json) print(JSON.stringify(found, null, 2))
    else print(found.length === 0 ? none : `${tableOf(found)}\n(all times are Berlin time)`)
  })
}

async function decide(reference: string, confirm: boolean, reason: string | null): Promise<void> {
  await withContext(async (ctx) => {
    const decided = await decideRequest(ctx, { reference, confirm, reason, actor: ACTOR })
    if (!decided.ok) {
      throw new CliError(
        decided.refusal.code === 'not_requested'
          ? `${reference} does not wait for a decision (any more)`
          : `there is no booking ${reference}`,
      )
    }
    print(`${decided.value.reference} is ${decided.value.status}; the customer is told by mail`)
  })
}

const program = new Command('npm run manage --').description('What an operator does until there is a back office.')

program
  .command('requests')
  .option('--json', 'for programs')
  .description('list requests that wait for a decision')
  .action(async ({ json = false }: { json?: boolean }) => {
    await list(listRequests, json, 'no request waits for a decision')
  })
program
  .command('confirm')
  .argument('<reference>')
  .description('confirm a request')
  .action(async (reference: string) => {
    await decide(reference, true, null)
  })
program
  .command('decline')
  .argument('<reference>')
  .addOption(new Option('--reason <text>', 'told to the customer'))
  .description('decline a request')
  .action(async (reference: string, options: { reason?: string }) => {
    await decide(reference, false, options.reason ?? null)
  })
program
  .command('bookings')
  .addArgument(new Argument('[state]').choices(['soon', 'open']))
  .option('--json', 'for programs')
  .description('list bookings that are not over yet; with soon or open: set what the site offers')
  .addHelpText('after', '\nsoon: reservation requests and the banner; open: binding bookings')
  .action(async (state: 'soon' | 'open' | undefined, { json = false }: { json?: boolean }) => {
    if (state === undefined) return await list(listBookings, json, 'there is no booking')
    await withContext(async (ctx) => {
      await setBookings(ctx, { state, actor: ACTOR })
      print(`bookings: ${state}, in force on every server process`)
    })
  })
program
  .command('newsletter')
  .description('the newsletter')
  .command('list')
  .option('--json', 'for programs, with the links that every newsletter has to carry')
  .description('list the confirmed addresses')
  .action(async ({ json = false }: { json?: boolean }) => {
    await withContext(async (ctx) => {
      const found = (await listSubscribers(ctx)).map((row) => subscriberOf(row, ctx.origin))
      if (json) print(JSON.stringify(found, null, 2))
      else print(found.length === 0 ? 'nobody is subscribed' : subscriberTable(found))
    })
  })
program
  .command('staff')
  .argument('<email>')
  .argument('<name>')
  .addOption(new Option('--role <role>').choices(['agent', 'manager']).default('agent'))
  .description('make a staff account; the password is read from the terminal or from standard input')
  .action(async (email: string, name: string, options: { role: 'agent' | 'manager' }) => {
    const password = await readPassword()
    await withContext(async (ctx) => {
      const made = await addStaff(ctx, { email, name, role: options.role, password })
      if (!made.ok) throw new CliError(staffProblems[made.refusal.code])
      print(`${options.role} ${email} made`)
    })
  })

const staffProblems = {
  exists: 'this address has a staff account already',
  not_an_address: 'this is not an e-mail address',
  weak_password:
    'this password is too easy to guess: take at least 12 characters, such as four words that do not belong together',
}

/** Never as an argument: those are seen by others on the machine and kept in the shell's history. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password (not shown): ')
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    return line
  }
  throw new CliError('no password was given')
}

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof EnvError || error instanceof CliError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
