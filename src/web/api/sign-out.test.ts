import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sent: RequestInit[] = []
const entries = new Map<string, string>()

beforeEach(() => {
  const user = { id: '7', firstName: 'Mara', lastName: 'Muster', email: 'mara@post.example' }
  entries.set('token', 't').set('user', JSON.stringify(user))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ success: true })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('reaches the server also where the tab is closed at once', async () => {
  const { signOut } = await import('./session.tsx')
  const signingOut = signOut()
  expect([...entries.keys()]).toEqual([])
  await signingOut
  expect(sent).toMatchObject([{ method: 'DELETE', keepalive: true, headers: { authorization: 'Bearer t' } }])
})
