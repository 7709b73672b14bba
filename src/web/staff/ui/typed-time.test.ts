import { describe, expect, test } from 'vitest'

import { isWholeTime, readTime, stepTime } from './typed-time.ts'

describe('a time that a colleague types', () => {
  test.each([
    ['17:30', '17:30'],
    ['17.30', '17:30'],
    ['17 30', '17:30'],
    ['1730', '17:30'],
    ['930', '09:30'],
    ['9:05', '09:05'],
    ['17', '17:00'],
    ['8 Uhr', '08:00'],
    [' 0:00 ', '00:00'],
  ])('is understood as %j', (text, time) => expect(readTime(text)).toBe(time))

  test.each(['', '24:00', '12:60', '17:3', 'noon', '12345'])('is none: %j', (text) => expect(readTime(text)).toBeNull())

  test('is whole once its minutes are there', () => {
    expect(isWholeTime('17:30')).toBe(true)
    expect(isWholeTime('17:3')).toBe(false)
    expect(isWholeTime('1730')).toBe(false)
  })

  test.each([
    ['17:20', 1, '17:30'],
    ['17:20', -1, '17:00'],
    ['17:30', 1, '18:00'],
    ['17:30', -1, '17:00'],
    ['23:40', 1, '23:30'],
    ['23:30', 1, '23:30'],
    ['00:10', -1, '00:00'],
    ['00:00', -1, '00:00'],
  ])('steps to half hours within the day: %j by %j', (time, by, next) => expect(stepTime(time, by)).toBe(next))
})
