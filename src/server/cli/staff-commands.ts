import { Option, type Command } from 'commander'

import type { Role } from '#domain/actor.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { allowed, CliError, print, withContext } from './operator.ts'
import { branchNamed } from './option-values.ts'
import { askSilently } from './terminal.ts'

export function addStaffCommands(program: Command): void {
  program
    .command('staff')
    .argument('<email>')
    .argument('<name>')
    .addOption(new Option('--role <role>').choices(['agent', 'manager']).default('agent'))
    .option(
      '--branch <branches...>',
      'where an agent works: codes of branches ("branch list") or all; managers work everywhere',
    )
    .description(
      'make a staff account; reads the password from the terminal or from standard input; an account that exists already keeps its own',
    )
    .action(async (email: string, name: string, options: { role: Role; branch?: string[] }) => {
      const password = await readPassword()
      await withContext(async (ctx, actor) => {
        const branches = options.role === 'manager' ? 'all' : branchesNamed(options.branch, await ctx.catalogue())
        const made = allowed(await addStaff(ctx, actor, { email, name, role: options.role, branches, password }))
        if (!made.ok) throw new CliError(staffProblems[made.refusal.code])
        print(
          `${email} is ${options.role === 'agent' ? 'an agent' : 'a manager'} now: they sign in at ${ctx.origin}/login and set up a second factor first`,
        )
      })
    })
  program
    .command('staff-left')
    .argument('<email>')
    .description('a colleague has left: ends their rights and signs them out; their account stays')
    .action(async (email: string) => {
      await withContext(async (ctx, actor) => {
        const ended = allowed(await endStaff(ctx, actor, email))
        if (!ended.ok)
          throw new CliError(
            ended.refusal.code === 'last_manager'
              ? `${email} is the only manager: add another one first`
              : `${email} is no member of staff, or has left before`,
          )
        print(`${email} has left, and is signed out everywhere`)
      })
    })
}

function branchesNamed(codes: readonly string[] | undefined, catalogue: Catalogue): 'all' | number[] {
  if (codes === undefined)
    throw new CliError('say with --branch where they work: codes of branches ("branch list") or all')
  return codes.includes('all') ? 'all' : codes.map((code) => branchNamed(code, catalogue))
}

const staffProblems = {
  branches: 'managers work everywhere, agents at one branch at least',
  exists: 'this address already has a staff account',
  not_an_address: 'this is not an email address',
  weak_password:
    'this password is too easy to guess: use at least 12 characters, such as four words that do not belong together',
}

/** Never as an argument: those are seen by others on the machine and kept in the shell's history. */
async function readPassword(): Promise<string> {
  const password = await askSilently('Password (not shown): ')
  if (password === undefined) throw new CliError('no password was given')
  return password
}
