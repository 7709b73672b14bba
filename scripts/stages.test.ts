import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { failedOf, notPassed, stages } from './stages.ts'

const contributing = readFileSync(path.resolve(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')

test('CONTRIBUTING.md names every stage with its share', () => {
  const table = contributing.split('| stage | what |')[1]?.split('\n\n')[0] ?? ''
  const told = table.split('\n').flatMap((row) => {
    const [, names = '', , shares = ''] = row.split('|')
    const listed = shares.split(',').map(Number)
    return [...names.matchAll(/`([\w-]+)`/g)].map(([, name], at) => [name!, listed[at]] as const)
  })
  const shares = Object.fromEntries(Object.entries(stages).map(([name, { share }]) => [name, share]))
  expect(Object.fromEntries(told)).toEqual(shares)
  expect(told).toHaveLength(Object.keys(stages).length)
})

const file = (message: string, ...states: string[]) => ({
  name: '/tests/a.test.ts',
  status: message !== '' || states.includes('failed') ? 'failed' : 'passed',
  message,
  assertionResults: states.map((status, at) => ({ fullName: `test ${at}`, status })),
})

test('a file that passed is not reported', () => {
  expect(failedOf('server', file('', 'passed', 'skipped'))).toEqual([])
})

test('each failed test has a line', () => {
  expect(failedOf('server', file('', 'failed', 'passed', 'failed'))).toEqual([
    'failed: server: /tests/a.test.ts: test 0',
    'failed: server: /tests/a.test.ts: test 2',
  ])
})

test('a failed hook is reported with the first line of its reason, next to the failed tests', () => {
  const hook = 'Hook timed out in 60000ms.\nIf this is a long-running hook, pass a timeout value as the last argument.'
  const told = 'failed: server: /tests/a.test.ts: the file as a whole: Hook timed out in 60000ms.'
  expect(failedOf('server', file(hook, 'passed'))).toEqual([told])
  expect(failedOf('server', file(hook, 'failed'))).toEqual(['failed: server: /tests/a.test.ts: test 0', told])
})

test('a file that failed without a failed test or a reason is reported too', () => {
  expect(failedOf('server', { ...file('', 'passed'), status: 'failed' })).toEqual([
    'failed: server: /tests/a.test.ts: the file as a whole: a hook of a group, see above',
  ])
})

test('a journey that did not pass at once has a line, and one for the reason of each try', () => {
  const error = {
    message: 'Error: \u001B[2mexpect(\u001B[22mvisible\n\n  Received: hidden',
    location: { file: '/tests/support/a.ts', line: 7 },
  }
  const spec = (status: string, results: object[]) => ({
    title: status,
    tests: [{ projectName: 'phone', status, results }],
  })
  const inner = { title: 'group', specs: [spec('flaky', [{ error }, {}])] }
  const specs = [spec('expected', [{}]), spec('unexpected', [{ error }, { error: { message: 'Test timeout' } }])]
  expect(notPassed({ title: 'a.spec.ts', specs, suites: [inner] }, [])).toEqual([
    'failed: phone: a.spec.ts › unexpected',
    '  why: a.ts:7 Error: expect(visible Received: hidden',
    '  why: Test timeout',
    'flaky: phone: a.spec.ts › group › flaky',
    '  why: a.ts:7 Error: expect(visible Received: hidden',
  ])
})
