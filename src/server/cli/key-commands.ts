import type { Command } from 'commander'

import type { Operator } from '#domain/actor.ts'
import { readEnv } from '#process/env.ts'
import { addKey, findKeyring, openKeyring, type Keyring } from '#secrets/keyring.ts'
import { reseal } from '#usecases/housekeeping/reseal.ts'
import { keysInUse } from '#usecases/housekeeping/keys-in-use.ts'
import type { Context } from '#usecases/context.ts'
import { atTheMachine, CliError, print, printJson, withContext } from './operator.ts'

/** Commands that change the key with which customers' data is sealed. */
export function addKeyCommands(program: Command): void {
  const key = program
    .command('key')
    .description('the key that seals document numbers, uploaded files and second factors')
  key
    .command('new')
    .description('put a new key before the others in DATA_DIR/secret.key: from now on it seals; then "reseal"')
    .action(() => {
      atTheMachine()
      const { dataDir, secretKeys } = readEnv()
      if (secretKeys.newest !== undefined) {
        throw new CliError(
          'SECRET_KEY is set, so keys are changed there: make one with "openssl rand -hex 32", ' +
            'and see "Change the key" in docs/operations.md',
        )
      }
      if (findKeyring(dataDir, secretKeys) === undefined) {
        throw new CliError(`there is no secret.key in ${dataDir}; the first start of the server makes one`)
      }
      print(`key ${addKey(dataDir)} seals from now on; keep a copy of ${dataDir}/secret.key, and run "reseal"`)
    })
  key
    .command('give-up')
    .argument('<number>', 'as the start names it')
    .description('let the server start without a key that is lost for good; what it sealed stays unreadable')
    .action(async (number: string) => {
      const me = atTheMachine()
      await withContext(async (ctx) => {
        const left = (await keysInUse(ctx, me)).get(number) ?? 0
        print(`the server starts without key ${number}; ${left} values that it sealed cannot be read`)
      }, number)
    })
  program
    .command('reseal')
    .option('--check', 'only count what needs which key')
    .option('--json', 'for programs')
    .description('seal with the newest key what an older one has sealed, while the server runs')
    .action(async ({ check = false, json = false }: { check?: boolean; json?: boolean }) => {
      const me = atTheMachine()
      const { dataDir, secretKeys } = readEnv()
      await withContext(async (ctx) => {
        const keys = openKeyring(dataDir, secretKeys)
        const result = check ? undefined : await resealAll(ctx, me)
        const counts = await keysInUse(ctx, me)
        if (json) printJson({ ...result, keys: stateOf(counts, keys) })
        else
          print(
            [...(result === undefined ? [] : [`${result.resealed} sealed anew`]), ...lines(counts, keys)].join('\n'),
          )
        if (result !== undefined && result.unreadable.length + result.busy > 0) process.exitCode = 1
      })
    })
}

async function resealAll(ctx: Context, me: Operator) {
  const result = await reseal(ctx, me, (done) => {
    if (done % 1_000 === 0 && done > 0) process.stderr.write(`${done} sealed anew\n`)
  })
  for (const { table, id, why } of result.unreadable) process.stderr.write(`${table} ${id} is left as it is: ${why}\n`)
  if (result.busy > 0) process.stderr.write(`${result.busy} were in use each time; run "reseal" again\n`)
  return result
}

interface KeyState {
  key: string
  state: 'newest' | 'old' | 'missing'
  needed: number
}

/** State of every key that is known or needed. */
function stateOf(counts: ReadonlyMap<string, number>, keys: Keyring): KeyState[] {
  const [newest, ...old] = keys.numbers()
  const missing = [...counts.keys()].filter((key) => key !== newest && !old.includes(key))
  const states = [[newest!, 'newest'], ...old.map((key) => [key, 'old']), ...missing.map((key) => [key, 'missing'])]
  return (states as [string, KeyState['state']][]).map(([key, state]) => ({ key, state, needed: counts.get(key) ?? 0 }))
}

const meanings = {
  newest: 'seals',
  old: 'is still needed for reading',
  missing: 'IS MISSING: what it sealed cannot be read',
}

function lines(counts: ReadonlyMap<string, number>, keys: Keyring): string[] {
  return stateOf(counts, keys).map(({ key, state, needed }) => {
    if (state === 'old' && needed === 0) {
      return `key ${key}: nothing needs it any more; take it out of ${keys.where}, and keep it with the copies made until now`
    }
    return `key ${key}: ${needed} sealed with it; it ${meanings[state]}`
  })
}
