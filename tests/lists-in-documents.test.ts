import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

/** All that the pattern's first group matches in these files, sorted, each once. */
const namesIn = (files: string | readonly string[], pattern: RegExp): string[] => {
  const texts = globSync(files).map(read)
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map((one) => one[1]!))
  return [...new Set(found)].toSorted()
}

test('the architecture lists every repeated job', () => {
  const jobs = namesIn('src/server/jobs/!(*.test).ts', /queue\.every\([^)]*?'(\w+)'/g)
  expect(jobs.length).toBeGreaterThan(10)
  expect(namesIn('docs/architecture.md', /^\| `(\w+)` \| (?:every|\d\d:\d\d)/gm)).toEqual(jobs)
})

test("the operator's manual has every variable of the environment, and no other", () => {
  const variables = namesIn('src/server/process/env.ts', /^ {2}([A-Z_]{4,}): z\./gm)
  expect(variables.length).toBeGreaterThan(15)
  const [, table = ''] = read('docs/operations.md').split('\n## Settings\n')
  const told = [...table.split('\n## ')[0]!.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((one) => one[1]!)
  expect(told.toSorted()).toEqual(variables)
})

test("the operator's manual names every command", () => {
  const commands = namesIn('src/server/{cli,cli/*}.ts', /\.command\('([a-z-]+)'(?!, \{ hidden)/g)
  expect(commands.length).toBeGreaterThan(50)
  const manual = read('docs/operations.md')
  expect(commands.filter((name) => !new RegExp(`\\b${name}\\b`).test(manual))).toEqual([])
})

test('each list of benches has all of them', () => {
  const benches = namesIn('scripts/bench/index.ts', /^ {2}(\w+): \(\) => import/gm)
  expect(benches.length).toBeGreaterThan(5)
  const [line = ''] = /^\| `npm run bench -- NAME`.*$/m.exec(read('CONTRIBUTING.md')) ?? []
  expect(benches.filter((name) => !line.includes(`\`${name}\``))).toEqual([])
  const [, measure = ''] = read('docs/quality.md').split('## How to measure')
  expect(benches.filter((name) => !measure.includes(name))).toEqual([])
})

test('the coverage has a row for every decision about the product', () => {
  const rows = new Set(namesIn('docs/specification-coverage.md', /\b(D\d+)\b(?=[^|]*\|)/g))
  const numbers = [...Array(45).keys()].map((index) => index + 1).filter((number) => number <= 14 || number >= 20)
  expect(numbers.filter((number) => !rows.has(`D${number}`))).toEqual([])
})
