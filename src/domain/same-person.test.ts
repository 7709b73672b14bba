import { expect, test } from 'vitest'

import { looksSame, marksShared, mergeProblem, type Known } from './same-person.ts'

const mara: Known = {
  firstName: 'Mara',
  lastName: 'Müller',
  dateOfBirth: '1990-03-04',
  email: 'mara@post.example',
  phone: '+49 30 23125-1',
  address: 'Gasse 1 12099',
  hasAccount: true,
  isStaff: false,
}
const nobody: Known = {
  ...mara,
  firstName: 'Bodo',
  lastName: 'Beispiel',
  dateOfBirth: null,
  email: null,
  phone: null,
  address: '',
  hasAccount: false,
}

test('details are shared however they are written, and what is missing is shared by nobody', () => {
  const other = { ...nobody, firstName: 'MARA', lastName: 'Mueller', phone: '030 231251', email: 'Mara@Post.example' }
  expect(marksShared(mara, other)).toEqual(['name', 'phone', 'email'])
  expect(marksShared(nobody, { ...nobody, firstName: 'Ida' })).toEqual([])
})

test.each<[string, Partial<Known>, boolean]>([
  ['name and birthday', { firstName: 'Mara', lastName: 'Müller', dateOfBirth: '1990-03-04' }, true],
  ['name and number', { firstName: 'Mara', lastName: 'Müller', phone: '030 231251' }, true],
  ['birthday and address', { dateOfBirth: '1990-03-04', address: 'gasse 1, 12099' }, true],
  ['the name alone', { firstName: 'Mara', lastName: 'Müller' }, false],
  ['the number alone, as a couple has it', { phone: '030 231251' }, false],
  [
    'name and number, but born on another day, as mother and daughter are',
    { firstName: 'Mara', lastName: 'Müller', phone: '030 231251', dateOfBirth: '2004-03-04' },
    false,
  ],
])('two look like one person by %s: %j', (_, details, expected) => {
  expect(looksSame(mara, { ...nobody, ...details })).toBe(expected)
})

test.each<[string, Partial<Known>, Partial<Known>, ReturnType<typeof mergeProblem>]>([
  ['somebody without an account into one', {}, { hasAccount: false }, null],
  ['two birthdays', {}, { dateOfBirth: '1991-03-04' }, 'merge_two_people'],
  ['two accounts of one birthday and name', {}, {}, null],
  ['two accounts without a birthday', { dateOfBirth: null }, { dateOfBirth: null }, 'merge_unsure'],
  [
    'two accounts that share the birthday alone',
    {},
    { ...nobody, dateOfBirth: '1990-03-04', hasAccount: true },
    'merge_unsure',
  ],
  ['an account into somebody without one', { hasAccount: false }, {}, 'merge_keeps_account'],
  ['a colleague’s account', {}, { isStaff: true }, 'merge_colleague'],
  ['two who share nothing', {}, nobody, 'merge_unsure'],
])('%s', (_, kept, gone, problem) => {
  expect(mergeProblem({ ...mara, ...kept }, { ...mara, ...gone })).toBe(problem)
})
