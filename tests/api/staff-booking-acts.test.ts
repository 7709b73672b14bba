import { beforeAll, describe, expect, test } from 'vitest'

import { staffRefusals } from '#content/de/desk-refusals.ts'
import type { StaffBooking } from '#contract/staff-bookings.ts'
import type { CallName } from '#paths/index.ts'
import { toLocal } from '#domain/period.ts'
import { inDays, sampleDriver } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { pdfText } from '#support/pdf-text.ts'
import { kindsOf } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { checkSoundness } from '#store/soundness.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll({ bookings: 'open', anyHour: true })
const given = givenIn(app)
const yard = yardOf(app)

let manager: { token: string }
let agent: { token: string }

beforeAll(async () => {
  manager = await newStaff(app, 'manager')
  agent = await newStaff(app, 'agent', [1])
})

const at = (branch: number) => ({ pickup: branch, dropoff: branch })
const book = async (more: object = {}) => (await given.booking({ ...at(1), vehicleId: 302, ...more })).reference
const page = async (reference: string, as: { token: string } = agent): Promise<StaffBooking> =>
  (await app.call('getStaffBooking', { as, params: { reference } })).body

/** Acts as a colleague whose screen shows the booking as it is now. */
async function act(name: CallName, reference: string, body: object, as: { token: string } = agent, more: object = {}) {
  const { version } = await page(reference, as)
  const answer = await app.call(name as 'closeStaffBooking', {
    as,
    params: { reference, ...more },
    body: { version, ...body },
  })
  return { status: answer.status, body: answer.body as StaffBooking & { code?: string } }
}

/** Lets a rental have been agreed for a time that begins so many hours from now. */
async function startsIn(reference: string, hours: number): Promise<void> {
  const { starts_at: start } = await rowOf(app, 'booking', { reference })
  await yard.moveInTime(reference, `${Math.round((Date.now() + hours * HOUR_MS - start.getTime()) / 1_000)} seconds`)
}
const HOUR_MS = 3_600_000

const tripOf = ({ pickup, dropoff, start, end, extras, crossBorder, vehicle }: StaffBooking) => {
  return { pickup, dropoff, start, end, extras, crossBorder, vehicleId: vehicle.id }
}
const move = { method: 'cash', amountMinor: null, deposit: false, receipt: null, note: null }

describe('the page of a booking', () => {
  test('has its history with who did what, its letters, money and what is next', async () => {
    const reference = await book()
    const shown = await page(reference)
    expect(shown).toMatchObject({
      reference,
      version: 1,
      changeable: 'all',
      next: { step: 'hand_over' },
    })
    expect(shown.next!.checks).toContainEqual({ check: 'payment', ok: false, missing: [] })
    expect(shown.story.map(({ event, actor, name }) => [event, actor, name])).toEqual([['made', 'visitor', null]])
    expect(shown.letters.map(({ kind }) => kind)).toEqual(['booking_confirmed'])
    expect(shown.balance.dueMinor).toBe(shown.price.totalMinor)
  })

  test('does not exist for an agent of another branch', async () => {
    const reference = await book(at(3))
    const answer = await app.call('getStaffBooking', { as: agent, params: { reference } })
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'booking_not_found' }])
  })
})

test('of two colleagues who act on what they saw, the second is told, and nothing of theirs happens', async () => {
  const reference = await book()
  const { version } = await page(reference)
  const note = (as: { token: string }, text: string) =>
    app.call('addStaffNote', { as, params: { reference }, body: { version, note: text } })
  const answers = await Promise.all([note(agent, 'first'), note(manager, 'second')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'booking_changed' })
  const after = await page(reference)
  expect(after.notes).toHaveLength(1)
  expect(after.version).toBe(version + 1)
})

