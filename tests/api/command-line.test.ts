import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { vehicleAmount } from '#domain/price.ts'
import type { Booking } from '#contract/booking.ts'
import type { ListedAgreement } from '#cli/agreement-list.ts'
import type { BookingSheet } from '#cli/booking-sheet.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays, sampleDriver } from '#support/client.ts'
import { commandLine, commandLineFolder } from '#support/command-line.ts'
import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { kindsOf } from '#support/posted.ts'
import { yardOf } from '#support/yard.ts'
import { rewrite, rowsOf } from '#support/rows.ts'

const folder = commandLineFolder('manage')

const app = appForAll({ anyHour: true })

const manage = (args: readonly string[], typed?: string) => commandLine(app.db.url, folder)(args, typed)
const asJson = async <T>(...args: string[]): Promise<T> => JSON.parse((await manage([...args, '--json'])).out) as T

async function book(bookings: 'soon' | 'open', start: string, end = inDays(20), pickup = 3): Promise<Booking> {
  await app.setBookings(bookings)
  const extras = [{ code: 'child_seat', quantity: 2 }]
  return await givenIn(app).booking({ pickup, dropoff: 1, start, end, extras, order: { paymentMethod: 'paypal' } })
}

const lettersAbout = async ({ reference }: Booking) => (await kindsOf(app, { about: reference })).toSorted()

test('bookings tells what the site offers, and sets it', async () => {
  await app.setBookings('soon')
  expect((await manage(['bookings'])).out).toMatch(/^bookings: soon/)
  expect(await asJson('bookings', 'open')).toEqual({ bookings: 'open' })
  expect(await asJson('bookings')).toEqual({ bookings: 'open' })
})

test('currency tells what the business is run in, sets it, and keeps who did', async () => {
  expect((await manage(['currency'])).out).toMatch(/^currency: USD/)
  expect(await asJson('currency', 'EUR')).toEqual({ currency: 'EUR' })
  expect(await asJson('currency')).toEqual({ currency: 'EUR' })
  const by = { subject_kind: 'setting', subject_id: 'currency', actor_kind: 'operator', verb: 'changeSetting' } as const
  expect(await rowsOf(app, 'audit', by)).toMatchObject([{ after: { value: 'EUR' } }])
  const wrong = await manage(['currency', 'GBP'])
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('EUR, USD')])
  await manage(['currency', 'USD'])
})

test('setting lists the figures of the business, changes one and refuses what it cannot be', async () => {
  expect((await manage(['setting'])).out).toMatch(/^graceMinutes +59 +minutes +beyond a rental day/m)
  expect(await asJson('setting', 'graceMinutes', '45')).toMatchObject({ value: 45, default: 59, unit: 'minutes' })
  expect((await manage(['setting', 'graceMinutes'])).out).toMatch(/^graceMinutes: 45 minutes, in force on every/)
  for (const [name, value, said] of [
    ['graceMinutes', 'fortyfive', 'graceMinutes must be a whole number from 0 to 1439, not "fortyfive"'],
    ['vatBp', '19000', 'vatBp must be a whole number from 0 to 10000, not 19000'],
    ['eliteCrossBorderFree', 'yes', 'eliteCrossBorderFree must be true or false, not "yes"'],
    ['grace', '1', 'there is no setting grace; "setting" lists them all'],
  ] as const)
    expect(await manage(['setting', name, value])).toMatchObject({ code: 1, said: `${said}\n` })
  expect(await asJson('setting', 'graceMinutes', '--default')).toMatchObject({ value: 59 })
})

test('rate says what things cost from a day on, and lists them', async () => {
  const from = inDays(30).slice(0, 10)
  expect((await manage(['rate', 'vehicle', '303', '49.50', '--from', from])).out).toMatch(
    new RegExp(`^vehicle +303 +Seat Leon +49\\.50 +${from} +operator$`, 'm'),
  )
  expect(await asJson('rate', 'deposit')).toContainEqual(
    expect.objectContaining({ kind: 'deposit', which: 'Compact', amountMinor: 30_000, from: '2020-01-01' }),
  )
  for (const [args, said] of [
    [['service', 'chauffeur', '5'], 'there is no service chauffeur; "rate service" lists them'],
    [['vehicle', '303', '5', '--from', '2020-01-01'], 'this day is over: what was in force then stays'],
    [['vehicle', '303', '0'], 'a vehicle has to cost something'],
    [['vehicle', '303', '--from', from], 'name what it is for and the price'],
  ] as const)
    expect(await manage(['rate', ...args])).toMatchObject({ code: 1, said: `${said}\n` })
})

