import { expect, test } from 'vitest'

import type { DeskPerson } from './desk-person.ts'
import { personProblems, refusedDetails } from './person-problems.ts'

const whole: DeskPerson = {
  firstName: 'Ben',
  lastName: 'Beispiel',
  dateOfBirth: '1985-03-04',
  phone: '0171 23125-77',
  email: 'ben@post.example',
  licenseNumber: '',
  licenseExpiry: '',
}
const rental = { period: { start: '2026-12-05T10:00', end: '2026-12-08T10:00' }, today: '2026-12-03', minAge: 18 }
const problemsWith = (changes: Partial<DeskPerson>) => personProblems({ ...whole, ...changes }, rental)

test.each<[Partial<DeskPerson>, ReturnType<typeof personProblems>]>([
  [{}, {}],
  [{ email: '' }, {}],
  [{ phone: '' }, {}],
  [{ phone: ' 0171 2312577 ', email: ' ben@post.example ' }, {}],
  [{ firstName: ' ' }, { firstName: 'missing' }],
  [{ lastName: '' }, { lastName: 'missing' }],
  [{ lastName: 'b'.repeat(81) }, { lastName: 'wrong' }],
  [{ phone: '', email: ' ' }, { phone: 'reach' }],
  [{ phone: 'abc' }, { phone: 'wrong' }],
  [{ email: 'otto@' }, { email: 'wrong' }],
  [{ dateOfBirth: '' }, { dateOfBirth: 'missing' }],
  [{ dateOfBirth: '31.11.' }, { dateOfBirth: 'wrong' }],
  [{ dateOfBirth: '2031-01-01' }, { dateOfBirth: 'wrong' }],
  [{ dateOfBirth: '2008-12-05' }, {}],
  [{ dateOfBirth: '2008-12-06' }, { dateOfBirth: 'under_age' }],
  [{ licenseNumber: 'B072RRE2I55', licenseExpiry: '2026-12-08' }, {}],
  [{ licenseNumber: '!' }, { licenseNumber: 'wrong' }],
  [{ licenseExpiry: '2026-12-07' }, { licenseExpiry: 'licence_expires' }],
  [{ licenseExpiry: '31.11.2030' }, { licenseExpiry: 'wrong' }],
])('details with %j have the problems %j', (changes, problems) => {
  expect(problemsWith(changes)).toEqual(problems)
})

test('the fields that a refusal names are those of the form', () => {
  const codes = {
    'person.email': 'invalid_email',
    'person.phone': 'missing',
    'person.firstName': 'missing',
    'driver.dateOfBirth': 'under_age',
    'driver.licenseExpiry': 'licence_expires',
    quoteId: 'wrong_format',
  }
  expect(refusedDetails(codes)).toEqual({
    email: 'wrong',
    phone: 'reach',
    firstName: 'missing',
    dateOfBirth: 'under_age',
    licenseExpiry: 'licence_expires',
  })
})
