import { expect, test } from 'vitest'

import { isGone } from './is-gone.ts'

const refused = (code: string) => isGone({ error: { error: { code } } } as never)

test('a thing is gone where the server finds none, a booking too, and an address could name none', () => {
  for (const code of ['not_found', 'booking_not_found', 'invalid_input'])
    expect([code, refused(code)]).toEqual([code, true])
  expect(refused('forbidden')).toBe(false)
  expect(isGone({ error: null })).toBe(false)
})
