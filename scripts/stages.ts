import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { run } from './run.ts'

/** The stages that `npm test` runs in turn, each with the time it may take. */

export const folder = path.resolve(import.meta.dirname, '../build/test')

export interface Tally {
  passed: number
  failed: number
  /** A line for each test that failed, or passed only at the second try; printed last, where people look. */
  lines: string[]
}

export interface Stage {
  /** The stage's share, in seconds, of the 40 minutes that `.ci/run` may take on two cores. A stage that outgrows it is reported. */
  share: number
  run: () => Promise<Tally>
}

export const stages: Readonly<Record<string, Stage>> = {
  check: { share: 70, run: () => one('check', 'scripts/check.ts', '--without-tests') },
  // Only warns if the registry does not answer, offline for instance.
  audit: { share: 20, run: () => one('audit', 'scripts/audit.ts') },
  build: { share: 60, run: () => one('build', 'scripts/build.ts') },
  unit: { share: 30, run: () => vitest('unit') },
  parts: { share: 40, run: () => vitest('parts') },
  pages: { share: 30, run: () => vitest('pages') },
  server: { share: 300, run: () => vitest('server') },
  trials: { share: 420, run: () => vitest('trials') },
  load: { share: 90, run: () => vitest('trials', { files: ['tests/load'] }) },
  journeys: { share: 900, run: playwright },
  // The same again on a separate database server, which is durable where load is measured.
  'server-elsewhere': { share: 300, run: () => vitest('server', { elsewhere: true, fast: true }) },
  'load-elsewhere': { share: 90, run: () => vitest('trials', { files: ['tests/load'], elsewhere: true }) },
}

/** Rounds by their names on the command line. */
export const rounds: Readonly<Record<string, readonly string[]>> = {
  default: ['build', 'unit', 'parts', 'pages', 'server', 'trials', 'journeys'],
  elsewhere: ['build', 'server-elsewhere', 'load-elsewhere'],
  all: [
    'check',
    'audit',
    'build',
    'unit',
    'parts',
    'pages',
    'server',
    'trials',
    'journeys',
    'server-elsewhere',
    'load-elsewhere',
  ],
}

/** Runs a script and counts it as one test. */
async function one(name: string, script: string, ...args: string[]): Promise<Tally> {
  const code = await run('node', [script, ...args])
  return code === 0 ? { passed: 1, failed: 0, lines: [] } : { passed: 0, failed: 1, lines: [`failed: ${name}`] }
}

interface Spec {
  title: string
  tests: { projectName: string; status: string; results: Try[] }[]
}

/** One try of a journey, with why and in which line it failed. */
interface Try {
  error?: { message?: string; location?: { file: string; line: number } }
}

export interface Suite {
  title: string
  specs: Spec[]
  suites?: Suite[]
}

export interface ReportedFile {
  name: string
  status: string
  /** Reason for a failure outside the tests: in a hook, or in loading the file. */
  message: string
  assertionResults: { fullName: string; status: string }[]
}

interface Reported {
  numPassedTests: number
  numFailedTests: number
  testResults: ReportedFile[]
}

/** @param how `elsewhere`: use a database server that no test starts or stops; `fast`: one that is not durable */
async function vitest(
  project: string,
  how: { files?: string[]; elsewhere?: boolean; fast?: boolean } = {},
): Promise<Tally> {
  const { files = [], elsewhere = false, fast = false } = how
  const stage = elsewhere ? `${project}-elsewhere` : project
  const file = path.join(folder, `${stage}.json`)
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file]
  const args = ['run', ...files, '--project', project, ...reporters]
  const code = await (elsewhere
    ? run('node', ['scripts/with-postgres.ts', ...(fast ? ['--fast'] : []), 'node_modules/.bin/vitest', ...args], {
        // So that everything is tested with files in either store.
        ...(project === 'server' && { FILES: 'folder' }),
      })
    : run('vitest', args))
  const report = read(file) as Reported | undefined
  const lines = (report?.testResults ?? []).flatMap((result) => failedOf(stage, result))
  return { passed: report?.numPassedTests ?? 0, ...failures(code, report?.numFailedTests ?? 0, stage, lines) }
}

/** A line for each failed test of a file, and one with the reason for a failure outside the tests. */
export function failedOf(stage: string, { name, status, message, assertionResults }: ReportedFile): string[] {
  if (status !== 'failed') return []
  const lines = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
  const reason = message.trim().split('\n', 1)[0]!
  // A file that does not load has no failed test and still fails. vitest gives no reason for a failed hook within a group.
  if (reason !== '') lines.push(`the file as a whole: ${reason}`)
  else if (lines.length === 0) lines.push('the file as a whole: a hook of a group, see above')
  return lines.map((line) => `failed: ${stage}: ${name}: ${line}`)
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

/** A line for each journey that did not pass at once, with the reason of each try below it. */
export function notPassed({ title, specs, suites = [] }: Suite, above: string[]): string[] {
  const names = [...above, title]
  const said: Record<string, string> = { unexpected: 'failed', flaky: 'flaky' }
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status in said)
        .flatMap(({ projectName, status, results }) => [
          `${said[status]}: ${projectName}: ${[...names, spec.title].join(' › ')}`,
          ...results.flatMap(({ error }) => (error === undefined ? [] : [reasonOf(error)])),
        ]),
    ),
    ...suites.flatMap((suite) => notPassed(suite, names)),
  ]
}

/** Length of a reason, in characters: enough for the assertion and what it met. */
const REASON = 400

/** One line, because only the end of a long log may be at hand. */
function reasonOf({ message = '', location }: NonNullable<Try['error']>): string {
  const said = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim()
  const place = location === undefined ? '' : `${path.basename(location.file)}:${location.line} `
  return `  why: ${place}${said.slice(0, REASON)}`
}

/** Counts a stage with a bad exit code as failed, even if none of its tests failed. */
function failures(code: number, failed: number, stage: string, lines: string[]): Pick<Tally, 'failed' | 'lines'> {
  if (code === 0 || failed > 0) return { failed, lines }
  return { failed: 1, lines: [...lines, `failed: ${stage}: ended with ${code}`] }
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
