import { operator, system, valueOf } from '#support/acting.ts'
import { rmSync } from 'node:fs'

import { afterEach, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { LetterKind } from '#mail/letters.ts'
import { findCarState } from '#store/car-log.ts'
import { listPlannedDrives } from '#store/drive.ts'
import { finishDrive } from '#usecases/booking/finish-drive.ts'
import { listOverdue } from '#usecases/booking/list-overdue.ts'
import { listDrives } from '#usecases/booking/list-drives.ts'
import { tellDrives } from '#usecases/booking/tell-drives.ts'
import { appForEach } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { yardOf } from '#support/yard.ts'

const app = appForEach({ bookings: 'open', anyHour: true })
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const [AIRPORT, TEMPELHOF] = [3, 1]
const book = (from: number, pickup: number, dropoff: number) =>
  givenIn(app).booking({ vehicleId: 801, from, pickup, dropoff })
const cancel = ({ reference, email }: Booking) => app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })
const told = async () =>
  (await lettersOf(app, { kind: 'staff_drive' })).map(({ data, recipient }) => `${data.what} ${recipient}`)

/** Cancels a one-way rental to Tempelhof, whose car and all cars there are promised to others. */
async function driveMade(): Promise<Booking[]> {
  const oneWay = await book(20, AIRPORT, TEMPELHOF)
  const relying: Booking[] = []
  for (let n = 0; n < 4; n++) relying.push(await book(30, TEMPELHOF, TEMPELHOF))
  await cancel(oneWay)
  return relying
}

test('a drive is told to both branches once, and taken back when nobody needs it', async () => {
  const relying = await driveMade()
  await Promise.all([1, 2, 3].map(() => tellDrives(app.ctx, system('tell_drives'))))
  expect(await told()).toEqual(['new branch:1', 'new branch:3'])
  await cancel(relying[0]!)
  await tellDrives(app.ctx, system('tell_drives'))
  expect(await told()).toEqual(['new branch:1', 'new branch:3', 'gone branch:1', 'gone branch:3'])
  expect(await listPlannedDrives(app.ctx.db, operator)).toEqual([])
})

test('a look at the list tells nobody, and a drive can be done before anybody was told of it', async () => {
  await driveMade()
  const [drive, ...more] = valueOf(await listDrives(app.ctx, operator))
  expect(more).toEqual([])
  expect(await told()).toEqual([])
  valueOf(await finishDrive(app.ctx, operator, { driveId: drive!.id, km: null, at: null }))
  await tellDrives(app.ctx, system('tell_drives'))
  expect(await told()).toEqual([])
})

test('a drive that is done has its car at the other branch, at any time and once', async () => {
  await driveMade()
  await tellDrives(app.ctx, system('tell_drives'))
  const [drive] = await listPlannedDrives(app.ctx.db, operator)
  const finish = (reading: number, at: Date | null = null) =>
    finishDrive(app.ctx, operator, { driveId: drive!.id, km: reading, at })
  const { km } = (await findCarState(app.ctx.db, operator, drive!.plate))!
  expect(await finish(km - 1)).toMatchObject({ refusal: { code: 'odometer' } })
  expect(await finish(999_999, new Date(Date.now() + 3_600_000))).toEqual({ ok: false, refusal: { code: 'in_future' } })
  // Weeks early.
  const both = await Promise.all([finish(km + 30), finish(km + 30)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await findCarState(app.ctx.db, operator, drive!.plate)).toMatchObject({ km: km + 30 })
  await tellDrives(app.ctx, system('tell_drives'))
  expect(await told()).toEqual(['new branch:1', 'new branch:3'])
  expect(await listPlannedDrives(app.ctx.db, operator)).toEqual([])
})

test('an operator lists the drive, says it done with the odometer, and is told what was wrong', async () => {
  await driveMade()
  const folder = temporaryFolder('drives')
  const manage = commandLine(app.db.url, folder)
  const [listed, ...more] = JSON.parse((await manage(['drives', '--json'])).out) as { id: number; plate: string }[]
  expect(more).toEqual([])
  const { id, plate } = listed!
  expect((await manage(['drives'])).out).toMatch(
    new RegExp(`^${id} +planned +${plate} .*Berlin Airport +Tempelhof`, 'm'),
  )
  const done = (...options: string[]) => manage(['drive', 'done', String(id), ...options])
  for (const [wrong, said] of [
    [['--km', '-3'], /km/],
    [['--km', '0'], new RegExp(`drive ${id}: ${plate} already has \\d+ km`)],
    [['--at', '2099-01-01T10:00'], /in the future; times are Berlin time/],
  ] as const) {
    const refused = await done(...wrong)
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.said).toMatch(said)
  }
  const finished = await done('--km', '150000')
  expect(finished).toEqual({ code: 0, said: '', out: `${plate} is at Tempelhof Office\n` })
  expect((await manage(['drives'])).out).toBe('no car has to be driven\n')
  expect(await findCarState(app.ctx.db, operator, plate)).toMatchObject({ km: 150_000 })
  const again = await done('--km', '150001')
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('no such drive, or it is done')])
  rmSync(folder, { recursive: true, force: true })
})