const stale: [CallName, object, object?][] = [
  ['cancelStaffBooking', { feeMinor: 0, waiveFee: false, reason: 'no' }],
  ['recordStaffNoShow', {}],
  ['handOverStaffBooking', { plate: 'B-SW 1122', km: 1 }],
  ['takeBackStaffBooking', { km: 1, at: null, branch: null }],
  ['closeStaffBooking', { chargesMinor: 0, dueMinor: 0 }],
  ['chargeStaffReturn', { kind: 'fuel', amountMinor: 1, reason: 'x', beyondProtection: false }],
  ['waiveStaffCharge', { reason: 'x' }, { chargeId: '1' }],
  ['payStaffBooking', move],
  ['refundStaffBooking', { ...move, courtesy: null }],
  ['writeOffStaffBooking', { amountMinor: null, reason: 'x' }],
  ['offerStaffRequest', { hours: null }],
  ['declineStaffRequest', { reason: null }],
  ['setStaffInvoice', { invoice: null }],
  [
    'setStaffLicence',
    { licenseNumber: 'B072RRE2I55', licenseExpiry: '2040-01-01' },
    { driverId: '00000000-0000-4000-8000-000000000000' },
  ],
]
test.each(stale)('%s on an old version is refused, and changes nothing', async (name, body, more = {}) => {
  const reference = await book()
  const before = await page(reference, manager)
  const answer = await app.call(name as 'closeStaffBooking', {
    as: manager,
    params: { reference, ...more },
    body: { version: before.version - 1, ...body },
  })
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'booking_changed' }])
  expect(await page(reference, manager)).toEqual(before)
})

