import { within } from '#support/acting.ts'
import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, describe, expect, test } from 'vitest'

import { company } from '#content/company.ts'
import english from '#content/en/home.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { writeSetting } from '#store/setting.ts'
import { languageTags, type Language } from '#i18n/links.ts'
import { costs } from '#support/costs.ts'
import { branches } from '#store/seed/company.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { smallSite } from '#support/small-site.ts'
import { givenIn } from '#support/given.ts'
import { rewrite } from '#support/rows.ts'

const folder = temporaryFolder('live-site')
const home = (language: Language) => `<html lang="${languageTags[language]}"><body>a page<!--live-data--></body></html>`

const app = appForAll({ site: smallSite(folder, { de: home('de'), en: home('en') }) })
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Hours {
  readonly dayOfWeek?: string[]
  readonly validFrom?: string
  readonly opens: string
  readonly closes: string
}

interface Offer {
  readonly url: string
  readonly availability: string
  readonly priceSpecification: { readonly price: number; readonly priceCurrency: string; readonly unitCode: string }
  readonly itemOffered: Readonly<Record<string, unknown>>
}

interface CompanyData {
  readonly '@type': string
  readonly priceRange: string
  readonly sameAs: string[]
  readonly telephone: string
  readonly department: {
    readonly name: string
    readonly geo: { readonly latitude: number; readonly longitude: number }
    readonly address: Readonly<Record<string, string>>
    readonly openingHoursSpecification: Hours[]
    readonly specialOpeningHoursSpecification: Hours[]
  }[]
  readonly hasOfferCatalog: { readonly itemListElement: Offer[] }
}

const pageAt = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

const dataIn = (html: string): CompanyData => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(text ?? 'null') as CompanyData
}

const dataAt = async (url: string) => dataIn((await pageAt(url)).body)
const offersAt = async (url: string) => (await dataAt(url)).hasOfferCatalog.itemListElement

describe('what search engines are told of the company', () => {
  test('is where to find it and how to reach it', async () => {
    const data = await dataAt('/')
    expect(data['@type']).toBe('AutoRental')
    expect(data.sameAs).toEqual(company.social.map(({ href }) => href))
    expect(data.telephone).toMatch(/^\+49\d+$/)
    expect(data.department.map(({ name }) => name)).toEqual([
      'Spreewagen – Büro Tempelhof',
      'Spreewagen – Flughafen Berlin',
    ])
    const [tempelhof, airport] = data.department
    expect(tempelhof!.address).toMatchObject({
      streetAddress: branches[0]!.street,
      postalCode: '12099',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    })
    expect(airport!.geo).toMatchObject({ latitude: branches[1]!.latitude, longitude: branches[1]!.longitude })
    expect((await dataAt('/en')).department[0]!.name).toBe('Spreewagen – Tempelhof Office')
  })

  test('is when the branches are open: the specified hours, holidays and what staff set for a day', async () => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const hours = (data: CompanyData, branch: number) =>
      data.department[branch]!.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [
        dayOfWeek,
        opens,
        closes,
      ])
    const data = await dataAt('/')
    expect(hours(data, 0)).toEqual([
      [week, '08:00', '18:00'],
      [['Saturday'], '08:00', '13:00'],
    ])
    expect(hours(data, 1)).toEqual([[[...week, 'Saturday', 'Sunday'], '08:00', '23:00']])
    const special = async () =>
      (await dataAt('/')).department[0]!.specialOpeningHoursSpecification.map(
        ({ validFrom, opens, closes }) => `${validFrom} ${opens}-${closes}`,
      )
    const today = dateOf(toLocal(new Date()))
    const closed = await special()
    // Every coming Christmas Day and no past day; closed all day.
    expect(closed.filter((day) => day.endsWith('-12-25 00:00-00:00'))).toHaveLength(1)
    expect(closed.filter((day) => day < today)).toEqual([])
    const day = inDays(20).slice(0, 10)
    await givenIn(app).specialDay(1, day)
    await expect.poll(special).toContain(`${day} 10:00-14:00`)
  })
})

describe('what search engines are told of the vehicles', () => {
  test('is every card of the fleet at the price that it shows, and none that cannot be booked', async () => {
    const cards = (await app.call('getVehicleByType', { query: { id: '0' } })).body
    const offers = await offersAt('/en')
    expect(
      offers.map(({ itemOffered, priceSpecification }) => [
        itemOffered['name'],
        itemOffered['vehicleSeatingCapacity'],
        priceSpecification.price,
        priceSpecification.unitCode,
      ]),
    ).toEqual(cards.map(({ name, noOfSeats, dailyRate }) => [`${name} or similar`, noOfSeats, dailyRate, 'DAY']))
    expect(offers[0]!.itemOffered).toMatchObject({
      image: `${company.origin}/img/vehicles/mini-ice.webp`,
      category: 'Mini',
      vehicleTransmission: english.fleet.transmission.Manual,
      fuelType: english.fleet.fuels.Petrol,
    })
    expect(offers[0]!.url).toBe(`${company.origin}/en?cars=Mini#fleet`)
  })

  test('follows rate, currency and launch state at once', async () => {
    const seen = async () => {
      const { availability, priceSpecification } = (await offersAt('/'))[0]!
      return [priceSpecification.price, priceSpecification.priceCurrency, availability.split('/').at(-1)]
    }
    expect(await seen()).toEqual([29, 'USD', 'PreOrder'])
    expect((await dataAt('/')).priceRange).toBe('28–99\u00a0US-$')
    await app.setBookings('open')
    expect(await seen()).toEqual([29, 'USD', 'InStock'])
    await costs(app, 3149, { vehicle: 101 })
    await within(app.db.db, (tx) => writeSetting(tx, 'currency', 'EUR'))
    await expect.poll(seen).toEqual([31.49, 'EUR', 'InStock'])
  })

  test('a name cannot end the element that it stands in', async () => {
    const name = 'Wagen </script><b>'
    await rewrite(app, 'vehicle', { id: 102 }, { name })
    await expect.poll(async () => (await offersAt('/'))[1]!.itemOffered['name']).toBe(`${name} oder ähnlich`)
  })
})

describe('a page with live data', () => {
  test('is the same compressed, under a tag that changes with it', async () => {
    const plain = await pageAt('/')
    const brotli = await pageAt('/', { 'accept-encoding': 'br' })
    const gzip = await pageAt('/', { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    const etag = brotli.headers.etag!
    const again = () => pageAt('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect((await again()).statusCode).toBe(304)
    await costs(app, 2999, { vehicle: 101 })
    await expect.poll(async () => (await again()).statusCode).toBe(200)
  })

  test('has its data once, and leaves other pages as they were built', async () => {
    expect((await pageAt('/')).body.match(/ld\+json/g)).toHaveLength(1)
    expect((await pageAt('/nothing')).body).toBe('__spa-fallback, open')
  })
})

test('a page waits for a database that is busy, and does not show the launch state of before (D2)', async () => {
  await app.setBookings('soon')
  expect((await pageAt('/en')).body).not.toContain(', open')
  await app.setBookings('open')
  const { catalogue } = app.ctx
  try {
    app.ctx.catalogue = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return await catalogue()
    }
    expect((await pageAt('/en')).body).toContain(', open')
  } finally {
    app.ctx.catalogue = catalogue
  }
})
