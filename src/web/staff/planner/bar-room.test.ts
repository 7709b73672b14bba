import { expect, test } from 'vitest'

import { fittedWords } from './bar-room.ts'

test.each([
  [200, 'Nele Platzhalter', 'nach Flughafen'],
  [110, 'Nele Platzhalter', ''],
  [60, 'Nele P.', ''],
  [20, 'NP', ''],
  [10, '', ''],
])('at %i px a bar says %j and %j', (room, name, more) => {
  expect(fittedWords('Nele Platzhalter', 'nach Flughafen', room)).toEqual({ name, more })
})

test('a single word is shown whole or not at all', () => {
  expect(fittedWords('Reservierung', '', 100).name).toBe('Reservierung')
  expect(fittedWords('Reservierung', '', 40).name).toBe('')
})