describe('a change', () => {
  test('says first what it costs, then happens at that price', async () => {
    const reference = await book()
    const shown = await page(reference)
    const wish = { ...tripOf(shown), extras: [{ code: 'gps', quantity: 1 }] }
    const tried = await app.call('tryStaffChange', {
      as: agent,
      params: { reference },
      body: { version: shown.version, ...wish },
    })
    const { verdict, offers } = tried.body
    expect(verdict).toMatchObject({ possible: true, differenceMinor: verdict.totalMinor! - shown.price.totalMinor })
    expect(verdict.differenceMinor).toBeGreaterThan(0)
    expect(offers.length).toBeGreaterThan(5)
    // Nothing happened, nor was the agreement as it stands written: that takes its time.
    expect(shown.agreements).toHaveLength(0)
    expect(await page(reference)).toEqual(shown)

    const outdated = await act('changeStaffBooking', reference, { ...wish, totalMinor: verdict.totalMinor! + 1 })
    expect(outdated.body).toMatchObject({ code: 'price_changed', message: staffRefusals.price_changed })
    const done = await act('changeStaffBooking', reference, { ...wish, totalMinor: verdict.totalMinor })
    expect([done.status, done.body.price.totalMinor]).toEqual([200, verdict.totalMinor])
    expect(done.body.agreements.map(({ revision }) => revision)).toEqual([1])
    expect(done.body.story[0]).toMatchObject({ event: 'changed', actor: 'staff', name: 'Kim Beispiel' })
    expect(await kindsOf(app, { about: reference })).toContain('booking_changed')
  })

  test('that is not possible names the reason, and the vehicles that are', async () => {
    const reference = await book()
    const shown = await page(reference)
    const body = { version: shown.version, ...tripOf(shown), end: shown.start }
    const { body: reversed } = await app.call('tryStaffChange', { as: agent, params: { reference }, body })
    expect(reversed.verdict).toMatchObject({ possible: false, code: 'invalid_period', fields: { end: 'reversed' } })
  })

  test('extends a rental that is under way, and shortens it again', async () => {
    const from = app.ownDays(6)
    const reference = await book({ from, days: 2 })
    expect((await yard.handOver(reference)).ok).toBe(true)
    const shown = await page(reference)
    expect(shown.changeable).toBe('return')
    const longer = { ...tripOf(shown), end: inDays(from + 3) }
    const { verdict } = (
      await app.call('tryStaffChange', {
        as: agent,
        params: { reference },
        body: { version: shown.version, ...longer },
      })
    ).body
    expect(verdict.differenceMinor).toBeGreaterThan(0)
    const extended = await act('changeStaffBooking', reference, { ...longer, totalMinor: verdict.totalMinor })
    expect([extended.status, extended.body.end]).toEqual([200, longer.end])
    const back = await app.call('tryStaffChange', {
      as: agent,
      params: { reference },
      body: { version: extended.body.version, ...tripOf(shown) },
    })
    const shortened = await act('changeStaffBooking', reference, {
      ...tripOf(shown),
      totalMinor: back.body.verdict.totalMinor,
    })
    expect([shortened.status, shortened.body.end]).toEqual([200, shown.end])
    expect((await yard.takeBack(reference)).ok).toBe(true)
  })

  test('that would keep others from their car is refused, and the vehicles that are free are named', async () => {
    const from = app.ownDays(6)
    const reference = await book({ from, days: 2, vehicleId: 801 })
    const { car_id: own, ends_at: end } = await yard.planned(reference)
    const cars = await rowsOf(app, 'car', { home_branch: 1, class_id: 8 })
    expect(cars.map(({ id }) => id)).toContain(own)
    for (const { id } of cars)
      await given.block(id, new Date(end.getTime() + 2 * HOUR_MS), new Date(end.getTime() + 48 * HOUR_MS), 1)
    const shown = await page(reference)
    const longer = { version: shown.version, ...tripOf(shown), end: inDays(from + 3) }
    const { verdict, offers } = (await app.call('tryStaffChange', { as: agent, params: { reference }, body: longer }))
      .body
    expect(verdict).toMatchObject({ possible: false, code: 'sold_out' })
    expect(offers.some(({ available }) => available)).toBe(true)
    expect((await page(reference)).version).toBe(shown.version)
  })

  test('that would keep another from their car names them, with a better car for them as a way out', async () => {
    const from = app.ownDays(8)
    const reference = await book({ from, days: 2, vehicleId: 301 })
    const cars = await rowsOf(app, 'car', { home_branch: 1, class_id: 3 })
    const others: string[] = []
    for (const _ of cars) others.push(await book({ from: from + 3, days: 2, vehicleId: 301 }))
    const shown = await page(reference)
    const ask = async () => {
      const body = { version: shown.version, ...tripOf(shown), end: inDays(from + 4) }
      return (await app.call('tryStaffChange', { as: agent, params: { reference }, body })).body.verdict
    }
    const { plan } = await ask()
    expect(plan!.trouble.code).toBe('no_stock')
    expect(others).toContain(plan!.trouble.by[0]!.reference)
    const way = plan!.exits.find(({ kind }) => kind === 'other_upgrade')!
    expect(way.person).toBe(plan!.trouble.by[0]!.person)
    expect((await app.call('doPlanAct', { as: agent, body: way.act })).status).toBe(200)
    expect(await ask()).toMatchObject({ possible: true, plan: null })
  })

  test('of a booking whose customer is late is for staff alone', async () => {
    const from = app.ownDays(6)
    const reference = await book({ from, days: 2 })
    await startsIn(reference, -1)
    const shown = await page(reference)
    const longer = { ...tripOf(shown), end: inDays(app.openDay(3)) }
    const { verdict } = (
      await app.call('tryStaffChange', {
        as: agent,
        params: { reference },
        body: { version: shown.version, ...longer },
      })
    ).body
    expect(verdict).toMatchObject({ possible: true })
  })
})

