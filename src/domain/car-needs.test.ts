import { expect, test } from 'vitest'

import { metBy, needsOf, type CarCondition } from './car-needs.ts'
import { defaultRules as rules } from './settings.ts'

const car = (more: Partial<CarCondition>): CarCondition => ({
  clean: null,
  fuelEighths: null,
  chargePercent: null,
  ...more,
})

test.each<[Partial<CarCondition>, string[]]>([
  [{}, []],
  [{ clean: true, fuelEighths: 8 }, []],
  [{ clean: false, fuelEighths: 7 }, ['wash', 'fuel']],
  [{ clean: true, chargePercent: 79 }, ['charge']],
  [{ chargePercent: 80 }, []],
])('%j needs %j', (seen, needs) => {
  expect(needsOf(car(seen), rules)).toEqual(needs)
})

test('a car whose needs are met needs nothing more', () => {
  const dirty = car({ clean: false, fuelEighths: 2, chargePercent: 10 })
  expect(needsOf({ ...dirty, ...metBy(needsOf(dirty, rules), rules) }, rules)).toEqual([])
  expect(metBy(['wash'], rules)).toEqual({ clean: true })
})
