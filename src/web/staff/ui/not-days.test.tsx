import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { isValidElement, useState, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import germanSite from '#content/de/site/shell.ts'
import forms from '#content/de/staff/booking-forms.ts'
import bookings from '#content/de/staff/bookings.ts'
import blocks from '#content/de/staff/blocks.ts'
import counter from '#content/de/staff/counter.ts'
import drives from '#content/de/staff/drives.ts'
import german from '#content/de/staff/frame.ts'
import { parseDate } from '#domain/period.ts'
import type { StaffBooking } from '#contract/staff-bookings.ts'
import { memberKey } from '#api/server-state.tsx'
import { AuthProvider } from '#api/session.tsx'
import { Texts } from '#i18n/i18n.tsx'
import { staffPaths } from '#paths/staff.ts'
import { visitorPaths } from '#paths/visitor.ts'
import { TripFields } from '../bookings/change-fields.tsx'
import { ExchangeForm } from '../bookings/exchange-form.tsx'
import { TakeBackForm } from '../bookings/yard-forms.tsx'
import { missingOf, newDraft } from '../counter/desk-draft.ts'
import { WhenWhere } from '../counter/when-where.tsx'
import { MeProvider, type Me } from '../frame/me.tsx'
import { ToastProvider } from '../frame/toast.tsx'
import { ArrivalForm } from './arrival-form.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { NewBlock } from './block-dialog.tsx'
import { DayField } from './day-field.tsx'
import { Input, TextArea, Tried } from './dense-field.tsx'
import { DialogEnds } from './dialog-ends.tsx'
import { MomentField } from './moment-field.tsx'

const staff = { ...german, blocks, drives, counter, bookings: { ...bookings, form: forms } }

const me = { user: { id: 'm1' }, name: 'Kim Beispiel', role: 'manager', branches: null } as unknown as Me

type Drawn = ReactElement<Record<string, unknown> & { readonly children?: ReactNode }>

/** Everything that a component draws itself, without what those parts draw in turn. */
function partsOf(node: ReactNode): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (!isValidElement(node)) return []
  const drawn = node as Drawn
  return [drawn, ...partsOf(drawn.props.children)]
}

const none = () => {}

// Calls of this test stay without an answer.
const calls = vi.fn<() => Promise<never>>(async () => await new Promise(none))
beforeAll(() => {
  // As the office knows them from its first moment on.
  Object.assign(visitorPaths, staffPaths)
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('fetch', calls)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: none, removeItem: none })
})
afterAll(() => {
  vi.unstubAllGlobals()
  for (const name of Object.keys(staffPaths)) Reflect.deleteProperty(visitorPaths, name)
})

const client = new QueryClient()

const around = (part: ReactNode) => (
  <MemoryRouter initialEntries={['/staff']}>
    <Texts language="de" messages={{ site: germanSite, staff }}>
      <AuthProvider>
        <QueryClientProvider client={client}>
          <MeProvider value={me}>
            <ToastProvider>{part}</ToastProvider>
          </MeProvider>
        </QueryClientProvider>
      </AuthProvider>
    </Texts>
  </MemoryRouter>
)

/** Draws a form over and over, with one step between, as if somebody typed. @returns what it draws at last */
function afterSteps(draw: () => ReactNode, steps: readonly ((parts: readonly Drawn[]) => void)[]): Drawn[] {
  let drawings = 0
  let parts: Drawn[] = []
  function Form() {
    parts = partsOf(draw())
    steps[drawings++]?.(parts)
    return null
  }
  renderToString(around(<Form />))
  return parts
}

const partOf = (parts: readonly Drawn[], type: unknown) => parts.find((part) => part.type === type)!

/** Step that types a text into the first field of a kind. */
const typing =
  (type: unknown, text: string) =>
  (parts: readonly Drawn[]): void => {
    const { onChange, daysOnly } = partOf(parts, type).props as { onChange: (told: unknown) => void; daysOnly?: true }
    if (daysOnly && parseDate(text) === null) return
    onChange(type === Input || type === TextArea ? { target: { value: text } } : text)
  }

const rental = {
  reference: 'SW-AB2C-DE3F',
  status: 'confirmed',
  cars: [],
  story: [],
  kmOut: 800,
  dropoff: 1,
  start: '2026-12-03T10:00',
  end: '2026-12-04T17:30',
}
const booking = rental as unknown as StaffBooking

/** Whether a dialog that was sent waits for the server. */
const isSent = (parts: readonly Drawn[]) =>
  partOf(parts, AskDialog)?.props['busy'] ?? partOf(parts, DialogEnds).props['busy']

test.each([
  ['31.11.T10:00', false],
  ['2026-11-27T17:30', true],
])('an arrival at %j is sent: %j', (text, sent) => {
  const drive = { id: 7, plate: 'B SW 1001', from: 1, to: 2 }
  const draw = () => ArrivalForm({ drive, branchOf: String, reload: async () => {}, onClose: none })
  const send = ([form]: readonly Drawn[]) =>
    (form!.props['onSubmit'] as (event: unknown) => void)({ preventDefault: none })
  expect(isSent(afterSteps(draw, [typing(MomentField, text), send]))).toBe(sent)
})

