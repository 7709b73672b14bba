import { describe, expect, test } from 'vitest'

import bookingDe from './de/booking/words.ts'
import homeDe from './de/home.ts'
import mailDe from './de/mail.ts'
import firstViewDe from './de/site/first-view.ts'
import bookingEn from './en/booking/words.ts'
import homeEn from './en/home.ts'
import mailEn from './en/mail.ts'
import firstViewEn from './en/site/first-view.ts'

const all = {
  de: { booking: bookingDe, home: homeDe, mail: mailDe, slides: firstViewDe.home.slides },
  en: { booking: bookingEn, home: homeEn, mail: mailEn, slides: firstViewEn.home.slides },
}

/** 'People Carrier', 'PeopleCarrier', 'peopleCarrier' */
const byCode = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([code, name]) => [code.toLowerCase(), name]))

/** One thing has one name (docs/glossary.md), whatever file says it. */
describe.each(['de', 'en'] as const)('names in %s', (language) => {
  const { booking, home, mail, slides } = all[language]

  test('of car types', () => {
    const { allCars: _all, ...filters } = home.fleet.filters
    const names = byCode(mail.classes)
    const { welcome: _welcome, ...shown } = Object.fromEntries(
      Object.entries(slides).map(([code, slide]) => [code, slide.name]),
    )
    expect(byCode(shown)).toEqual(names)
    expect(byCode(booking.classes)).toEqual(names)
    for (const [code, name] of byCode(filters)) expect([code, name]).toEqual([code, names.get(code)])
    expect(home.fleet.soonCars.map(({ name }) => name)).toEqual([mail.classes.BusinessSedan, mail.classes.Sports])
  })

  test('of services, payment methods and what a vehicle has', () => {
    const titles = Object.fromEntries(home.services.items.map(({ code, title }) => [code, title]))
    expect([booking.services, titles]).toEqual([mail.services, mail.services])
    const { credit_card, debit_card, paypal, bank_transfer, cash } = mail.payment
    expect(booking.payments).toEqual({ credit_card, debit_card, paypal, bank_transfer, cash })
    expect(booking.features).toEqual(home.fleet.features)
    expect(booking.fuels).toEqual(home.fleet.fuels)
    expect(booking.transmissions).toEqual(home.fleet.transmission)
  })
})
