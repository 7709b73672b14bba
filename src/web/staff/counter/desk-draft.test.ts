import { expect, test } from 'vitest'

import {
  missingOf,
  newDraft,
  nextStart,
  withRenter,
  withSomebodyNew,
  withTypedDay,
  type DeskDraft,
} from './desk-draft.ts'
import { personProblems } from './person-problems.ts'

const day = [{ opens: '08:00', closes: '18:00' }]
const calendar = {
  weekly: [day, day, day, day, day, [{ opens: '08:00', closes: '13:00' }], []],
  holidays: [{ date: '2026-12-25', name: { de: '1. Weihnachtstag', en: 'Christmas Day' } }],
  exceptions: [],
  afterHours: { allowed: true, feeMinor: 3000 },
}
const at = (instant: string) => nextStart(calendar, new Date(instant))

test('a rental begins at the next half hour at which the branch is open', () => {
  expect(at('2026-12-03T10:42:00Z')).toBe('2026-12-03T12:00')
  expect(at('2026-12-03T11:00:00Z')).toBe('2026-12-03T12:00')
  expect(at('2026-12-03T11:00:01Z')).toBe('2026-12-03T12:30')
  expect(at('2026-12-03T18:40:00Z')).toBe('2026-12-04T08:00')
  expect(at('2026-12-03T02:00:00Z')).toBe('2026-12-03T08:00')
  // After a Saturday's closing comes Monday, and after Christmas Day a Saturday.
  expect(at('2026-12-05T14:00:00Z')).toBe('2026-12-07T08:00')
  expect(at('2026-12-25T10:00:00Z')).toBe('2026-12-26T08:00')
})

test('a branch that does not open again soon leaves the time as it is', () => {
  const shut = { ...calendar, closedFrom: '2026-12-01' }
  expect(nextStart(shut, new Date('2026-12-03T10:42:00Z'))).toBe('2026-12-03T12:00')
})

const empty = newDraft({ id: 1, calendar }, new Date('2026-12-03T10:42:00Z'), 'de')

/** Missing parts of a draft, with the problems of its person. */
function lacks(draft: DeskDraft, taken = false) {
  const rental = { period: { start: draft.start, end: draft.end }, today: '2026-12-03', minAge: 18 }
  return missingOf(draft, personProblems(draft.person, rental), taken)
}

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
  expect(lacks(empty)).toEqual(['Who', 'Vehicle'])
  const named = { ...empty, ...withSomebodyNew('Ben Beispiel') }
  expect(lacks(named)).toEqual(['Birth', 'Reach', 'Vehicle'])
  const person = { ...named.person, dateOfBirth: '1985-03-04', phone: '0171 23125-77' }
  expect(lacks({ ...named, person, vehicleId: 302 })).toEqual([])
  expect(lacks({ ...named, person, vehicleId: 302 }, true)).toEqual(['Vehicle'])
  const wrong = { ...person, dateOfBirth: '2031-01-01', phone: 'abc', email: 'otto@', licenseNumber: '!' }
  expect(lacks({ ...named, person: wrong, vehicleId: 302 })).toEqual(['Age', 'Phone', 'Email', 'Licence'])
})

test('a booking waits for a day that was typed and is none, though an earlier one still holds', () => {
  const whole = { ...empty, ...withSomebodyNew('Ben Beispiel'), vehicleId: 302 }
  const person = { ...whole.person, dateOfBirth: '1985-03-04', phone: '0171 23125-77' }
  const ready = { ...whole, person }
  expect(lacks(ready)).toEqual([])
  const wrong = { ...ready, ...withTypedDay(ready, 'end', '31.11.', 1) }
  expect(wrong.end).toBe(ready.end)
  expect(lacks(wrong)).toEqual(['End'])
  // The same day as before is one, so that it counts again.
  const right = { ...wrong, ...withTypedDay(wrong, 'end', '2026-12-04', 1) }
  expect(lacks(right)).toEqual([])
  expect(right.end).toBe(ready.end)
  expect(lacks({ ...ready, ...withTypedDay(ready, 'start', '31.11.', 1) })).toEqual(['Start'])
  expect(lacks({ ...ready, person: { ...person, licenseExpiry: '31.11.2030' } })).toEqual(['Expiry'])
})

test('the end of a booking keeps its distance when the start moves, and the text of its field stays', () => {
  const wrong = { ...empty, ...withTypedDay(empty, 'end', '31.11.', 3) }
  const moved = { ...wrong, ...withTypedDay(wrong, 'start', '2026-12-10', 3) }
  expect(moved).toMatchObject({
    start: '2026-12-10T12:00',
    end: '2026-12-13T12:00',
    notDays: { start: '', end: '31.11.' },
  })
})

test('a booking begins when and for whom the page before wished it, but not in the past', () => {
  const wished = (start: string) =>
    newDraft({ id: 1, calendar }, new Date('2026-12-03T10:42:00Z'), 'de', { sought: 'Ida', chosen: null, start })
  expect(wished('2026-12-05T09:30')).toMatchObject({
    sought: 'Ida',
    start: '2026-12-05T09:30',
    end: '2026-12-06T09:30',
  })
  expect(wished('2026-12-01T09:30').start).toBe('2026-12-03T12:00')
})

test('the company that the page before chose pays, if the customer may rent for it', () => {
  const renter = {
    firstName: 'Ida',
    businesses: [{ id: 'b1', name: 'Musterlicht OHG' }],
  } as unknown as Parameters<typeof withRenter>[0]
  const billed = (business: string | null) =>
    withRenter(renter, { email: '', phone: '' }, { customer: 'c1', business }).business
  expect([billed('b1'), billed('b2'), billed(null)]).toEqual(['b1', '', ''])
})