describe('calling off', () => {
  test('costs the fee, or staff forgo it with a reason', async () => {
    const reference = await book({ from: app.openDay(3), vehicleId: 101 })
    await startsIn(reference, 3)
    const { cancellation } = await page(reference)
    expect(cancellation!.feeMinor).toBeGreaterThan(0)
    const wrong = await act('cancelStaffBooking', reference, { feeMinor: 0, waiveFee: false, reason: 'ill' })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'refund_changed'])
    const done = await act('cancelStaffBooking', reference, {
      feeMinor: cancellation!.feeMinor,
      waiveFee: true,
      reason: 'ill',
    })
    expect(done.body).toMatchObject({ status: 'cancelled', balance: { dueMinor: 0 } })
    expect(
      done.body.story.find(({ event, after }) => event === 'moved' && after!['status'] === 'cancelled'),
    ).toMatchObject({ reason: 'ill' })
  })

  test('as not picked up is possible three hours after the pickup', async () => {
    const reference = await book({ vehicleId: 201 })
    const early = await act('recordStaffNoShow', reference, {})
    expect([early.status, early.body.code]).toEqual([409, 'too_early'])
    const { noShow } = await page(reference)
    await startsIn(reference, -3.01)
    const done = await act('recordStaffNoShow', reference, {})
    expect(done.body).toMatchObject({ status: 'no_show', balance: { dueMinor: noShow!.feeMinor } })
  })
})

test('a request is not given a start that leaves no time to decide on it', async () => {
  const now = toLocal(new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000))
  if (now.slice(11) < '06:00' || now.slice(11) > '23:30') return
  const reference = await book({ bookings: 'soon' })
  await app.setBookings('open')
  const shown = await page(reference)
  const body = { version: shown.version, ...tripOf(shown), start: now, end: inDays(1) }
  const { verdict } = (await app.call('tryStaffChange', { as: agent, params: { reference }, body })).body
  expect(verdict).toMatchObject({ possible: false, code: 'too_late' })
})

test('a request is offered or declined once', async () => {
  const reference = await book({ bookings: 'soon' })
  const other = await book({ bookings: 'soon' })
  await app.setBookings('open')
  const offered = await act('offerStaffRequest', reference, { hours: 4 })
  expect(offered.body).toMatchObject({ status: 'offered', next: { step: 'await_order' } })
  expect((await act('declineStaffRequest', reference, { reason: null })).body.code).toBe('not_requested')
  const declined = await act('declineStaffRequest', other, { reason: 'Kein Wagen' })
  expect(declined.body).toMatchObject({ status: 'declined', next: null })
})

test('a rental goes from the handover to its end from its page', async () => {
  const reference = await book({ from: app.ownDays(4), vehicleId: 401 })
  const plan = await yard.planned(reference)
  await startsIn(reference, 0)
  const other = await act('handOverStaffBooking', reference, { plate: 'B-XX 1', km: plan.km })
  expect(other.body.code).toBe('booking_changed')
  const away = await act('handOverStaffBooking', reference, { plate: plan.plate, km: plan.km })
  expect(away.body).toMatchObject({ status: 'active', next: { step: 'take_back' }, kmOut: plan.km })
  const wrong = await act('takeBackStaffBooking', reference, { km: plan.km - 1, at: null, branch: null })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'odometer'])
  const nowhere = await act('takeBackStaffBooking', reference, { km: plan.km + 5_000, at: null, branch: 32_767 })
  expect([nowhere.status, nowhere.body.code]).toEqual([400, 'invalid_input'])
  const back = await act('takeBackStaffBooking', reference, { km: plan.km + 5_000, at: null, branch: 1 })
  expect(back.body.charges.some(({ kind }) => kind === 'kilometres')).toBe(true)
  const km = back.body.charges.find(({ kind }) => kind === 'kilometres')!
  const waived = await act('waiveStaffCharge', reference, { reason: 'Kulanz' }, agent, { chargeId: String(km.id) })
  expect(waived.body.chargesMinor).toBe(0)
  const fuel = await act('chargeStaffReturn', reference, {
    kind: 'fuel',
    amountMinor: 2_000,
    reason: '12 l',
    beyondProtection: false,
  })
  expect(fuel.body.chargesMinor).toBe(2_000)
  const { dueMinor } = fuel.body.balance
  const paid = await act('payStaffBooking', reference, { ...move, receipt: 'B-1' })
  expect(paid.body.balance).toMatchObject({ dueMinor: 0, paidMinor: dueMinor })
  const closed = await act('closeStaffBooking', reference, { chargesMinor: 2_000, dueMinor: 0 })
  expect(closed.body).toMatchObject({ status: 'closed', next: null })
})