test('list has requests and bookings that are not over', async () => {
  const request = await book('soon', inDays(9))
  const booking = await book('open', inDays(8))
  const over = await book('open', inDays(7))
  await app.call('cancelBooking', { body: { reference: over.reference, email: over.email, feeMinor: 0 } })
  const [{ out }, listed] = await Promise.all([manage(['list']), asJson<{ reference: string }[]>('list')])
  const lineOf = ({ reference }: Booking) => out.split('\n').find((line) => line.includes(reference)) ?? ''
  for (const [one, status] of [[request, 'requested'] as const, [booking, 'confirmed'] as const])
    for (const words of [
      status,
      one.email,
      sampleDriver.phone,
      'Berlin Airport',
      'Tempelhof Office',
      '2 × Child seat',
      'PayPal',
    ])
      expect(lineOf(one)).toContain(words)
  expect(lineOf(over)).toBe('')
  expect(out.indexOf(booking.reference)).toBeLessThan(out.indexOf(request.reference))
  expect(listed.find(({ reference }) => reference === request.reference)).toMatchObject({
    status: 'requested',
    extras: [{ code: 'child_seat', quantity: 2 }],
    payment: 'paypal',
    pickup: { location: 'Berlin Airport' },
    dropoff: { location: 'Tempelhof Office' },
  })
})

test('show has all about a booking and what happened to it, but no document numbers', async () => {
  const booking = await book('soon', inDays(9))
  const offered = await manage(['offer', booking.reference, '--hours', '24'])
  expect(offered.out).toMatch(
    / is offered until \d{4}-\d\d-\d\d \d\d:\d\d \(Berlin time\); the customer is told by mail\n$/,
  )
  const again = await manage(['offer', booking.reference])
  expect([again.code, again.said]).toEqual([
    1,
    expect.stringMatching(/is offered already, until \d{4}.*"cancel SW-.*takes the offer back\n$/),
  ])
  const [{ out }, sheet, none] = await Promise.all([
    manage(['show', booking.reference.toLowerCase()]),
    asJson<BookingSheet>('show', booking.reference),
    manage(['show', 'SW-2222-2222']),
  ])
  for (const words of [
    'offered',
    'OFFER UNTIL',
    booking.email,
    sampleDriver.phone,
    sampleDriver.dateOfBirth,
    'Musterweg 1, Berlin, Deutschland',
    'numbers of passport and licence kept, encrypted',
    'Berlin Airport',
    'Tempelhof Office',
    '2 × Child seat',
    '2 × Child seat, ',
    'we take back our offer',
  ])
    expect(out).toContain(words)
  expect(out).toMatch(/operator +requested → offered/)
  expect(sheet).toMatchObject({ status: 'offered', dateOfBirth: sampleDriver.dateOfBirth, cancelFeeMinor: null })
  expect(sheet.car).toMatch(/\w/)
  expect(sheet.events.map(({ actor, to }) => `${actor} ${to}`)).toEqual(['visitor requested', 'operator offered'])
  for (const number of [sampleDriver.passportNumber, sampleDriver.licenseNumber])
    expect(out + JSON.stringify(sheet)).not.toContain(number)
  expect(none).toMatchObject({ code: 1, said: 'there is no booking SW-2222-2222\n' })
})

test('agreement lists what was agreed with its hash, and writes it to a file', async () => {
  const [booking, request] = [await book('open', inDays(9)), await book('soon', inDays(9))]
  const file = path.join(folder, 'agreement.pdf')
  const [{ out }, listed, written, none] = [
    await manage(['agreement', booking.reference]),
    await asJson<ListedAgreement[]>('agreement', booking.reference),
    await manage(['agreement', booking.reference, '--out', file]),
    await manage(['agreement', request.reference]),
  ]
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(out).toContain(hash)
  expect(listed).toMatchObject([{ revision: 1, language: 'de', sha256: hash }])
  expect(written.out).toBe(`version 1 is written to ${file}\n`)
  expect(none).toMatchObject({ code: 1, said: `${request.reference}: it has no rental agreement\n` })
  expect((await manage(['agreement', booking.reference, '--revision', '2'])).said).toContain('no version 2')
  // It has a name, an address and a birthday.
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const place of [file, path.join(folder, 'nowhere', 'agreement.pdf')])
    expect((await manage(['agreement', booking.reference, '--out', place])).said).toMatch(/^cannot write .*\n$/)
})

