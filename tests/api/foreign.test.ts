import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import type { Offer, Quote } from '#contract/booking.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer, type SignedIn } from '#support/customer.ts'
import { everyCall, type Called } from '#support/examples.ts'
import { addPasskey } from '#support/passkey.ts'
import { PasskeyDevice } from '#support/passkey-device.ts'
import { photo } from '#support/papers.ts'
import { newStaff } from '#support/staff.ts'
import { keptDocument } from '#support/uploaded-document.ts'

/** A customer's things that a call can name. A thief who knows their ids still gets nothing. */
interface Possessions {
  reference: string
  documents: string
  drivers: string
  passkeys: string
  sessions: string
}

const phone = new PasskeyDevice()
let victim: Customer
let hers: Possessions
const nobodys = (): Possessions => ({
  reference: 'SW-9999-9999',
  documents: randomUUID(),
  drivers: randomUUID(),
  passkeys: randomUUID(),
  sessions: randomUUID(),
})

const app = appForAll()
beforeAll(async () => {
  victim = await newCustomer(app, 'Victoria')
  hers = {
    reference: await book(victim),
    documents: await upload(victim),
    drivers: (await app.call('addDriver', { as: victim, body: someone })).body.id,
    passkeys: (await addPasskey(app, victim, phone)).id,
    sessions: (await app.call('getSessions', { as: victim })).body.sessions[0]!.id,
  }
})

const someone = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }

const tripOf = (day: number, branch: number) => ({
  pickup: branch,
  dropoff: branch,
  start: inDays(day),
  end: inDays(day + 1),
})
const keyed = (who: SignedIn | null) => ({ 'idempotency-key': randomUUID(), ...(who && bearer(who.token)) })

async function quoteFor(who: SignedIn | null, replaces?: string, vehicleId = 302): Promise<Quote> {
  const wish = { vehicleId, ...tripOf(app.openDay(40), vehicleId === 701 ? 1 : 3), extras: [], crossBorder: false }
  const quote = await app.call('createQuote', { body: { ...wish, ...(replaces && { replaces }) }, headers: keyed(who) })
  expect(quote.status).toBe(201)
  return quote.body
}

const bookQuote = (who: SignedIn | null, { id }: Quote, email: string) =>
  app.call('createBooking', { body: { ...bookingBody(id), driver: { ...sampleDriver, email } }, headers: keyed(who) })

async function book(who: SignedIn): Promise<string> {
  await app.setBookings('open')
  const made = await bookQuote(who, await quoteFor(who), who.email)
  expect(made.status).toBe(201)
  // The first look at the list writes the agreement.
  expect((await app.call('getAgreements', { as: who })).status).toBe(200)
  return made.body.reference
}

const upload = async (who: SignedIn) => await keptDocument(app, who, await photo())

const calls = everyCall(30).filter(({ endpoint }) => endpoint.path.startsWith('/api/account'))
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** Calls that name a thing in their path or query. */
const naming = calls.filter(({ path, endpoint }) => endpoint.path.includes(':') || /SW-2222/.test(path))

/** The call about a person's things instead of the example's. @throws for an unknown kind of thing */
function about(call: Called, things: Possessions): Called {
  const kind = /^\/api\/account\/(\w+)/.exec(call.path)![1]!
  const id = () => {
    if (!(kind in things)) throw new Error(`give the victim something of ${kind} in tests/api/foreign.test.ts`)
    return things[kind as keyof Possessions]
  }
  return {
    ...call,
    path: call.path.replaceAll('SW-2222-2222', things.reference).replaceAll(UUID, id),
  }
}

async function answerTo(call: Called, who: SignedIn) {
  const { statusCode, body } = await app.app.inject({
    method: call.endpoint.method,
    url: call.path,
    headers: { ...call.headers, ...bearer(who.token) },
    ...(call.body && { payload: call.body }),
  })
  return { status: statusCode, body }
}

/** All stored data of a customer, except the hour and the traces of asking for the copy. */
async function allOf(who: SignedIn): Promise<unknown> {
  const { body: begun } = await app.call('beginPasskeySignIn')
  const proof = { currentPassword: PASSWORD, passkey: phone.sign(begun) }
  const { status, body } = await app.call('getOwnData', { as: who, body: proof })
  expect(status).toBe(200)
  const activity = body.activity.filter(({ kind }) => kind !== 'data_copied')
  return { ...body, passkeys: body.passkeys.map(({ name }) => name), writtenAt: '', activity }
}

