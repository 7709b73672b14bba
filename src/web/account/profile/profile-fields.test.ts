import { expect, test } from 'vitest'

import { merged } from './profile-fields.ts'

test('an untouched field takes the value from elsewhere', () => {
  expect(merged('Berlin', 'Berlin', 'Potsdam')).toEqual({ value: 'Potsdam', clash: false })
  expect(merged('', null, 'Potsdam')).toEqual({ value: 'Potsdam', clash: false })
  expect(merged('Berlin', 'Berlin', null)).toEqual({ value: '', clash: false })
})

test('typed input stays, and is marked if the value elsewhere differs', () => {
  expect(merged('Bernau', 'Berlin', 'Berlin')).toEqual({ value: 'Bernau', clash: false })
  expect(merged('Bernau', 'Berlin', 'Bernau')).toEqual({ value: 'Bernau', clash: false })
  expect(merged('Bernau', 'Berlin', 'Potsdam')).toEqual({ value: 'Bernau', clash: true })
  expect(merged('', 'Berlin', 'Potsdam')).toEqual({ value: '', clash: true })
})
