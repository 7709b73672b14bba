import { expect, test } from 'vitest'

import { tableOf } from './pace.ts'
import { rounds, stages } from './stages.ts'

const stage = (name: string, seconds: number, pace = 1) => ({ name, seconds, share: 100, pace })

test('each stage has a line with its share and the ratio, and a last line sums them up', () => {
  expect(tableOf([stage('unit', 50), stage('server', 90.4)])).toEqual([
    'stage                seconds     share     ratio      pace',
    'unit                      50       100      0.50      1.00',
    'server                    90       100      0.90      1.00',
    'together                 140       200      0.70',
  ])
})

test('a stage over its share is reported, unless the machine is slower to the same degree', () => {
  const over = (seconds: number, pace: number) =>
    tableOf([stage('server', seconds, pace)]).filter((line) => line.startsWith('over its share'))
  expect(over(120, 1)).toEqual(['over its share: server: 120 s of 100 at pace 1.00'])
  expect(over(120, 1.5)).toEqual([])
  expect(over(160, 1.5)).toHaveLength(1)
  // On a faster machine the share stays the same.
  expect(over(95, 0.5)).toEqual([])
})

test('every round is made of stages, and all of them stay within forty minutes', () => {
  for (const names of Object.values(rounds)) for (const name of names) expect(stages).toHaveProperty(name)
  const together = rounds['all']!.reduce((sum, name) => sum + stages[name]!.share, 0)
  expect(together).toBeLessThanOrEqual(40 * 60)
})
