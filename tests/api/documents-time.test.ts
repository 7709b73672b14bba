import { system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { appForAll } from '#support/open-app.ts'
import { testClock } from '#support/test-clock.ts'
import { lastingCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { pdf } from '#support/papers.ts'
import { keptDocument, type Sent } from '#support/uploaded-document.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { eventsOf } from '#support/seen.ts'

const folder = temporaryFolder('review')
// Each call of the command line starts a process.
vi.setConfig({ testTimeout: 60_000 })
const clock = testClock()
let mara: Customer

const app = appForAll({ clock })
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  mara = await lastingCustomer(app, 'Mara')
})

const DAY = 24
const dayIn = (days: number) => addDays(dateOf(toLocal(clock.now())), days)

const kept = (text: string, sent: Sent = {}) => keptDocument(app, mara, pdf(text), { name: `${text}.pdf`, ...sent })
const listOf = async () => (await app.call('getDocuments', { as: mara })).body
const isThere = async (id: string) => (await rowsOf(app, 'document', { id })).length === 1

const request = () => givenIn(app).booking({ as: mara, bookings: 'soon' })

describe('a document is removed by the nightly job', () => {
  test('30 days after the rental was closed, on the day that was told', async () => {
    const id = await kept('licence')
    const { reference } = await request()
    expect((await listOf()).documents[0]!.removal).toEqual({ day: '2035-02-01', afterRental: true })
    clock.pass(100 * DAY)
    for (const status of ['confirmed', 'active', 'returned'] as const) {
      await givenIn(app).status(reference, status)
      if (status !== 'confirmed') await keepHouse(app.ctx, system('keep_house'))
    }
    clock.pass(100 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isThere(id)).toBe(true)
    await givenIn(app).status(reference, 'closed')
    const { day, afterRental } = (await listOf()).documents[0]!.removal
    expect(afterRental).toBe(false)
    clock.set(`${day}T01:00:00Z`)
    clock.pass(-DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isThere(id)).toBe(true)
    clock.pass(DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isThere(id)).toBe(false)
    expect((await eventsOf(app, mara)).at(-1)).toBe('document_removed')
  })

  test('a year after the upload if nothing was rented', async () => {
    const id = await kept('unused')
    clock.pass(364 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isThere(id)).toBe(true)
    clock.pass(3 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isThere(id)).toBe(false)
  })

  test('30 days after its validity, and after it was refused', async () => {
    const [ends, refused] = [await kept('ends', { expiry: dayIn(1) }), await kept('refused')]
    await rewrite(app, 'document', { id: refused }, { state: 'refused', reason: 'x', reviewed_at: clock.now() })
    clock.pass(30 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect([await isThere(ends), await isThere(refused)]).toEqual([true, true])
    expect((await listOf()).documents.find(({ id }) => id === ends)).toMatchObject({ expired: true })
    clock.pass(3 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect([await isThere(ends), await isThere(refused)]).toEqual([false, false])
  })
})

describe('an account that is deleted', () => {
  test('takes its documents along at once; before, the copy of all data names them', async () => {
    const id = await kept('Pass Muster', { kind: 'passport' })
    const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(copy.body.uploads).toMatchObject([{ kind: 'passport', name: 'Pass Muster.pdf', state: 'pending' }])
    expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
    expect(await isThere(id)).toBe(false)
  })
})

describe('the next rental', () => {
  test('does not wait for documents, and points out a licence that ends before its return', async () => {
    const { reference, end } = await request()
    const returned = end.slice(0, 10)
    const before = addDays(returned, -1)
    const id = await kept('short', { expiry: before })
    await kept('passport', { kind: 'passport', expiry: before })
    const { documents, nextReturn } = await listOf()
    expect(nextReturn).toBe(returned)
    expect(Object.fromEntries(documents.map((one) => [one.kind, one.endsBeforeReturn]))).toEqual({
      passport: false,
      licence: true,
    })
    // A request needs no licence yet.
    // The licence number given when booking has been removed, so only the uploaded licence is left.
    await givenIn(app).status(reference, 'confirmed')
    const { id: bookingId } = await rowOf(app, 'booking', { reference })
    await rewrite(app, 'booking_driver', { booking_id: bookingId }, { documents_sealed: null, license_expiry: null })
    const missing = async () => (await app.call('getOverview', { as: mara })).body.next!.missing
    expect(await missing()).toEqual(['licence_expires'])
    await app.call('changeDocument', { as: mara, params: { id }, body: { kind: 'licence', expiry: returned } })
    expect(await missing()).toEqual([])
    await app.call('deleteDocument', { as: mara, params: { id } })
    expect(await missing()).toEqual(['licence_missing'])
  })
})

const manage = (...args: string[]) => commandLine(app.db.url, app.dataDir)(args)

describe('staff', () => {
  test('list, see, accept and refuse documents; the customer reads it, and has a letter', async () => {
    await app.db.db.deleteFrom('document').execute()
    const [good, bad] = [await kept('good'), await kept('bad', { kind: 'identity_card' })]
    const { out } = await manage('documents')
    expect(out).toMatch(/^DOCUMENT +UPLOADED +CUSTOMER +KIND +VALID UNTIL +TYPE +SIZE\n/)
    expect(out).toMatch(new RegExp(`^${good} .*${mara.email} +licence +2035-01-01 +application/pdf`, 'm'))
    expect((JSON.parse((await manage('documents', '--json')).out) as object[]).length).toBe(2)

    const file = path.join(folder, 'seen.pdf')
    expect(await manage('document', good, '--out', file)).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-.*\/DCTDecode/s)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await manage('document', good, '--out', file)).toMatchObject({ code: 1, out: '' })

    expect((await manage('document', 'accept', good)).out).toBe(
      'accepted: licence, valid until 2035-01-01; the customer is told by mail\n',
    )
    expect((await manage('document', 'refuse', bad, 'The back is missing.')).out).toMatch(/^refused: identity_card/)
    expect(await manage('document', 'accept', bad)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/any more/) as string,
    })
    expect(await manage('document', 'accept', randomUUID())).toMatchObject({
      code: 1,
      said: expect.stringMatching(/there is no document/) as string,
    })
    expect((await manage('documents')).out).toBe('no document waits for a review\n')

    expect(
      Object.fromEntries((await listOf()).documents.map(({ kind, state, reason }) => [kind, [state, reason]])),
    ).toEqual({
      licence: ['accepted', null],
      identity_card: ['refused', 'The back is missing.'],
    })
    expect((await eventsOf(app, mara)).slice(-2)).toEqual(['document_accepted', 'document_refused'])
    const letters = await lettersOf(app, { kind: 'document_reviewed', to: mara.email })
    expect(letters.map(({ data }) => data).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { firstName: 'Mara', lastName: 'Muster', kind: 'identity_card', reason: 'The back is missing.', days: 30 },
      { firstName: 'Mara', lastName: 'Muster', kind: 'licence', reason: null, days: 30 },
    ])
  })
})