describe('cancel', () => {
  test('says what it costs and asks first', async () => {
    const booking = await book('open', app.inHours(12))
    const day = Math.round(vehicleAmount(booking.price) / booking.price.days)
    const amount = `$${(day / 100).toFixed(2)}`
    const unsure = await Promise.all(['', 'no\n'].map((answer) => manage(['cancel', booking.reference], answer)))
    for (const { code, out, said } of unsure) {
      expect([code, out]).toEqual([1, ''])
      expect(said).toContain(`cancelling costs ${amount} (${amount} are still to pay)`)
      expect(said).toContain('nothing was cancelled')
    }
    expect(await lettersAbout(booking)).not.toContain('booking_cancelled')
    const { code, out } = await manage(['cancel', booking.reference, '--reason', 'called us'], 'yes\n')
    expect([code, out]).toEqual([
      0,
      `${booking.reference} is cancelled; the customer and the branches are told by mail\n`,
    ])
    const [after, again] = await Promise.all([
      asJson<BookingSheet>('show', booking.reference),
      manage(['cancel', booking.reference, '--yes']),
    ])
    expect(after).toMatchObject({ status: 'cancelled', cancelFeeMinor: day, cancellation: null })
    expect(after.events.at(-1)).toMatchObject({ to: 'cancelled', reason: 'called us' })
    expect((await lettersAbout(booking)).filter((kind) => kind.endsWith('cancelled'))).toEqual([
      'booking_cancelled',
      'staff_booking_cancelled',
      'staff_booking_cancelled',
    ])
    expect(again.said).toContain('is cancelled and cannot be cancelled')
    expect((await manage(['decline', booking.reference])).said).toMatch(/is cancelled: only a request that waits/)
  })

  test('withdraws a request, for programs without asking', async () => {
    const request = await book('soon', inDays(9))
    const { out, said } = await manage(['cancel', request.reference, '--yes', '--json'])
    expect(JSON.parse(out)).toEqual({
      reference: request.reference,
      status: 'withdrawn',
      feeMinor: 0,
      refundMinor: 0,
      dueMinor: 0,
    })
    expect(said).toContain('cancelling is free: a request is withdrawn')
    expect(await lettersAbout(request)).toEqual([
      'request_received',
      'request_withdrawn',
      'staff_request',
      'staff_request_withdrawn',
    ])
  })

  test('of what does not exist says so', async () => {
    expect((await manage(['cancel', 'nonsense', '--yes'])).said).toBe('there is no booking nonsense\n')
  })
})

test('messages lists what was written with the contact form', async () => {
  expect((await manage(['messages'])).out).toBe('there are no messages\n')
  const message = {
    name: 'Mara Muster',
    email: 'mara.muster@post.example',
    phone: '',
    reference: '',
    branch: 'airport',
    message: 'Guten Tag,\nhaben Sie Kindersitze?',
    website: '',
    language: 'de',
    filledMs: 20_000,
  }
  await app.call('sendContactMessage', { body: message })
  const [{ out }, listed] = await Promise.all([manage(['messages']), asJson('messages')])
  expect(out).toMatch(
    /Berlin Airport {2}Mara Muster {2}mara\.muster@post\.example {2}\(de\)\n {4}Guten Tag,\n {4}haben/,
  )
  expect(listed).toMatchObject([{ email: message.email, message: message.message, phone: null }])
})

