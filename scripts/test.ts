import { mkdirSync, rmSync } from 'node:fs'

import { measurePace, tableOf, type Timed } from './pace.ts'
import { folder, rounds, stages, type Tally } from './stages.ts'

/**
 * `npm test` runs unit and server tests, trials of load and faults, and journeys in a browser, or only the rounds and
 * stages named on the command line. Its last line is 'N passed, N failed'; the failures and each stage's time stand above.
 */
const asked = process.argv.length > 2 ? process.argv.slice(2) : ['default']
const names = asked.flatMap((name) => rounds[name] ?? [name])
const unknown = names.find((name) => !(name in stages))
if (unknown !== undefined) {
  process.stderr.write(`There is no stage ${unknown}: ${[...Object.keys(rounds), ...Object.keys(stages)].join(', ')}\n`)
  process.exit(2)
}
// Every stage that runs the site or reads its files needs a build.
const needBuild = names.some((name) => !['check', 'audit', 'unit'].includes(name))
const wanted = needBuild && !names.includes('build') ? ['build', ...names] : names

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const tallies: Tally[] = []
const timed: Timed[] = []
for (const name of wanted) {
  const { share, run } = stages[name]!
  const pace = measurePace()
  const begun = performance.now()
  tallies.push(await run())
  timed.push({ name, share, pace, seconds: (performance.now() - begun) / 1_000 })
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
for (const line of tableOf(timed)) process.stdout.write(`${line}\n`)
for (const line of tallies.flatMap((tally) => tally.lines)) process.stdout.write(`${line}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && tallies.every((tally) => tally.passed > 0) ? 0 : 1)
