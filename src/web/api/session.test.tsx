import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { AuthProvider, useAuth } from './session.tsx'

const Status = () => <b>{useAuth().status}</b>

it('throws outside its provider (D4)', () => {
  expect(() => renderToString(<Status />)).toThrow('useAuth must be used inside AuthProvider')
})

it('does not know the visitor of a built page', () => {
  const page = (
    <AuthProvider>
      <Status />
    </AuthProvider>
  )
  expect(renderToString(page)).toBe('<b>loading</b>')
})