test('a rental goes its way from handover to closing, and each step waits for the one before', async () => {
  const { reference } = await book('open', inDays(12), inDays(14))
  const early = await manage(['handover', reference, '--km', '900000'])
  expect([early.code, early.said]).toEqual([1, expect.stringContaining('has not come yet')])
  await yardOf(app).moveInTime(reference, '-13 days')
  expect((await manage(['return', reference, '--km', '900000'])).said).toMatch(/return follows handover/)
  expect((await manage(['handover', reference, '--km', 'many'])).said).toMatch(/not a whole number/)
  expect((await manage(['handover', reference, '--km', '900000'])).out).toContain(`${reference} is active`)
  expect((await manage(['return', reference, '--km', '899000'])).said).toMatch(/already has 900000 km/)
  expect((await manage(['return', reference, '--km', '900500', '--branch', 'hamburg'])).said).toMatch(
    /tempelhof or airport/,
  )
  const back = await manage(['return', reference, '--km', '900500', '--branch', 'AIRPORT'])
  for (const words of [
    'is returned',
    'Berlin Airport',
    'agreed branch was Tempelhof',
    'back early',
    '100 km',
    '$25.00',
  ])
    expect(back.out).toContain(words)
  // Its points come when it is closed, so it stays in the list until then.
  expect((await manage(['list'])).out).toContain(reference)
  const unsure = await manage(['close', reference], 'no\n')
  expect([unsure.code, unsure.said]).toEqual([1, expect.stringMatching(/500 km driven[^]*nothing was closed/)])
  const { charges } = await asJson<{ charges: { id: number }[] }>('show', reference)
  const asked = await manage(['charge', reference])
  expect(asked.out).toMatch(new RegExp(`CHARGE .*\\n${charges[0]!.id} +Further kilometres[^]*--waive NUMBER --reason`))
  expect((await manage(['charge', reference, '--waive', String(charges[0]!.id)])).said).toMatch(/say why/)
  expect((await manage(['charge', reference, '--reason', 'a gift'])).said).toMatch(/which charge to take back/)
  const waive = ['charge', reference, '--waive', String(charges[0]!.id), '--reason']
  expect((await manage([...waive, ' '])).said).toMatch(/not a reason in words/)
  expect((await manage([...waive, 'a gift'])).out).toMatch(/Waived: further kilometres.*−\$25\.00.*a gift/)
  expect((await manage([...waive, 'again'])).said).toMatch(/already taken back/)
  const fuel = (sum: string) => ['charge', reference, '--fuel', sum, '--reason', '12 litres']
  expect((await manage(fuel('1000'))).said).toMatch(/such as 23\.40/)
  expect((await manage([...fuel('5'), '--waive', '1'])).said).toMatch(
    /one of --fuel, --cleaning, --damage, --fine and --waive/,
  )
  expect((await manage(fuel('23,40'))).out).toMatch(/Missing fuel or electricity.*\$23\.40.*12 litres/)
  expect((await manage(fuel('23.40'))).said).toMatch(/charged already.*--waive \d/)
  expect((await manage([...fuel('5'), '--beyond-protection'])).said).toMatch(/goes with --damage/)
  const closed = JSON.parse((await manage(['close', reference, '--yes', '--due-later', '--json'])).out) as object
  expect(closed).toMatchObject({
    status: 'closed',
    chargesMinor: 2340,
    charges: [{ quantity: 100 }, { takesBack: charges[0]!.id }, { kind: 'fuel', reason: '12 litres' }],
  })
  expect((await manage(['list'])).out).not.toContain(reference)
})

test('the desk records what is paid, and nothing is closed before that unless it is said so', async () => {
  const { reference } = await book('open', inDays(12), inDays(14))
  const yard = yardOf(app)
  await yard.handOver(reference)
  await yard.takeBack(reference)
  expect((await manage(['close', reference, '--yes'])).said).toMatch(/are due; nothing was closed.*pay .*--due-later/)
  expect((await manage(['pay', reference, '--method', 'gold'])).said).toMatch(/cash, card_terminal, transfer/)
  expect((await manage(['pay', reference, '--method', 'cash', '--amount', '99999'])).said).toMatch(/only \$.* are due/)
  expect((await manage(['pay', reference, '--method', 'cash', '--amount', '20', '--receipt', 'K-1'])).out).toMatch(
    /\$20\.00 came in\ncharged .*, paid \$20\.00: .* are due/,
  )
  expect((await manage(['money', reference])).out).toMatch(
    /CHARGE [^]*Child seat[^]*MOVE [^]*paid, cash [^]*K-1[^]*are due/,
  )
  expect((await manage(['refund', reference, '--method', 'cash'])).said).toMatch(/nothing has to go back/)
  expect((await manage(['refund', reference, '--method', 'cash', '--amount', '5'])).said).toMatch(/--courtesy REASON/)
  const gift = ['refund', reference, '--method', 'cash', '--courtesy', 'a flat tyre']
  expect((await manage(gift)).said).toMatch(/say with --amount/)
  expect((await manage([...gift, '--amount', '21'])).said).toMatch(/only \$20\.00 have come/)
  expect((await manage([...gift, '--amount', '5'])).out).toMatch(/\$5\.00 went back/)
  const due = await asJson<{ dueMinor: number; payment: string }>('money', reference)
  expect(due.payment).toBe('part_paid')
  expect((await manage(['write-off', reference])).said).toMatch(/--reason/)
  expect((await manage(['write-off', reference, '--amount', '1', '--reason', 'a gift'])).out).toMatch(
    /\$1\.00 are written off/,
  )
  expect((await manage(['pay', reference, '--method', 'card_terminal'])).out).toMatch(/nothing is due/)
  expect((await manage(['write-off', reference, '--reason', 'a gift'])).said).toMatch(/nothing is due/)
  expect((await manage(['close', reference, '--yes'])).out).toMatch(/is closed/)
})

