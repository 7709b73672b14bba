import { expect, test } from 'vitest'

import { lastUse, sessionEnd } from './session.ts'
import { defaultRules as rules } from './settings.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)

test('a session lasts twelve hours, or thirty days with "remember me"', () => {
  expect(sessionEnd(rules, false, at('09:00'))).toEqual(at('21:00'))
  expect(sessionEnd(rules, true, at('09:00'))).toEqual(new Date('2026-12-22T09:00:00Z'))
})

test('what was used within the idle time is good, however late in the noted hour that was', () => {
  // Used at 9:59, noted as 9:00, asked at 11:59.
  expect(lastUse(rules, at('11:59')).short.getTime()).toBeLessThan(at('09:00').getTime())
  expect(lastUse(rules, at('12:01')).short.getTime()).toBeGreaterThan(at('09:00').getTime())
})

test('a remembered session may rest for two weeks', () => {
  expect(lastUse(rules, at('12:00')).remembered).toEqual(new Date('2026-11-08T11:00:00Z'))
})