test('a car that a customer has is driven by nobody else', async () => {
  const yard = yardOf(app)
  const before = [await book(15, AIRPORT, AIRPORT), await book(15, AIRPORT, AIRPORT), await book(15, AIRPORT, AIRPORT)]
  await driveMade()
  await tellDrives(app.ctx, system('tell_drives'))
  const [drive] = await listPlannedDrives(app.ctx.db, operator)
  const cars = await Promise.all(before.map(async ({ reference }) => (await yard.planned(reference)).car_id))
  const { reference } = before[cars.indexOf(drive!.car_id)]!
  expect((await yard.handOver(reference)).ok).toBe(true)
  expect(await finishDrive(app.ctx, operator, { driveId: drive!.id, km: null, at: null })).toMatchObject({
    refusal: { code: 'car_out', reference },
  })
})

describe('a drive that is done at another time than planned', () => {
  const HOUR_MS = 3_600_000
  const theDrive = async () => {
    await tellDrives(app.ctx, system('tell_drives'))
    return (await listPlannedDrives(app.ctx.db, operator))[0]!
  }
  const finish = async (at: Date) =>
    await finishDrive(yardOf(app).on(at), operator, { driveId: (await theDrive()).id, km: null, at: null })
  const referencesOf = (rows: readonly { reference: string | null }[]) => rows.map(({ reference }) => reference)
  const carOf = async (booking: Booking) =>
    ((await yardOf(app).planned(booking.reference)) as { car_id: number } | undefined)?.car_id
  const letters = (kind: LetterKind) => lettersOf(app, { kind })

  test('early, leaves bookings without its car, and staff are told at once', async () => {
    await driveMade()
    const before: Booking[] = []
    for (let n = 0; n < 3; n++) before.push(await book(10, AIRPORT, AIRPORT))
    const { plate, car_id: car } = await theDrive()
    const cars = await Promise.all(before.map(carOf))
    const victim = before[cars.indexOf(car)]!.reference
    const at = new Date()
    const done = await finish(at)
    if (!done.ok) throw new Error(done.refusal.code)
    expect(referencesOf(done.value.missing)).toEqual([victim])
    const [letter, ...more] = await letters('staff_endangered')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      recipient: 'branch:3',
      data: { plate, drive: { from: AIRPORT, to: TEMPELHOF, at: at.toISOString() }, waiting: [{ reference: victim }] },
    })
    const { out, others } = valueOf(await listOverdue(app.ctx, operator))
    expect([out, referencesOf(others)]).toEqual([[], [victim]])
  })

  test('early, has its car for a booking that waits at the other branch', async () => {
    await driveMade()
    const lost = await book(10, TEMPELHOF, TEMPELHOF)
    const waiting: Booking[] = []
    for (let n = 0; n < 3; n++) waiting.push(await book(14, TEMPELHOF, TEMPELHOF))
    const yard = yardOf(app)
    await yard.handOver(lost.reference)
    const back = await yard.takeBack(lost.reference, { branch: AIRPORT })
    if (!back.ok) throw new Error(back.refusal.code)
    const [first] = back.value.missing
    const { plate } = await theDrive()
    const done = await finish(new Date(first!.starts_at.getTime() - 24 * HOUR_MS))
    if (!done.ok) throw new Error(done.refusal.code)
    expect(done.value.found.map(({ booking, late }) => [booking.reference, late])).toEqual([[first!.reference, null]])
    expect(waiting.map(({ reference }) => reference)).toContain(first!.reference)
    expect(await letters('staff_car_found')).toMatchObject([
      { recipient: 'branch:1', data: { reference: first!.reference, plate, late: null } },
    ])
  })

  test('late, leaves other cars for its bookings, also behind a one-way rental that cannot have it', async () => {
    const first = await book(20, AIRPORT, TEMPELHOF)
    const relying: Booking[] = []
    for (let n = 0; n < 4; n++) relying.push(await book(30, TEMPELHOF, AIRPORT))
    await cancel(first)
    const behind: Booking[] = []
    for (let n = 0; n < 6; n++) behind.push(await book(40, AIRPORT, AIRPORT))
    const at = new Date((await yardOf(app).planned(relying[0]!.reference)).starts_at.getTime() + 2 * HOUR_MS)
    const done = await finish(at)
    if (!done.ok) throw new Error(done.refusal.code)
    // It comes late for one of them, who gets it on arrival.
    expect(done.value.missing).toEqual([])
    expect(done.value.found.map(({ late }) => late)).toEqual([expect.any(Date)])
    expect(await letters('staff_endangered')).toEqual([])
    expect(await letters('staff_car_found')).toHaveLength(1)
  })

  test('earlier than its car can have been there, is refused with the reason', async () => {
    await driveMade()
    const { car_id: car, leaves } = await theDrive()
    await app.db.pool.query(
      `insert into assignment (car_id, kind, from_branch, to_branch, period, done_at)
       select $1, 'transfer', v.origin, v.target, tstzrange($2::timestamptz - v.hours * interval '1 hour', $2::timestamptz - (v.hours - 1) * interval '1 hour'), now()
       from (values (3, 1, 20), (1, 3, 10)) v(origin, target, hours)`,
      [car, leaves],
    )
    const refused = await finish(new Date(leaves.getTime() - 15 * HOUR_MS))
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not_there' } })
  })
})