test('a no-show is recorded at a fee that is shown first', async () => {
  const { reference } = await book('open', inDays(12), inDays(14), 1)
  expect((await manage(['no-show', reference, '--yes'])).said).toMatch(/may still come until/)
  await yardOf(app).moveInTime(reference, '-13 days')
  const unsure = await manage(['no-show', reference], '\n')
  expect([unsure.code, unsure.said]).toEqual([1, expect.stringMatching(/not coming costs \$[^]*nothing was recorded/)])
  const done = JSON.parse((await manage(['no-show', reference, '--yes', '--json'])).out) as { feeMinor: number }
  expect(done).toMatchObject({ reference, status: 'no_show' })
  expect(await asJson('show', reference)).toMatchObject({
    status: 'no_show',
    charges: [{ kind: 'no_show', amountMinor: done.feeMinor }],
  })
})

test('a customer whom we left without a car is no no-show, and cancels for free after the agreed time too', async () => {
  const { reference } = await book('open', inDays(12), inDays(14), 1)
  await yardOf(app).moveInTime(reference, '-13 days')
  const { id } = await yardOf(app).planned(reference)
  await rewrite(app, 'assignment', { stay_id: id }, { late: true })
  const refused = await manage(['no-show', reference, '--yes'])
  expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/we had no car for it.*"cancel" this one/)])
  const cancelled = await manage(['cancel', reference, '--yes', '--json'])
  expect(cancelled.said).toContain('is free at any time: we have no car for it')
  expect(JSON.parse(cancelled.out)).toMatchObject({ status: 'cancelled', feeMinor: 0 })
})

test('overdue shows whose car is not back, and whom to call', async () => {
  expect((await manage(['overdue'])).out).toContain('every car is back in time')
  const { reference } = await book('open', inDays(12), inDays(14), 1)
  await yardOf(app).moveInTime(reference, '-13 days')
  await manage(['handover', reference, '--km', '910000'])
  await yardOf(app).moveInTime(reference, '-3 days')
  const { out } = await manage(['overdue'])
  const { plate } = await yardOf(app).planned(reference)
  expect(out).toMatch(new RegExp(`${plate} +out +${reference} .*Tempelhof`))
  expect(await asJson('overdue')).toMatchObject({ overdue: [{ reference, car: plate, endangers: [] }], withoutCar: [] })
  await manage(['return', reference, '--km', '910100'])
  expect(await asJson('overdue')).toEqual({ overdue: [], withoutCar: [] })
})

test('drives shows which car has to be where by when', async () => {
  expect(await asJson('drives')).toEqual([])
  const plate = await givenIn(app).drive()
  expect((await manage(['drives'])).out).toMatch(new RegExp(`planned +${plate} .*Berlin Airport +Tempelhof Office`))
  expect(await asJson('drives')).toMatchObject([
    { state: 'planned', plate, from: 'Berlin Airport', to: 'Tempelhof Office' },
  ])
})

test('points and tiers of a member', async () => {
  const { email } = await newCustomer(app, 'Befehl')
  expect((await manage(['points', email, '500', '--reason', 'thanks'])).out).toContain('has 500 points now')
  const tooMany = await manage(['points', email, '--reason', 'mistake', '--', '-501'])
  expect([tooMany.code, tooMany.said]).toEqual([1, expect.stringContaining('has only 500 points')])
  expect((await manage(['tier', email, 'elite'])).out).toContain('is elite')
  const nobody = await manage(['tier', 'niemand@post.example', 'elite'])
  expect([nobody.code, nobody.said]).toEqual([1, expect.stringContaining('no account has this address')])
})
