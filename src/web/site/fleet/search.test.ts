import { describe, expect, it } from 'vitest'

import { searchIn, withSearch } from './search.ts'

const search = { pickup: 3, dropoff: 1, start: '2026-12-03T10:00', end: '2026-12-05T12:30' } as const

describe('a search in the address of the fleet', () => {
  it('comes back as it was written, beside the filter', () => {
    const query = withSearch('cars=suv', search)
    expect(searchIn(new URLSearchParams(query))).toEqual(search)
    expect(new URLSearchParams(query).get('cars')).toBe('suv')
    expect(withSearch(query, null)).toBe('cars=suv')
  })

  it('returns the car where it was picked up, unless it says otherwise', () => {
    const query = new URLSearchParams('pickup=3&start=2026-12-03T10:00&end=2026-12-05T10:00')
    expect(searchIn(query)).toMatchObject({ pickup: 3, dropoff: 3 })
  })

  it('is none where the period cannot be read', () => {
    for (const query of [
      '',
      'start=2026-12-03T10:00',
      'start=2026-02-30T10:00&end=2026-12-05T10:00',
      'start=2026-12-03T10:07&end=2026-12-05T10:00',
      'start=2026-12-05T10:00&end=2026-12-05T10:00',
    ]) {
      expect(searchIn(new URLSearchParams(query))).toBeNull()
    }
  })
})