test('a write-off is for managers', async () => {
  const reference = await book()
  const refused = await act('writeOffStaffBooking', reference, { amountMinor: 100, reason: 'x' })
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
  const done = await act('writeOffStaffBooking', reference, { amountMinor: 100, reason: 'x' }, manager)
  expect(done.body.balance.writtenOffMinor).toBe(100)
})

test('an exchange is tried first; what is in the way and what is free instead are named', async () => {
  const reference = await book({ from: app.ownDays(8), days: 4, vehicleId: 501 })
  const plan = await yard.planned(reference)
  await startsIn(reference, -1)
  expect((await yard.handOver(reference)).ok).toBe(true)
  const { rows } = await app.db.pool.query<{ plate: string; km: number }>(
    `select c.plate, s.km from car c join car_state s on s.car_id = c.id
     where c.class_id = (select class_id from vehicle where id = 501) and c.home_branch = 1 and c.plate <> $1
       and not exists (select from assignment a where a.car_id = c.id and a.period && tstzrange(now(), now() + interval '9 days'))
     limit 1`,
    [plan.plate],
  )
  const free = rows[0]!
  const wish = { plate: free.plate, kmIn: plan.km + 10, kmOut: free.km, reason: 'Reifenpanne', at: null, readyAt: null }
  const { version } = await page(reference)
  const tryIt = (more: object = {}) =>
    app.call('tryStaffExchange', { as: agent, params: { reference }, body: { version, ...wish, ...more } })
  const choice = (await app.call('getStaffExchangeCars', { as: agent, params: { reference } })).body.cars
  expect(choice).toContainEqual(expect.objectContaining({ plate: free.plate, better: false, branch: 1, km: free.km }))
  expect(choice.map(({ plate }) => plate)).not.toContain(plan.plate)
  expect((await tryIt()).body).toMatchObject({ possible: true })
  expect((await page(reference)).cars.map(({ plate }) => plate)).toEqual([plan.plate])
  expect((await tryIt({ plate: plan.plate })).body).toMatchObject({ possible: false, code: 'same_car' })
  const done = await act('exchangeStaffCar', reference, wish)
  expect(done.body.cars.map(({ plate }) => plate)).toEqual([plan.plate, free.plate])
  expect(done.body.story[0]).toMatchObject({ event: 'exchanged', reason: 'Reifenpanne' })
})

test('instead of a car that is yet to come, no cars are named of the branch where it stands', async () => {
  const reference = await book({ from: app.ownDays(8), days: 4, vehicleId: 101 })
  const plan = await yard.planned(reference)
  await startsIn(reference, -1)
  expect((await yard.handOver(reference)).ok).toBe(true)
  const coming = await given.freeCar({ classId: 1, branch: 3 })
  const leaves = toLocal(new Date(Date.now() + 2 * HOUR_MS))
  const drive = { kind: 'drive', car: coming.id, to: 1, leaves } as const
  expect((await app.call('doPlanAct', { as: manager, body: drive })).status).toBe(200)
  const readings = { plate: coming.plate, kmIn: plan.km + 10, kmOut: coming.km, at: null, readyAt: null }
  const instead = async (as: { token: string }) => {
    const { version } = await page(reference)
    const body = { version, ...readings, reason: 'Reifenpanne' }
    const tried = (await app.call('tryStaffExchange', { as, params: { reference }, body })).body
    return [tried.code, tried.instead.length > 0]
  }
  expect(await instead(manager)).toEqual(['in_the_way', true])
  expect(await instead(agent)).toEqual(['in_the_way', false])
})

