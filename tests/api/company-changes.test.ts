import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import { dateOf } from '#domain/period.ts'
import type { SiteData } from '#contract/site.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { addCar } from '#usecases/company/add-car.ts'
import { closeBranch } from '#usecases/company/close-branch.ts'
import { operator } from '#support/acting.ts'
import { commandLine, commandLineFolder } from '#support/command-line.ts'
import { newCustomer } from '#support/customer.ts'

const folder = commandLineFolder('company')
let start: number

const app = appForAll({ bookings: 'open' })
beforeEach(() => {
  start = app.ownDays(3)
})

const manage = (...args: string[]) => commandLine(app.db.url, folder)(args)
const on = (days: number) => dateOf(inDays(days))

/** A quote for the vehicle 302 on the test's own days. */
const quoted = async (ends: { pickup?: number; dropoff?: number; start?: string; end?: string } = {}) => {
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(start), end: inDays(start + 2), ...ends }
  return await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false } })
}
const linesOf = async () =>
  Object.fromEntries((await quoted()).body.price.items.map(({ kind, amountMinor }) => [kind, amountMinor]))
const site = async () => (await app.get<SiteData>('/api/site')).body
/** Waits until the database's notice has reached this process. */
const inForce = (what: () => Promise<unknown>, value: unknown) => expect.poll(what).toEqual(value)

test('a season is added, counts in prices that are made from its day on, and is ended', async () => {
  expect(await linesOf()).toEqual({ vehicle: 8_400 })
  const days = ['--first', on(start), '--last', on(start)]
  const { out } = await manage('season', 'add', 'Messe', '+50', ...days, '--class', 'Compact')
  expect(out).toMatch(/^season \d+ counts in prices that are made from today on/)
  const number = /\d+/.exec(out)![0]
  await inForce(linesOf, { vehicle: 8_400, season: 2_100 })
  expect((await manage('season', 'list')).out).toMatch(new RegExp(`^${number} +Messe +\\+50 % .* Compact `, 'm'))
  await manage('season', 'add', 'Ruhe', '-10', ...days, '--from', on(400))
  expect(await linesOf()).toEqual({ vehicle: 8_400, season: 2_100 })
  expect((await manage('season', 'end', number)).out).toContain(`season ${number} counts in no price`)
  await inForce(linesOf, { vehicle: 8_400 })
  for (const [args, said] of [
    [['end', number], `no season ${number} counts then; "season list" lists them`],
    [['end', '1', '--from', '2020-01-01'], 'this day is over: what was in force then stays'],
    [['add', 'A', '+10', '--first', on(2), '--last', on(1)], 'a season ends after it begins'],
    [['add', 'A', '+10', ...days, '--class', 'Hovercraft'], 'there is no class Hovercraft'],
    [['add', 'A', '+10', ...days, '--from', '2020-01-01'], 'prices of a day that is over stay'],
  ] as const)
    expect(await manage('season', ...args)).toMatchObject({ code: 1, said: `${said}\n` })
})

test('discounts by length are said together, from a day on', async () => {
  expect((await manage('length-discounts')).out).toMatch(/2020-01-01 +from 28 on +25 %/)
  expect((await manage('length-discounts', '2:10', '7:20')).out).toMatch(/from 2 on +10 %\n.*from 7 on +20 %\n$/)
  await inForce(linesOf, { vehicle: 8_400, length_discount: -840 })
  await manage('length-discounts', '2:5')
  await inForce(linesOf, { vehicle: 8_400, length_discount: -420 })
  const later = on(300)
  expect((await manage('length-discounts', '--none', '--from', later)).out).toContain(later)
  expect(await linesOf()).toEqual({ vehicle: 8_400, length_discount: -420 })
  await manage('length-discounts', '--none')
  await inForce(linesOf, { vehicle: 8_400 })
  for (const [args, said] of [
    [['7:10', '3:20'], 'a longer rental has at least the discount of a shorter one'],
    [['--from', later], 'say the discounts that hold from that day on, or --none'],
  ] as const)
    expect(await manage('length-discounts', ...args)).toMatchObject({ code: 1, said: `${said}\n` })
})

test('a branch is closed on a day, opens otherwise on it, and then as usual', async () => {
  const day = on(start)
  const names = ['--name-de', 'Inventur', '--name-en', 'Stocktaking']
  const status = async () => (await quoted({ pickup: 1, dropoff: 1 })).status
  expect(await status()).toBe(201)
  expect((await manage('branch', 'day', 'tempelhof', day, '--closed', ...names)).out).toContain('is closed')
  await inForce(status, 422)
  const { out } = await manage('branch', 'show', 'tempelhof')
  expect(out).toContain(`${day}: closed (Stocktaking)`)
  // A manager who changes a branch gives all of this again.
  for (const fact of [
    'Büro Tempelhof (Stadtbüro)',
    'tempelhof@spreewagen.example, 52.4577,13.3845',
    'Sat\u00A08:00–13:00',
  ])
    expect(out).toContain(fact)
  expect(out).toContain('\nno pickup outside the hours\n')
  expect((await manage('branch', 'show', 'airport')).out).toContain('\npickup outside the hours: 30.00\n')
  await manage('branch', 'day', 'tempelhof', day, '--open', '09:00-11:00', ...names)
  await inForce(status, 201)
  await manage('branch', 'day', 'tempelhof', day, '--usual')
  await inForce(async () => (await site()).branches[0]!.calendar.exceptions, [])
  for (const [args, said] of [
    [[day, '--usual'], `${day} is as any other day at tempelhof already`],
    [['2020-01-01', '--closed', ...names], 'this day is over: what was in force then stays'],
    [[day, '--open', '11:00-09:00', ...names], 'hours are such as 10:00-14:00'],
    [[day, '--closed'], 'say why with --name-de and --name-en'],
    [[day, '--closed', '--usual'], 'say one of --open HOURS, --closed and --usual'],
  ] as const)
    expect(await manage('branch', 'day', 'tempelhof', ...args)).toMatchObject({ code: 1, said: `${said}\n` })
})

