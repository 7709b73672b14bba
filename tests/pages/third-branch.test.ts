import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import type { Booking, Quote } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { loadSite } from '#http/pages.ts'
import { renderLetter } from '#mail/render.ts'
import { addCar } from '#usecases/company/add-car.ts'
import { addVehicle } from '#usecases/company/add-vehicle.ts'
import { saveBranch, type BranchWish } from '#usecases/company/save-branch.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { sampleContext } from '#support/letters.ts'
import { lettersOf } from '#support/posted.ts'

const potsdam: BranchWish = {
  code: 'potsdam',
  nameDe: 'Potsdam Hauptbahnhof',
  nameEn: 'Potsdam Station',
  detailDe: 'Schalter „Süd“',
  detailEn: 'Desk <south>',
  street: 'Babelsberger Straße 10',
  city: '14473 Potsdam',
  phone: '+49 331 23125-200',
  email: 'potsdam@spreewagen.example',
  latitude: 52.3917,
  longitude: 13.0668,
  atAirport: false,
  wayDe: 'Durch die Halle & links',
  wayEn: 'Through the hall & left',
  federalState: 'BB',
  hours: 'Mon-Sun 06:00-22:00',
  afterHoursFeeMinor: 2_500,
}

const app = appForAll({ site: loadSite(path.resolve(import.meta.dirname, '../../build/web/client')), bookings: 'open' })

const page = async (url: string) => (await app.app.inject({ url })).payload
/** As a page has them: no line ends inside. */
const hours = (text: string) => text.replaceAll(' ', '\u00A0').replaceAll('–', '\u2060–\u2060')
const key = () => ({ 'idempotency-key': randomUUID() })
const branchIds = async () => (await app.get<SiteData>('/api/site')).body.branches.map(({ id }) => id)
/** Branches as search engines are told of them. */
const departments = (html: string) =>
  (
    JSON.parse(
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema\.org","@type":"AutoRental".*?)<\/script>/.exec(
        html,
      )![1]!,
    ) as {
      department: { name: string; address: { addressLocality: string } }[]
    }
  ).department
const data = (html: string) =>
  JSON.parse(/<script id="branch-data"[^>]*>(.*?)<\/script>/.exec(html)![1]!) as { id: number }[]

