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
    | { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
    | undefined
  const failed = report?.numFailedTests ?? 0
  // A file that does not load has no failed test but is no success.
  return { passed: report?.numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function playwright(): Promise<Tally> {
  const file = path.join(folder, 'journeys.json')
  const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: code !== 0 && unexpected === 0 ? 1 : unexpected }
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
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && tallies.every((tally) => tally.passed > 0) ? 0 : 1)
