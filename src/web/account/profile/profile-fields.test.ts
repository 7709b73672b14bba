import { expect, test } from 'vitest'

import { merged } from './profile-fields.ts'

test('what was not touched here takes the value from elsewhere', () => {
  expect(merged('Berlin', 'Berlin', 'Potsdam')).toEqual({ value: 'Potsdam', clash: false })
  expect(merged('', null, 'Potsdam')).toEqual({ value: 'Potsdam', clash: false })
  expect(merged('Berlin', 'Berlin', null)).toEqual({ value: '', clash: false })
})

test('what was typed stays, and is told where it says something else elsewhere', () => {
  expect(merged('Bernau', 'Berlin', 'Berlin')).toEqual({ value: 'Bernau', clash: false })
  expect(merged('Bernau', 'Berlin', 'Bernau')).toEqual({ value: 'Bernau', clash: false })
  expect(merged('Bernau', 'Berlin', 'Potsdam')).toEqual({ value: 'Bernau', clash: true })
  expect(merged('', 'Berlin', 'Potsdam')).toEqual({ value: '', clash: true })
})