test('a page has the branches of the database, none of what it was built with and nothing else', async () => {
  for (const url of ['/', '/en', '/about', '/en/Imprint', '/login', '/booking/new', '/nowhere']) {
    const html = await page(url)
    expect(html).not.toMatch(/%branch/)
    expect(data(html).map(({ id }) => id)).toEqual([1, 3])
  }
  const home = await page('/')
  expect(home.match(/id="location-/g)).toHaveLength(2)
  expect(home).toContain(hours('Mo–Fr 8:00–18:00\nSa 8:00–13:00'))
  expect(home).toContain(`${hours('Mo–So 8:00–23:00')}\nRückgabe rund um die Uhr`)
  expect(await page('/en')).toContain(`${hours('Mon–Sun 8:00–23:00')}\nReturns around the clock`)
})

describe('a third branch', () => {
  let id: number
  let vehicleId: number

  beforeAll(async () => {
    ;({ id } = valueOf(await saveBranch(app.ctx, operator, potsdam)))
    const vehicle = {
      classCode: 'Compact',
      brand: 'Kia',
      name: 'Kia Ceed',
      fuel: 'Petrol',
      luggage: 3,
      image: null,
      perDayMinor: 4_400,
    }
    vehicleId = valueOf(await addVehicle(app.ctx, operator, vehicle)).id
    const car = {
      vehicleId,
      branch: 'potsdam',
      plate: 'B-SW 0999',
      km: 10,
      inspection: inDays(300).slice(0, 10),
    }
    expect(await addCar(app.ctx, operator, car)).toEqual({ ok: true, value: { plate: car.plate } })
    while (!(await branchIds()).includes(id)) await new Promise((resolve) => setTimeout(resolve, 5))
  })

  test('is on every page in both languages, for people and for search engines', async () => {
    for (const [url, name, detail, way] of [
      ['/', 'Potsdam Hauptbahnhof', 'Schalter „Süd“', 'Durch die Halle &amp; links'],
      ['/en', 'Potsdam Station', 'Desk &lt;south&gt;', 'Through the hall &amp; left'],
    ] as const) {
      const html = await page(url)
      expect(html).toContain(`<option value="${id}" data-each="branch">${name}</option>`)
      expect(html).toContain(`<option value="potsdam" data-each="branch">${name}</option>`)
      expect(html).toContain(detail)
      expect(html).toContain(`>${way}</p>`)
      expect(html).toContain('tel:+4933123125200')
      expect(html).toContain('mailto:potsdam@spreewagen.example')
      expect(html.match(/id="location-/g)).toHaveLength(3)
      expect(departments(html).at(-1)).toMatchObject({ address: { addressLocality: 'Potsdam' } })
    }
    expect(await page('/Privacy')).toContain('Babelsberger Straße\u00A010')
    expect(await page('/en/about')).toContain('Potsdam Station')
    expect((await app.app.inject({ url: '/img/locations/potsdam-800.webp' })).statusCode).toBe(200)
  })

  const book = async (dropoff: number, start: number) => {
    const trip = {
      vehicleId,
      pickup: id,
      dropoff,
      start: inDays(start),
      end: inDays(start + 2),
      crossBorder: false,
      extras: [],
    }
    const quote = await app.post<Quote>('/api/quotes', trip, key())
    expect(quote.status).toBe(201)
    const wish = { ...bookingBody(quote.body.id), paymentMethod: 'paypal', bookings: 'open' }
    return (await app.post<Booking>('/api/bookings', wish, key())).body
  }

  test('is booked, and its letters say where it is and reach it', async () => {
    const booking = await book(id, 20)
    expect(booking).toMatchObject({ status: 'confirmed', pickup: id, dropoff: id })
    const letters = await lettersOf(app, { about: booking.reference })
    expect(letters.map(({ recipient }) => recipient)).toContain(`branch:${id}`)
    const { branches } = await app.ctx.catalogue()
    const [confirmed] = await lettersOf(app, { kind: 'booking_confirmed', about: booking.reference })
    const letter = renderLetter('booking_confirmed', confirmed!.data, sampleContext('de', { branches }))
    expect(letter.text).toContain('Potsdam Hauptbahnhof (Schalter „Süd“)')
    expect(letter.text).toContain('Babelsberger Straße 10, 14473 Potsdam')
  })

  test('hears of messages of the contact form; a branch that is none is refused', async () => {
    const message = {
      name: 'Mara',
      email: 'mara@post.example',
      phone: '',
      reference: '',
      message: 'Hallo',
      website: '',
    }
    const send = (branch: string) =>
      app.post('/api/contact-messages', { ...message, branch, language: 'de', filledMs: 9_000 }, key())
    expect((await send('potsdam')).status).toBe(201)
    expect(await send('nowhere')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await lettersOf(app, { kind: 'contact_message' })).toMatchObject([{ recipient: `branch:${id}` }])
  })

  test('changes without a restart', async () => {
    const moved = { ...potsdam, street: 'Am Kanal 1', hours: 'Mon-Fri 07:00-19:00', afterHoursFeeMinor: null }
    await saveBranch(app.ctx, operator, moved)
    await expect.poll(async () => await page('/')).toContain('Am Kanal 1')
    expect(await page('/')).toContain(hours('Mo–Fr 7:00–19:00'))
    expect(await branchIds()).toEqual([1, 3, id])
  })
})

test('a branch that came by SQL is as good as any other', async () => {
  await app.db.pool.query(
    `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
     values (9, 'cottbus', 'Cottbus', 'Cottbus', 'Gasse 1', '03046 Cottbus', '+49 355 23125-1', 'cottbus@spreewagen.example', 51.75, 14.33, 'BB')`,
  )
  await expect.poll(branchIds).toContain(9)
  expect(await page('/en')).toContain('03046 Cottbus')
  const query = new URLSearchParams({ pickup: '9', dropoff: '9', start: inDays(20), end: inDays(22) })
  expect((await app.get(`/api/availability?${query}`)).status).toBeLessThan(500)
})

test.each([
  ['pickup', 7],
  ['dropoff', 7],
])('a %s at a branch that is none is refused with its name', async (end, branch) => {
  const trip = {
    vehicleId: 302,
    pickup: 3,
    dropoff: 3,
    start: inDays(20),
    end: inDays(22),
    crossBorder: false,
    extras: [],
  }
  expect(await app.post('/api/quotes', { ...trip, [end]: branch }, key())).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [end]: expect.stringMatching(/./) as string } },
  })
})

test('no row can be what pages and letters cannot print', async () => {
  for (const change of [
    `name_de = ' '`,
    `city = 'Berlin'`,
    `way_de = 'Durch die Halle'`,
    `phone = '030 1'`,
    `email = 'nobody'`,
    `latitude = 91`,
    `federal_state = 'XX'`,
    `code = 'General Store'`,
  ])
    await expect(app.db.pool.query(`update branch set ${change} where id = 1`)).rejects.toMatchObject({ code: '23514' })
})
