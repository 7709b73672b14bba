import type { Command } from 'commander'

import { checkFiles } from '#usecases/housekeeping/check-files.ts'
import { countFiles } from '#usecases/housekeeping/count-files.ts'
import { moveFiles, type Moved } from '#usecases/housekeeping/move-files.ts'
import { aligned } from './aligned.ts'
import { atTheMachine, print, printJson, withContext } from './operator.ts'

interface Options {
  json?: boolean
}

/** Where uploaded documents, pictures and rental agreements lie (FILES). */
export function addFileCommands(program: Command): void {
  const files = program
    .command('files')
    .option('--json', 'for programs')
    .description('count documents, pictures and rental agreements by the store that has them')
    .action(async ({ json = false }: Options) => {
      const me = atTheMachine()
      await withContext(async (ctx) => {
        const { current } = ctx.files
        const counted = await countFiles(ctx, me)
        if (json) printJson({ current, stores: counted })
        else {
          const rows = counted.map(({ store, files: n, bytes }) => [store, String(n), `${Math.ceil(bytes / 1e6)} MB`])
          print(rows.length === 0 ? 'there are no files' : aligned([['STORE', 'FILES', 'SIZE'], ...rows]))
          print(`new ones go to: ${current}`)
        }
      })
    })
  files
    .command('move')
    .option('--json', 'for programs')
    .description('move all files to the store that FILES names, while the server runs')
    .action(async (_options: Options, command: Command) => {
      const me = atTheMachine()
      const { json = false } = command.optsWithGlobals<Options>()
      await withContext(async (ctx) => {
        const moved = await moveFiles(ctx, me, (done) => {
          if (done % 1_000 === 0) process.stderr.write(`${done} moved\n`)
        })
        if (json) printJson({ to: ctx.files.current, ...moved })
        else print(`${moved.moved} moved to the store ${ctx.files.current}`)
        tellBroken(moved.broken)
      })
    })
  files
    .command('check')
    .option('--json', 'for programs')
    .description('compare the content of every file with its hash; name what is missing or damaged')
    .action(async (_options: Options, command: Command) => {
      const me = atTheMachine()
      const { json = false } = command.optsWithGlobals<Options>()
      await withContext(async (ctx) => {
        const found = await checkFiles(ctx, me)
        if (json) printJson(found)
        else print(`${found.checked} checked, ${found.broken.length} missing or damaged`)
        tellBroken(found.broken)
      })
    })
}

function tellBroken(broken: Moved['broken']): void {
  for (const { id, owner, store, what } of broken)
    process.stderr.write(`${owner} (file ${id}) is ${what} in the store ${store}; put it back from a copy\n`)
  if (broken.length > 0) process.exitCode = 1
}