test('a branch that is given up takes no new rental; what is booked is named, stays and can still change', async () => {
  const owner = await newCustomer(app, 'Mara')
  const quote = await app.call('createQuote', {
    as: owner,
    body: {
      vehicleId: 302,
      pickup: 1,
      dropoff: 1,
      start: inDays(start),
      end: inDays(start + 2),
      extras: [],
      crossBorder: false,
    },
  })
  const wish = { ...bookingBody(quote.body.id), paymentMethod: 'paypal', bookings: 'open' }
  const headers = { 'idempotency-key': randomUUID() }
  const { body: booking } = await app.call('createBooking', { as: owner, body: wish, headers })
  const held = await Promise.all([quoted({ pickup: 1 }), quoted({ dropoff: 1 }), quoted()])
  const { out } = await manage('branch', 'close', 'tempelhof', '--from', on(start))
  expect(out).toMatch(new RegExp(`^${booking.reference} +confirmed +${on(start)} 10:00 +${on(start + 2)} 10:00$`, 'm'))
  await inForce(async () => (await quoted({ pickup: 1 })).body, expect.objectContaining({ code: 'branch_closed' }))
  expect((await quoted({ dropoff: 1 })).body).toMatchObject({ code: 'branch_closed' })
  expect((await quoted()).status).toBe(201)
  // Nobody books there what was held for them before.
  const answers = held.map(({ body: { id } }) =>
    app.call('createBooking', { body: { ...bookingBody(id), bookings: 'open' } }),
  )
  expect((await Promise.all(answers)).map(({ status, body }) => body.code ?? status)).toEqual([
    'quote_expired',
    'quote_expired',
    201,
  ])
  // Until that day, the branch is open as usual.
  const before = { pickup: 1, dropoff: 1, start: inDays(start - 7), end: inDays(start - 5) }
  expect((await quoted(before)).status).toBe(201)
  const query = { pickup: 1, dropoff: 1, start: booking.start, end: booking.end, crossBorder: true }
  const params = { reference: booking.reference }
  expect((await app.call('getChangeOffers', { as: owner, params, query })).status).toBe(200)
  expect(
    (await app.call('getChangeOffers', { as: owner, params, query: { ...query, end: inDays(start + 3) } })).body,
  ).toMatchObject({ code: 'branch_closed' })

  await manage('branch', 'close', 'tempelhof', '--from', on(0))
  await inForce(
    async () => (await site()).branches.map(({ id, closed }) => [id, closed]),
    [
      [1, true],
      [3, false],
    ],
  )
  const last = { code: 1, said: 'there would be no branch left\n' }
  expect(await manage('branch', 'close', 'airport', '--from', on(0))).toMatchObject(last)
  expect((await app.call('getOwnBooking', { as: owner, params })).body).toMatchObject({
    status: 'confirmed',
    pickup: 1,
  })
  await manage('branch', 'reopen', 'tempelhof')
  await inForce(async () => (await quoted({ pickup: 1, dropoff: 1 })).status, 201)
  // Two managers each close one of the last two branches: one of them is refused.
  const from = on(300)
  const both = await Promise.all([1, 3].map((branchId) => closeBranch(app.ctx, operator, { branchId, from })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a car gets a plate that no other has, however it is written, and each mistake is named', async () => {
  const car = { vehicleId: 301, branch: 'airport', plate: 'b-sw0990', km: 10, inspection: on(300) }
  const add = (wish: Partial<typeof car>) => addCar(app.ctx, operator, { ...car, ...wish })
  expect(await add({})).toEqual({ ok: true, value: { plate: 'B-SW 0990' } })
  for (const [wish, code] of [
    [{ plate: 'B SW 0990' }, 'plate_taken'],
    [{ plate: 'my car' }, 'no_plate'],
    [{ plate: 'B-SW 0991', vehicleId: 999 }, 'no_vehicle'],
    [{ plate: 'B-SW 0991', branch: 'nowhere' }, 'no_branch'],
    [{ plate: 'B-SW 0991', inspection: on(-1) }, 'inspection_over'],
    [{ plate: 'B-SW 0991', inspection: on(400) }, 'inspected_too_late'],
  ] as const)
    expect(await add(wish)).toEqual({ ok: false, refusal: { code } })
  const added = await manage(
    'car',
    'add',
    'B-SW 0990',
    '--vehicle',
    '301',
    '--branch',
    'airport',
    '--inspection',
    on(300),
  )
  expect(added).toMatchObject({ code: 1, said: 'there is a car B-SW 0990 already\n' })
})
