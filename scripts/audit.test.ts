import { expect, test } from 'vitest'

import { judge } from './audit.ts'

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } })

test.each([
  ['nothing', { low: 0, moderate: 0, high: 0, critical: 0, total: 0 }, false],
  ['what is moderate', { low: 3, moderate: 2, high: 0, critical: 0, total: 5 }, false],
  ['what is high', { low: 0, moderate: 0, high: 1, critical: 0, total: 1 }, true],
  ['what is critical', { low: 0, moderate: 0, high: 0, critical: 1, total: 1 }, true],
])('%s is judged rightly', (_what, counts, fails) => {
  expect(judge(report(counts)).fails).toBe(fails)
})

test.each([
  ['a registry without such a service', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no answer', ''],
  ['half an answer', '{"metadata":'],
])('%s is a warning', (_what, output) => {
  const { fails, line } = judge(output)
  expect([fails, line.split(':')[0]]).toEqual([false, 'warning'])
})
