import { describe, expect, it } from 'vitest'

import { checkDocument, checkUpload } from './check-document.ts'

const now = new Date('2026-11-23T10:00:00Z')
const licence = { kind: 'licence', expiry: '2030-01-31' }

describe('a described document', () => {
  it('has a last day of validity if its kind needs one', () => {
    expect(checkDocument(licence, now)).toEqual({ ok: true, values: licence })
    expect(checkDocument({ ...licence, expiry: '' }, now)).toEqual({ ok: false, problems: { expiry: 'missing' } })
    expect(checkDocument({ kind: 'other', expiry: '' }, now).ok).toBe(true)
  })

  it('is valid today, and its day exists', () => {
    expect(checkDocument({ ...licence, expiry: '2026-11-22' }, now)).toEqual({
      ok: false,
      problems: { expiry: 'inPast' },
    })
    expect(checkDocument({ ...licence, expiry: '2026-11-23' }, now).ok).toBe(true)
    // A date field with half a date (use-checked-form.ts), and a day after the end of its century.
    for (const expiry of ['\uFFFD', '2030-02-30', '2199-01-01'])
      expect(checkDocument({ ...licence, expiry }, now)).toEqual({ ok: false, problems: { expiry: 'invalid' } })
    expect(checkDocument({ kind: 'other', expiry: '\uFFFD' }, now).ok).toBe(false)
  })
})

it('an upload needs files and consent besides, and names everything that is missing', () => {
  expect(checkUpload({ ...licence, consent: true }, now, true).ok).toBe(true)
  expect(checkUpload({ kind: 'licence', expiry: '', consent: false }, now, false)).toEqual({
    ok: false,
    problems: { expiry: 'missing', files: 'missing', consent: 'missing' },
  })
})
