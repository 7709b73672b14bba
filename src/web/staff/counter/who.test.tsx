import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import germanSite from '#content/de/site/shell.ts'
import counter from '#content/de/staff/counter.ts'
import german from '#content/de/staff/frame.ts'
import type { ApiError } from '#api/call-server.ts'
import { AuthProvider } from '#api/session.tsx'
import { Texts } from '#i18n/i18n.tsx'
import { MeProvider, type Me } from '../frame/me.tsx'
import { newDraft, withSomebodyNew, type DeskDraft } from './desk-draft.ts'
import { useDeskMarks } from './use-desk-marks.ts'
import { Who } from './who.tsx'

const none = () => {}
const me = { user: { id: 'm1' }, name: 'Kim Beispiel', role: 'manager', branches: null } as unknown as Me

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: none, removeItem: none })
})
afterAll(() => vi.unstubAllGlobals())

const calendar = { weekly: [], holidays: [], exceptions: [], afterHours: { allowed: true, feeMinor: 0 } }
const empty = newDraft({ id: 1, calendar }, new Date(), 'de')
const begun = { ...empty, ...withSomebodyNew('Otto Falsch') }

interface Tried {
  readonly draft: DeskDraft
  readonly act?: 'person' | 'book' | 'offer'
  readonly error?: Pick<ApiError, 'fields'>
}

/** The person's part of the counter after an act was tried, as tags. */
function drawn({ draft, act, error = {} }: Tried): string {
  let isTried = false
  function Part() {
    const marks = useDeskMarks({ draft, taken: false, error: error as ApiError, form: { current: null } })
    if (act !== undefined && !isTried) {
      isTried = true
      marks.check(act)
    }
    return <Who draft={draft} onDraft={none} marks={marks} onNext={none} />
  }
  return renderToString(
    <MemoryRouter>
      <Texts language="de" messages={{ site: germanSite, staff: { ...german, counter } }}>
        <AuthProvider>
          <QueryClientProvider client={new QueryClient()}>
            <MeProvider value={me}>
              <Part />
            </MeProvider>
          </QueryClientProvider>
        </AuthProvider>
      </Texts>
    </MemoryRouter>,
  )
}

/** Words that are tied to a field that is marked as wrong; null where it is not. @param label of the field */
function troubleAt(html: string, label: string): string | null {
  const [, id] = new RegExp(`<label[^>]* for="([^"]+)"[^>]*>${label}<`).exec(html)!
  const [input] = new RegExp(`<input[^>]* id="${id}"[^>]*>`).exec(html)!
  if (!input.includes('aria-invalid="true"')) return null
  const [, described] = / aria-describedby="([^" ]+)/.exec(input)!
  const [, below] = new RegExp(`<p id="${described}"[^>]*>(.*?)</p>`).exec(html)!
  return below!.replaceAll(/<[^>]*>/g, '')
}

const otto = { ...begun.person, dateOfBirth: '1990-01-01', phone: 'abc', email: 'otto@' }
const { who } = counter

test('wrong details are marked with what to do once the booking was tried, not while they are typed', () => {
  const draft = { ...begun, person: otto }
  const typing = drawn({ draft })
  expect([troubleAt(typing, who.phone), troubleAt(typing, who.email)]).toEqual([null, null])
  const tried = drawn({ draft, act: 'book' })
  expect(troubleAt(tried, who.phone)).toBe(who.bad.phone)
  expect(troubleAt(tried, who.email)).toBe(who.bad.email)
  expect(troubleAt(tried, who.dateOfBirth)).toBeNull()
  // The address stays as it was typed.
  expect(tried).toContain('value="otto@"')
  const mended = { ...draft, person: { ...otto, phone: '030 5550188', email: 'otto@post.example' } }
  expect(drawn({ draft: mended, act: 'book' })).not.toContain('aria-invalid=')
})

test('the fields that the server refuses are marked', () => {
  const person = { ...otto, phone: '030 5550188', email: 'otto@post.example' }
  const draft = { ...begun, person }
  const refused = drawn({ draft, error: { fields: { 'driver.dateOfBirth': 'under_age', 'person.email': 'invalid' } } })
  expect(troubleAt(refused, who.dateOfBirth)).toBe(who.bad.underAge.replace('{age}', '0'))
  expect(troubleAt(refused, who.email)).toBe(who.bad.email)
  expect(troubleAt(refused, who.phone)).toBeNull()
})

test('an offer asks for the mail address that a booking can do without', () => {
  const draft = { ...begun, vehicleId: 302, person: { ...otto, phone: '030 5550188', email: '' } }
  expect(troubleAt(drawn({ draft, act: 'book' }), who.email)).toBeNull()
  expect(troubleAt(drawn({ draft, act: 'offer' }), who.email)).toBe(who.bad.offer)
})

test('the search is marked if nobody was chosen for a booking', () => {
  expect(drawn({ draft: empty })).not.toContain('aria-invalid=')
  const tried = drawn({ draft: empty, act: 'book' })
  expect(tried).toMatch(/<input[^>]* role="combobox"[^>]* aria-invalid="true"/)
  expect(tried).toContain(who.choose)
})
