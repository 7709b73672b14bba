import { describe, expect, it } from 'vitest'

import { parseSession } from './session-storage.ts'

const user = { id: '7', firstName: 'Mara', lastName: 'Muster', email: 'mara@post.example' }

describe('a stored session', () => {
  it('needs token and user', () => {
    expect(parseSession('t', JSON.stringify(user))).toEqual({ token: 't', user })
    expect(parseSession('', JSON.stringify(user))).toBeNull()
    expect(parseSession('t', '')).toBeNull()
  })

  it.each(['{', 'null', '1', '"Mara"', '[]', '{}', JSON.stringify({ ...user, email: 7 })])(
    'is none with %s',
    (text) => {
      expect(parseSession('t', text)).toBeNull()
    },
  )
})
