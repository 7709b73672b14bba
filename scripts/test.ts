import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { buildIfNeeded } from './build.ts'
import { run } from './run.ts'

/**
 * `npm test`: unit and API tests, trials of load and faults, journeys in a browser with byte budgets; or the stages that
 * are named.
 */
const folder = path.resolve(import.meta.dirname, '../build/test')

interface Tally {
  passed: number
  failed: number
  /** Which failed, and which passed at the second try alone: a line each, said at the end, where it is seen. */
  lines: string[]
}

interface Spec {
  title: string
  tests: { projectName: string; status: string }[]
}

interface Suite {
  title: string
  specs: Spec[]
  suites?: Suite[]
}

async function vitest(project: string, ...files: string[]): Promise<Tally> {
  const file = path.join(folder, `${project}.json`)
  const code = await run('vitest', [
    'run',
    ...files,
    '--project',
    project,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    file,
  ])
  const report = read(file) as
    | {
        numPassedTests: number
        numFailedTests: number
        testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
      }
    | undefined
  const lines = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
      // A file that does not load has no failed test but is no success.
      return (tests.length > 0 ? tests : ['the file as a whole']).map((test) => `failed: ${project}: ${name}: ${test}`)
    })
  return { passed: report?.numPassedTests ?? 0, ...failures(code, report?.numFailedTests ?? 0, project, lines) }
}

async function playwright(): Promise<Tally> {
  const file = path.join(folder, 'journeys.json')
  const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = read(file) as
    | { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }
    | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const lines = (report?.suites ?? []).flatMap((suite) => notPassed(suite, []))
  return { passed: expected + flaky, ...failures(code, unexpected, 'journeys', lines) }
}

function notPassed({ title, specs, suites = [] }: Suite, above: string[]): string[] {
  const names = [...above, title]
  const said: Record<string, string> = { unexpected: 'failed', flaky: 'flaky' }
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status in said)
        .map(({ projectName, status }) => `${said[status]}: ${projectName}: ${[...names, spec.title].join(' › ')}`),
    ),
    ...suites.flatMap((suite) => notPassed(suite, names)),
  ]
}

/** A stage that ends badly has failed, even where no single test has. */
function failures(code: number, failed: number, stage: string, lines: string[]): Pick<Tally, 'failed' | 'lines'> {
  if (code === 0 || failed > 0) return { failed, lines }
  return { failed: 1, lines: [...lines, `failed: ${stage}: ended with ${code}`] }
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const stages: Record<string, () => Promise<Tally>> = {
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  trials: () => vitest('trials'),
  load: () => vitest('trials', 'tests/load'),
  journeys: playwright,
}
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['unit', 'server', 'trials', 'journeys']

await buildIfNeeded()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const tallies: Tally[] = []
for (const name of wanted) tallies.push(await stages[name]!())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
for (const line of tallies.flatMap((tally) => tally.lines)) process.stdout.write(`${line}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && tallies.every((tally) => tally.passed > 0) ? 0 : 1)
