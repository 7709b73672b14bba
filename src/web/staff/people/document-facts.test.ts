import { describe, expect, test } from 'vitest'

import { typedFacts } from './document-facts.ts'
import type { Queued } from './shapes.ts'

const none = {
  passportNo: null,
  passportExpiry: null,
  idCardNo: null,
  idCardExpiry: null,
  licenseNo: null,
  licenseIssue: null,
  licenseExpiry: null,
}

const licence: Queued = {
  id: 'a',
  kind: 'licence',
  expiry: '2030-01-01',
  pages: 1,
  drawable: true,
  uploadedAt: '2026-11-01T10:00:00.000Z',
  customer: { id: 'c', firstName: 'Mara', lastName: 'Muster', email: null, dateOfBirth: '1990-05-04' },
  profile: { ...none, licenseNo: 'B07 2RR', licenseExpiry: '2030-01-01' },
  rental: {
    start: '2026-12-01T10:00',
    end: '2026-12-04T10:00',
    name: 'mara  muster',
    dateOfBirth: '1990-05-05',
    passportNo: null,
    licenseNo: 'b072rr',
    licenseExpiry: null,
  },
  decision: null,
}

const verdicts = (document: Queued) => typedFacts(document).map(({ label, same }) => [label, same])

describe('what was typed', () => {
  test('agrees whatever the spaces and capitals, and says nothing where one side is empty', () => {
    expect(verdicts(licence)).toEqual([
      ['name', true],
      ['born', false],
      ['number', true],
      ['validUntil', null],
    ])
  })

  test('stands alone where no rental comes', () => {
    expect(
      typedFacts({ ...licence, rental: null }).every(({ same, rental }) => same === null && rental === undefined),
    ).toBe(true)
  })

  test('names a validity of the profile that is another than the one said with the document', () => {
    const document = { ...licence, profile: { ...licence.profile, licenseExpiry: '2031-02-02' } }
    expect(typedFacts(document).at(-1)).toMatchObject({ label: 'validInProfile', account: '2031-02-02' })
  })
})
