import { company } from '#content/company.ts'
import german from '#content/de/home.ts'
import english from '#content/en/home.ts'
import { listedVehicles } from '#domain/catalogue.ts'
import { mapOf } from '#domain/map-link.ts'
import { moneyRange } from '#domain/money-text.ts'
import { addDays, type LocalDate } from '#domain/period.ts'
import { hoursOn, type BranchCalendar, type OpeningRange } from '#domain/opening-hours.ts'
import type { Catalogue, CatalogueBranch, CatalogueVehicle } from '#store/catalogue.ts'
import type { Language } from '#domain/language.ts'

const texts = {
  de: { fleet: german.fleet, home: '/' },
  en: { fleet: english.fleet, home: '/en' },
} as const

const at = (path: string): string => new URL(path, company.origin).href
const COMPANY = { '@id': at('/#company') }

/**
 * Data about the company for search engines, in the terms of https://schema.org: branches with their hours, vehicles
 * with their prices. It contains only what the home page shows. @param today day in Berlin
 */
export function companyData(catalogue: Catalogue, language: Language, today: LocalDate): object {
  const vehicles = listedVehicles(catalogue)
  const rates = vehicles.map(({ dailyRateMinor }) => dailyRateMinor)
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    ...COMPANY,
    name: company.name,
    legalName: company.legal.entity,
    url: at(texts[language].home),
    logo: at('/icons/icon-512.png'),
    image: [at('/img/social/home.jpg'), at('/img/social/fleet.jpg')],
    email: company.email,
    telephone: international(company.phone),
    address: postal(company.legal),
    currenciesAccepted: catalogue.rules.currency,
    ...(rates.length > 0 && { priceRange: priceRange(rates, catalogue.rules.currency, language) }),
    sameAs: company.social.map(({ href }) => href),
    department: catalogue.branches.filter(({ closed }) => !closed).map((branch) => department(branch, language, today)),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: texts[language].fleet.title,
      url: at(`${texts[language].home}#fleet`),
      itemListElement: vehicles.map((vehicle) => offer(vehicle, catalogue, language)),
    },
  }
}

const international = ({ href }: { href: string }): string => href.replace(/^tel:/, '')

function postal({ street, city }: { street: string; city: string }): object {
  const [postalCode, ...locality] = city.split(' ')
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: locality.join(' '),
    addressCountry: 'DE',
  }
}

function priceRange(rates: number[], currency: string, language: Language): string {
  return moneyRange(Math.min(...rates), Math.max(...rates), currency, language)
}

function department(branch: CatalogueBranch, language: Language, today: LocalDate): object {
  const { code, names, latitude, longitude, calendar } = branch
  return {
    '@type': 'AutoRental',
    '@id': at(`/#${code}`),
    name: `${company.name} – ${names[language]}`,
    url: at(`${texts[language].home}#locations`),
    image: at(`/img/locations/${code}-1200.webp`),
    parentOrganization: COMPANY,
    telephone: branch.phone.replaceAll(/[^+\d]/g, ''),
    email: branch.email,
    address: postal(branch),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: mapOf(branch),
    openingHoursSpecification: weeklyHours(calendar),
    specialOpeningHoursSpecification: specialHours(calendar, today),
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Weekly hours; days with the same hours are in one entry. */
function weeklyHours({ weekly }: BranchCalendar): object[] {
  const alike = new Map<string, { range: OpeningRange; days: string[] }>()
  for (const [weekday, ranges] of weekly.entries()) {
    for (const range of ranges) {
      const key = `${range.opens} ${range.closes}`
      const entry = alike.get(key) ?? { range, days: [] }
      entry.days.push(DAYS[weekday]!)
      alike.set(key, entry)
    }
  }
  return [...alike.values()].map(({ range: { opens, closes }, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))
}

const DAYS_AHEAD = 365

/** The dated exceptions and holidays of the coming year. Closed is written as no time at all: 00:00 to 00:00. */
function specialHours(calendar: BranchCalendar, today: LocalDate): object[] {
  const end = addDays(today, DAYS_AHEAD)
  const dates = [...calendar.exceptions, ...calendar.holidays]
    .map(({ date }) => date)
    .filter((date) => date >= today && date < end)
  return [...new Set(dates)].toSorted().flatMap((date) => {
    const { ranges } = hoursOn(calendar, date)
    const hours = ranges.length > 0 ? ranges : [{ opens: '00:00', closes: '00:00' }]
    return hours.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    }))
  })
}

/** Before launch a vehicle can be asked for, but not yet booked (D2). */
const availability = { soon: 'https://schema.org/PreOrder', open: 'https://schema.org/InStock' }

/** The card of a vehicle: its daily rate is that of a single day outside the seasons, tax included. */
function offer(vehicle: CatalogueVehicle, { rules, classes }: Catalogue, language: Language): object {
  const { fleet, home } = texts[language]
  const words: Readonly<Record<string, string>> = { ...fleet.fuels, ...fleet.transmission }
  return {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    url: at(`${home}?cars=${vehicle.classCode}#fleet`),
    availability: availability[rules.bookings],
    seller: COMPANY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: vehicle.dailyRateMinor / 100,
      priceCurrency: rules.currency,
      unitCode: 'DAY',
      valueAddedTaxIncluded: true,
    },
    itemOffered: {
      '@type': 'Car',
      name: `${vehicle.name} ${fleet.similar}`,
      category: classes.find(({ code }) => code === vehicle.classCode)?.names[language],
      ...(vehicle.image !== null && { image: at(vehicle.image) }),
      vehicleSeatingCapacity: vehicle.seats,
      vehicleTransmission: words[vehicle.transmission],
      fuelType: words[vehicle.fuel],
    },
  }
}