test('there are calls that name something, and each can be tried with what is another’s', () => {
  expect(naming.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getOwnBooking', 'changeOwnBooking', 'getAgreementFile', 'getDocumentFile', 'endSession']),
  )
  for (const call of naming) expect(about(call, hers).path).not.toContain('SW-2222')
})

/** Thieves of every kind. On these routes staff are mere customers; their rights are those of the back office. */
const thieves: Record<string, () => Promise<SignedIn>> = {
  'a customer': () => newCustomer(app, 'Thilo'),
  'an agent': () => newStaff(app, 'agent'),
  'a manager': () => newStaff(app, 'manager'),
}
const everyThief = Object.keys(thieves)

test.each(everyThief)('%s who names what is another’s is answered as if nobody had it, and it stays', async (who) => {
  const before = await allOf(victim)
  const thief = await thieves[who]!()
  for (const call of naming) {
    const foreign = await answerTo(about(call, hers), thief)
    const unknown = await answerTo(about(call, nobodys()), thief)
    expect({ call: call.name, ...foreign }).toEqual({ call: call.name, ...unknown })
  }
  expect(await allOf(victim)).toEqual(before)
  // The same calls work for the owner, so the trials above were valid.
  for (const { name } of naming.filter(({ endpoint }) => endpoint.method === 'GET')) {
    const call = naming.find((one) => one.name === name)!
    expect({ name, status: (await answerTo(about(call, hers), victim)).status }).toEqual({ name, status: 200 })
  }
})

test.each(everyThief)('nothing that %s is shown has anything of another in it', async (who) => {
  const thief = await thieves[who]!()
  const secrets = [...Object.values<string>({ ...hers }), victim.email, victim.user.id, victim.customerId, victim.token]
  const looks = calls.filter(
    ({ endpoint }) => endpoint.method === 'GET' && !naming.some((one) => one.endpoint === endpoint),
  )
  expect(looks.length).toBeGreaterThan(8)
  for (const call of looks) {
    const { body } = await answerTo(call, thief)
    expect({ call: call.name, found: secrets.filter((secret) => body.includes(secret)) }).toEqual({
      call: call.name,
      found: [],
    })
  }
})

const quoteNow = async ({ id }: Quote, who?: SignedIn) => (await app.call('getQuote', { as: who, params: { id } })).body

/** Quotes need no account: any caller who knows their id can name them in public calls. */
test.each([...everyThief, 'a visitor'])(
  '%s who knows a member’s quote can neither see, end nor book it',
  async (who) => {
    const thief = who === 'a visitor' ? null : await thieves[who]!()
    const quote = await quoteFor(victim)
    const seen = await app.call('getQuote', { params: { id: quote.id }, headers: keyed(thief) })
    expect(seen).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const instead = await quoteFor(thief, quote.id)
    expect([instead.state, instead.id === quote.id]).toEqual(['held', false])
    expect((await quoteNow(quote, victim)).state).toBe('held')
    const taken = await bookQuote(thief, quote, 'somebody@post.example')
    expect(taken).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await quoteNow(quote, victim)).toMatchObject({ state: 'held', price: quote.price })
    const again = await quoteFor(victim, quote.id)
    expect((await quoteNow(quote, victim)).state).toBe('expired')
    for (const one of [again, instead]) await app.endHold(one.id)
  },
)

test('a visitor who has signed in replaces the quote that they got before', async () => {
  const before = await quoteFor(null)
  const after = await quoteFor(victim, before.id)
  expect([(await quoteNow(before)).state, after.state]).toEqual(['expired', 'held'])
})

test('the last car that a member holds is free to nobody else', async () => {
  const held: Quote[] = []
  for (let n = 0; n < 3; n++) held.push(await quoteFor(victim, undefined, 701))
  const reasonFor = async (who: SignedIn | null) => {
    const query = new URLSearchParams({ pickup: '1', dropoff: '1', start: held[0]!.start, end: held[0]!.end })
    const url = `/api/availability?${query}&extras=gps:1&crossBorder=false&quote=${held[0]!.id}`
    const { body } = await app.get<{ offers: Offer[] }>(url, who === null ? {} : bearer(who.token))
    return body.offers.find(({ vehicleId }) => vehicleId === 701)!.reason
  }
  expect(await reasonFor(victim)).toBeNull()
  for (const other of [null, await thieves['a customer']!()]) expect(await reasonFor(other)).toBe('sold_out')
})
