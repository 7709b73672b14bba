import { expect, test } from 'vitest'

import { fittedLate, fittedNote, fittedTail, fittedWords, roomOf } from './bar-room.ts'

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

test.each([
  [200, 200, 180],
  // A bar of a day in a month has less padding.
  [38, 38, 29],
  [38.4, 38, 29],
  // The edge of the window leaves 38 px of a longer one.
  [200, 38, 24],
  [200, 0, -14],
])('of a bar of %i px of which %i are seen, %i are for words', (wide, seen, room) => {
  expect(roomOf({ wide, seen, moves: false }, 0)).toBe(room)
})

test('icons and the tip of an arrow take room', () => {
  expect(roomOf({ wide: 200, seen: 200, moves: true }, 1)).toBe(155)
  expect(roomOf({ wide: 38, seen: 38, moves: true }, 0)).toBe(21)
})

test.each([
  [200, 'Bremsen vorn'],
  [70, 'Bremsen …'],
  [40, ''],
])('at %i px a note says %j', (room, said) => {
  expect(fittedNote('Bremsen vorn', room)).toBe(said)
})

test.each([
  [300, 'Nele Platzhalter', 'überfällig 1 h'],
  [170, 'Nele Platzhalter', '1 h'],
  [110, 'Nele P.', '1 h'],
  // Two days of a month, and one: the sign without words, and before the name.
  [58, 'NP', ''],
  [30, '', ''],
  [18, 'NP', null],
])('at %i px one who is late is called %j, and %j is said of it', (room, name, said) => {
  const texts = { name: 'Nele Platzhalter', more: '', late: 'überfällig 1 h', lateTime: '1 h' }
  expect(fittedLate(texts, room)).toEqual({ name, more: '', late: said })
})

test.each([
  [200, 'überfällig 1 h'],
  [57, '1 h'],
  [40, ''],
])('the %i px for which one is late say %j', (room, said) => {
  expect(fittedTail({ late: 'überfällig 1 h', lateTime: '1 h' }, room)).toBe(said)
})
