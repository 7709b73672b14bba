import { expect, test } from 'vitest'

import { missingOf, newDraft, nextStart, withSomebodyNew } from './desk-draft.ts'

const at = (instant: string) => nextStart(new Date(instant))

test('a rental begins at the next half hour that is offered', () => {
  expect(at('2026-12-03T10:42:00Z')).toBe('2026-12-03T12:00')
  expect(at('2026-12-03T11:00:00Z')).toBe('2026-12-03T12:00')
  expect(at('2026-12-03T11:00:01Z')).toBe('2026-12-03T12:30')
  expect(at('2026-12-03T22:40:00Z')).toBe('2026-12-04T06:00')
  expect(at('2026-12-03T02:00:00Z')).toBe('2026-12-03T06:00')
})

const empty = newDraft(1, new Date('2026-12-03T10:42:00Z'), 'de')

test('what was typed into the search becomes the name, the address or the number of somebody new', () => {
  expect(withSomebodyNew('Ida Maria Irgendwer').person).toMatchObject({
    firstName: 'Ida Maria',
    lastName: 'Irgendwer',
  })
  expect(withSomebodyNew('b.beispiel@post.example').person).toMatchObject({
    firstName: '',
    email: 'b.beispiel@post.example',
  })
  expect(withSomebodyNew('0171 23125-77').person).toMatchObject({ lastName: '', phone: '0171 23125-77' })
})

test('a booking needs a name, a birthday, a way to reach the person and a vehicle', () => {
  expect(missingOf(empty)).toEqual(['Who', 'Vehicle'])
  const named = { ...empty, ...withSomebodyNew('Ben Beispiel') }
  expect(missingOf(named)).toEqual(['Birth', 'Reach', 'Vehicle'])
  const person = { ...named.person, dateOfBirth: '1985-03-04', phone: '0171 23125-77' }
  expect(missingOf({ ...named, person, vehicleId: 302 })).toEqual([])
})
