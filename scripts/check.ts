import { checkDocs } from './check-docs.ts'
import { run } from './run.ts'

/** `npm run check` runs every check that needs neither a database nor a browser, in under a minute. `--without-tests` leaves out the unit tests. */
const rooms = ['src/domain', 'src/content', 'src/contract', 'src/server', 'src/web', '.']
const steps: [name: string, step: () => Promise<number>][] = [
  ['format', () => run('oxfmt', ['--check'])],
  ['lint and fences', () => run('oxlint', ['src', 'scripts', 'tests'])],
  ...rooms.map((room): [string, () => Promise<number>] => [`types of ${room}`, () => run('tsc', ['-p', room])]),
  ['dead code', () => run('knip', [])],
  ['paths in the documents', async () => checkDocs()],
]
if (!process.argv.includes('--without-tests'))
  steps.push(['unit tests', () => run('vitest', ['run', '--project', 'unit', '--reporter', 'dot'])])

const failed: string[] = []
for (const [name, step] of steps) if ((await step()) !== 0) failed.push(name)
process.stdout.write(
  failed.length === 0 ? `check: ${steps.length} of ${steps.length} hold\n` : `check: failed: ${failed.join(', ')}\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