test.each([
  ['31.11.', false],
  ['2020-11-27', false],
  ['', true],
  ['2099-11-27', true],
])('a block until %j is sent: %j', (text, sent) => {
  const draw = () => NewBlock({ whose: { customer: 'c1' }, name: 'Ida', earlier: [], onClose: none, onDone: none })
  const send = (parts: readonly Drawn[]) => (partOf(parts, AskDialog).props['onAct'] as () => void)()
  const steps = [typing(TextArea, 'Bußgeld nicht bezahlt'), typing(DayField, text), send]
  expect(isSent(afterSteps(draw, steps))).toBe(sent)
})

const calendar = { weekly: [], holidays: [], exceptions: [], afterHours: { allowed: true, feeMinor: 0 } }

test.each([
  ['start', counter.when.pickup, 'Start'],
  ['end', counter.when.dropoff, 'End'],
] as const)(
  'the counter shows what was typed as its day and does not book the day before (%s)',
  (end, label, missing) => {
    const first = newDraft({ id: 1, calendar }, new Date('2026-12-03T10:42:00Z'), 'de')
    let draft = first
    const endIn = (parts: readonly Drawn[]) => parts.find(({ props }) => props['label'] === label)!.props
    const draw = () => {
      const [now, setNow] = useState(first)
      draft = now
      return WhenWhere({ draft, onDraft: (changes) => setNow({ ...now, ...changes }), problems: {} })
    }
    const typed = (text: string) => (parts: readonly Drawn[]) => (endIn(parts)['onDay'] as (text: string) => void)(text)
    expect(endIn(afterSteps(draw, [typed('31.11.')]))['day']).toBe('31.11.')
    expect(missingOf(draft, {}, false)).toContain(missing)
    afterSteps(draw, [typed('31.11.'), typed('2026-12-05')])
    expect(missingOf(draft, {}, false)).not.toContain(missing)
    expect(draft[end]).toBe('2026-12-05T12:00')
  },
)

test('the change of a booking hears what was typed as its day', () => {
  const told: unknown[] = []
  const { start, end: until } = rental
  const wish = { pickup: 1, dropoff: 1, start, end: until, vehicleId: 1, crossBorder: false, extras: [] }
  const draw = () => {
    const fields = TripFields({
      wish,
      theirs: new Set(),
      wrong: {},
      verdictId: 'verdict',
      onlyReturn: true,
      offers: [],
      booking,
      onChange: (more) => told.push(more),
    })
    const end = partsOf(fields).find(({ props }) => 'onAt' in props)!
    return (end.type as (props: Drawn['props']) => ReactNode)(end.props)
  }
  afterSteps(draw, [typing(DayField, '31.11.')])
  expect(told).toEqual([{ end: '31.11.T17:30' }])
})

/** The form of the page that a component ends in, with all that it draws on the way there. */
function formOf(part: ReactElement): ReactElement {
  let drawn = part
  while (typeof drawn.type === 'function') drawn = (drawn.type as (props: unknown) => ReactElement)(drawn.props)
  return drawn
}

const fill = (parts: readonly Drawn[]): void => {
  for (const { type, props } of parts)
    if (type === Input) (props['onChange'] as (event: unknown) => void)({ target: { value: '900001' } })
}

/**
 * Sends a form that is drawn, as a page does: what it shows once it was sent is searched for fields that are marked as
 * wrong. @returns the label of the first of them, which has the focus; null if there is none
 */
function sendDrawn(parts: readonly Drawn[]): string | null {
  const { ref, onSubmit } = parts[0]!.props as { ref: { current: unknown }; onSubmit: (event: unknown) => void }
  const fields = partOf(parts, Tried).props.children
  const html = renderToString(around(<Tried value={{ tried: true, attempt: none }}>{fields}</Tried>))
  const wrong = html.search(/<input[^>]* aria-invalid="true"/)
  const focus = vi.fn<() => void>()
  ref.current = { querySelector: () => (wrong === -1 ? null : { focus }) }
  onSubmit({ preventDefault: none })
  expect(focus).toHaveBeenCalledTimes(wrong === -1 ? 0 : 1)
  return wrong === -1 ? null : [...html.slice(0, wrong).matchAll(/<label[^>]*>([^<]*)/g)].at(-1)![1]!
}

const carToGive = { plate: 'B-SW 0002', model: 'VW Golf', branch: 1, better: false, until: null, km: 800, clean: true }

describe.each([
  ['an exchange', ExchangeForm, forms.exchange.readyAt],
  ['a return', TakeBackForm, forms.takeBack.at],
] as const)('%s', (_, Form, label) => {
  test.each([
    ['31.11.T10:00', true],
    ['2026-11-27T25', true],
    ['', false],
    ['2026-11-27T17:30', false],
  ])('with the moment %j is held back by its field: %j', async (text, held) => {
    const list = memberKey(undefined, 'getStaffExchangeCars', { params: { reference: rental.reference } })
    client.setQueryData(list, { cars: [carToGive] })
    const drawn = afterSteps(() => formOf(<Form booking={booking} onDone={none} />), [fill, typing(MomentField, text)])
    calls.mockClear()
    expect(sendDrawn(drawn)).toBe(held ? label : null)
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toHaveBeenCalledTimes(held ? 0 : 1)
  })
})
