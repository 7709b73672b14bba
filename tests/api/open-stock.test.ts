import { randomUUID } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import type { Offer, Quote } from '#contract/booking.ts'
import { openStock, type Absence } from '#store/stock.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { checkSoundness } from '#store/soundness.ts'
import { system } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const ROUNDS = 8
const HOLDS = 8
const ABSENCES = 12
const HOUR_MS = 3_600_000

const app = appForAll({ anyHour: true })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const random = (most: number) => Math.floor(Math.random() * most)
const branch = () => (random(2) === 0 ? 1 : 3)

async function hold(): Promise<Quote | undefined> {
  const days = 2 + random(6)
  const pickup = branch()
  const trip = {
    vehicleId: 101 + 100 * random(3),
    pickup,
    // A one-way rental takes its car away for good.
    dropoff: random(3) === 0 ? branch() : pickup,
    start: inDays(days),
    end: inDays(days + 1 + random(4)),
    extras: [],
    crossBorder: false,
  }
  const quote = await app.post<Quote>('/api/quotes', trip, { 'idempotency-key': randomUUID() })
  return quote.status === 201 ? quote.body : undefined
}

function someAbsence(): Absence {
  const from = Date.now() + (24 + random(200)) * HOUR_MS
  const until = random(4) === 0 ? null : new Date(from + (1 + random(150)) * HOUR_MS)
  return { branch: branch(), from: new Date(from), until }
}

const idOf = async ({ id }: Quote) => (await rowOf(app, 'quote', { id })).stay_id!
const written = async () => [await rowsOf(app, 'stay', { state: 'held' }), await rowsOf(app, 'assignment')]

test('what can be had is what there is once the holds that are over are released, and the asker’s own', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const made: Quote[] = []
    for (let n = 0; n < HOLDS; n++) made.push(...[await hold()].filter((quote) => quote !== undefined))
    const [own, ...others] = made
    for (const quote of others.filter(() => random(2) === 0)) await app.endHold(quote.id)
    const absences = Array.from({ length: ABSENCES }, someAbsence)
    const before = await written()
    const shown = await Promise.all(absences.map((absence) => openStock(app.db.db, absence, null)))
    const ownId = await idOf(own!)
    const toOwner = await Promise.all(absences.map((absence) => openStock(app.db.db, absence, ownId)))
    expect(await written()).toEqual(before)

    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(shown).toEqual(await Promise.all(absences.map((absence) => openStock(app.db.db, absence, null))))
    await app.endHold(own!.id)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(toOwner).toEqual(await Promise.all(absences.map((absence) => openStock(app.db.db, absence, null))))
  }
})

test('a class that only dead holds fill is offered, and can be had; looking releases nothing', async () => {
  const days = app.ownDays(3)
  const trip = { pickup: 1, dropoff: 1, start: inDays(days), end: inDays(days + 2), extras: [], crossBorder: false }
  const quotes: Quote[] = []
  for (;;) {
    const quote = await app.post<Quote>('/api/quotes', { ...trip, vehicleId: 801 }, { 'idempotency-key': randomUUID() })
    if (quote.status !== 201) break
    quotes.push(quote.body)
  }
  const look = async () => {
    const query = `pickup=1&dropoff=1&start=${trip.start}&end=${trip.end}`
    const { body } = await app.get<{ offers: Offer[] }>(`/api/availability?${query}`)
    return body.offers.find((offer) => offer.vehicleId === 801)
  }
  expect(await look()).toMatchObject({ reason: 'sold_out' })
  for (const quote of quotes) await app.endHold(quote.id)
  const before = await written()
  expect(await look()).toMatchObject({ reason: null })
  expect(await written()).toEqual(before)
  const taken = await app.post<Quote>('/api/quotes', { ...trip, vehicleId: 801 }, { 'idempotency-key': randomUUID() })
  expect(taken.status).toBe(201)
})