describe('papers', () => {
  test('a letter is looked at without the token of its link, and sent again with a new one', async () => {
    const reference = await book({ bookings: 'soon' })
    await app.setBookings('open')
    const offered = await act('offerStaffRequest', reference, { hours: null })
    const letter = offered.body.letters.find(({ kind }) => kind === 'request_offered')!
    const shown = await app.call('getStaffLetter', { as: agent, params: { reference, letterId: letter.id } })
    expect(shown.body.html).toContain('<html')
    expect(shown.body.html).not.toContain('cid:')
    const again = await act('sendStaffLetterAgain', reference, {}, agent, { letterId: letter.id })
    expect(again.body.letters.filter(({ kind }) => kind === 'request_offered')).toHaveLength(2)
    const { rows } = await app.db.pool.query<{ token: string }>(
      `select data ->> 'token' as token from letter where kind = 'request_offered' and data ->> 'reference' = $1`,
      [reference],
    )
    expect(new Set(rows.map(({ token }) => token)).size).toBe(2)
    const { rows: kept } = await app.db.pool.query(`select data from booking_letter where data::text like $1`, [
      `%${rows[0]!.token}%`,
    ])
    expect(kept).toEqual([])
  })

  test('notes are kept with their author, and taken off', async () => {
    const reference = await book()
    const added = await act('addStaffNote', reference, { note: 'Kommt mit Kinderwagen.' })
    expect(added.body.notes).toMatchObject([{ note: 'Kommt mit Kinderwagen.', author: 'Kim Beispiel' }])
    const [note] = added.body.notes
    const query = { version: added.body.version }
    const params = { reference, noteId: String(note!.id) }
    const old = await app.call('removeStaffNote', { as: agent, params, query: { version: query.version - 1 } })
    expect(old.body).toMatchObject({ code: 'booking_changed' })
    const gone = await app.call('removeStaffNote', { as: agent, params, query })
    expect(gone.body.notes).toEqual([])
    const early = await app.call('restoreStaffNote', { as: agent, params, body: query })
    expect(early.body).toMatchObject({ code: 'booking_changed' })
    const { version } = gone.body
    const back = await app.call('restoreStaffNote', { as: agent, params, body: { version } })
    expect(back.body.notes).toEqual([note])
    const again = await app.call('restoreStaffNote', { as: agent, params, body: { version: back.body.version } })
    expect([again.status, again.body.version]).toEqual([200, back.body.version])
    const other = await book()
    const { version: theirs } = (await app.call('getStaffBooking', { as: agent, params: { reference: other } })).body
    const elsewhere = { reference: other, noteId: params.noteId }
    await app.call('removeStaffNote', { as: agent, params, query: { version: back.body.version } })
    const strange = await app.call('restoreStaffNote', { as: agent, params: elsewhere, body: { version: theirs } })
    expect(strange.body.notes).toEqual([])
  })

  describe('a driving licence', () => {
    const licence = { licenseNumber: 'B072 RRE 2I55', licenseExpiry: '2040-01-01' }
    const enter = (reference: string, driverId: string, more: object = {}) =>
      act('setStaffLicence', reference, { ...licence, ...more }, agent, { driverId })
    const asked = async (): Promise<StaffBooking> => {
      const extras = [{ code: 'additional_driver', quantity: 1 }]
      const { licenseNumber: _number, licenseExpiry: _expiry, ...driver } = sampleDriver
      const drivers = [{ firstName: 'Ada', lastName: 'Muster', dateOfBirth: '1990-02-03' }]
      const reference = await book({ bookings: 'soon', extras, order: { driver, drivers } })
      await app.setBookings('open')
      return await page(reference)
    }

    test('is entered for each driver, and the log has no number', async () => {
      const { reference, mainDriver, otherDrivers } = await asked()
      expect([mainDriver!.licenseExpiry, otherDrivers[0]!.hasPapers]).toEqual([null, false])
      expect((await enter(reference, mainDriver!.id)).body.mainDriver).toMatchObject({
        hasPapers: true,
        licenseExpiry: '2040-01-01',
      })
      const { body } = await enter(reference, otherDrivers[0]!.id, { licenseNumber: 'X99' })
      expect(body.otherDrivers).toMatchObject([{ firstName: 'Ada', hasPapers: true, licenseExpiry: '2040-01-01' }])
      const told = body.story.filter(({ event }) => event === 'licence')
      expect(told.map(({ after }) => after)).toEqual([{ main: false }, { main: true }])
    })

    test('that ends before the rental, or that another driver has, is refused', async () => {
      const { reference, mainDriver, otherDrivers } = await asked()
      const early = await enter(reference, mainDriver!.id, { licenseExpiry: inDays(0).slice(0, 10) })
      expect(early).toMatchObject({ status: 422, body: { fields: { licenseExpiry: 'licence_expires' } } })
      await enter(reference, mainDriver!.id)
      const same = await enter(reference, otherDrivers[0]!.id, { licenseNumber: 'b072-rre-2i55' })
      expect(same).toMatchObject({ status: 422, body: { fields: { licenseNumber: 'same_licence' } } })
    })

    test('of a rental that is over is not asked for', async () => {
      const { reference, mainDriver } = await page(await book())
      await act('cancelStaffBooking', reference, { feeMinor: 0, waiveFee: false, reason: 'no' })
      expect(await enter(reference, mainDriver!.id)).toMatchObject({ status: 409, body: { code: 'not_possible' } })
    })
  })

  test('invoice data are kept with the booking', async () => {
    const reference = await book()
    const invoice = {
      companyName: 'Probebau GmbH',
      street: 'Gasse 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      vatId: 'DE000000000',
      reference: null,
    }
    expect((await act('setStaffInvoice', reference, { invoice })).body.invoice).toEqual({ ...invoice, business: null })
    expect((await act('setStaffInvoice', reference, { invoice: null })).body.invoice).toBeNull()
  })

  test('invoice data stand on the agreement', async () => {
    const reference = await book()
    const invoice = {
      companyName: 'Probebau GmbH',
      street: 'Gasse 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      vatId: null,
      reference: 'Projekt 7',
    }
    await act('setStaffInvoice', reference, { invoice })
    const read = async (version: string) => {
      const url = `/api/staff/bookings/${reference}/${version}`
      const { rawPayload } = await app.app.inject({ url, headers: { authorization: `Bearer ${agent.token}` } })
      return pdfText(rawPayload).replaceAll(/\s+/g, ' ')
    }
    const whole = /Rechnung an Probebau GmbH Gasse 1, 10115 Berlin, Deutschland .*Projekt 7/
    expect(await read('agreement')).toMatch(whole)
    // The version before stays as it was, and the same data again make no version.
    expect(await read('agreements/1')).not.toContain('Probebau')
    const again = await act('setStaffInvoice', reference, { invoice })
    expect(again.body.agreements.map(({ revision }) => revision)).toEqual([2, 1])
    const without = await act('setStaffInvoice', reference, { invoice: null })
    expect(
      without.body.story
        .slice(0, 2)
        .map(({ event }) => event)
        .toSorted(),
    ).toEqual(['changed', 'invoice_data'])
    expect(await read('agreement')).not.toContain('Probebau')
    expect((await page(reference)).agreements.map(({ revision }) => revision)).toEqual([3, 2, 1])
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('invoice data of a request make no version', async () => {
    const address = { street: 'Gasse 1', postalCode: '10115', city: 'Berlin', country: 'Deutschland' }
    const invoice = { companyName: 'Probebau GmbH', ...address, vatId: null, reference: null }
    const requested = await book({ bookings: 'soon' })
    await app.setBookings('open')
    const saved = await act('setStaffInvoice', requested, { invoice })
    expect(saved.body).toMatchObject({ invoice, revision: 1, agreements: [] })
  })

  test('each version of the agreement is a PDF', async () => {
    const reference = await book()
    const answer = await app.app.inject({
      method: 'GET',
      url: `/api/staff/bookings/${reference}/agreements/1`,
      headers: { authorization: `Bearer ${agent.token}` },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await page(reference)).agreements.map(({ revision }) => revision)).toEqual([1])
  })
})

test('nothing of this oversold a class or gave a car twice', async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
