import { expect, test } from 'vitest'

import { branchProblem, readHours } from './branch.ts'

test('a week is read as it is said', () => {
  expect(readHours('Sat 08:00-13:00')).toEqual([{ weekday: 5, opens: '08:00', closes: '13:00' }])
  expect(readHours('Mon-Tue 08:00-12:00, tue 13:00-18:30')).toEqual([
    { weekday: 0, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '18:30' },
  ])
})

test.each([
  '',
  'always',
  'Mon 8-18',
  'Fri-Mon 08:00-18:00',
  'Mon 18:00-08:00',
  'Mon 08:00-24:30',
  'Mo 08:00-18:00',
  'Mon-Fri 08:00-18:00, Wed 17:00-20:00',
])('%j is no week', (text) => {
  expect(readHours(text)).toBeNull()
})

const potsdam = {
  code: 'potsdam',
  nameDe: 'Potsdam Hauptbahnhof',
  nameEn: 'Potsdam Station',
  detailDe: '',
  detailEn: '',
  atAirport: false,
  wayDe: '',
  wayEn: '',
  street: 'Babelsberger Straße 10',
  city: '14473 Potsdam',
  phone: '+49 331 23125-100',
  email: 'potsdam@spreewagen.example',
  latitude: 52.3917,
  longitude: 13.0668,
  federalState: 'BB',
}

test('a branch has what pages, letters and holidays need', () => {
  expect(branchProblem(potsdam)).toBeUndefined()
  for (const [wrong, problem] of [
    [{ code: 'Potsdam' }, /small letters/],
    [{ code: 'general' }, /small letters/],
    [{ nameEn: ' ' }, /both languages/],
    [{ wayDe: 'Durch die Halle' }, /both languages or in none/],
    [{ street: '' }, /street/],
    [{ city: 'Potsdam' }, /postal code/],
    [{ phone: '0331 23125' }, /international/],
    [{ email: 'potsdam' }, /email/],
    [{ latitude: Number.NaN }, /on the earth/],
    [{ longitude: 200 }, /on the earth/],
    [{ federalState: 'XX' }, /federal state/],
  ] as const)
    expect(branchProblem({ ...potsdam, ...wrong })).toMatch(problem)
})
