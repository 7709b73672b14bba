import { expect, test } from 'vitest'

import { company } from '#content/company.ts'
import germanAccount from '#content/de/account.ts'
import germanLiability from '#content/de/booking/liability.ts'
import germanPayment from '#content/de/booking/payment.ts'
import germanHome from '#content/de/home.ts'
import germanMail from '#content/de/mail.ts'
import germanSite from '#content/de/site.ts'
import germanFirst from '#content/de/site/first-view.ts'
import germanTerms from '#content/de/terms.ts'
import englishAccount from '#content/en/account.ts'
import englishLiability from '#content/en/booking/liability.ts'
import englishPayment from '#content/en/booking/payment.ts'
import englishHome from '#content/en/home.ts'
import englishMail from '#content/en/mail.ts'
import englishSite from '#content/en/site.ts'
import englishFirst from '#content/en/site/first-view.ts'
import englishTerms from '#content/en/terms.ts'

const german = {
  home: germanHome,
  first: germanFirst.home,
  site: germanSite,
  liability: germanLiability,
  tax: 'inkl. MwSt.',
  means: ['Kreditkarte', 'Debitkarte', 'PayPal', 'Überweisung', 'Kaution nur mit Karte auf Ihren Namen'],
  cover: 'Haftungsbegrenzung nach Art einer Vollkasko',
  fee: 'Fahrzeugpreis eines Miettags',
  cancelling: { payment: germanPayment, mail: germanMail.rights, home: germanHome.faq, terms: germanTerms },
  kept: /behalten wir|Mietpreis eines Tages/,
}
const english = {
  home: englishHome,
  first: englishFirst.home,
  site: englishSite,
  liability: englishLiability,
  tax: 'incl. VAT',
  means: ['credit card', 'debit card', 'PayPal', 'bank transfer', 'deposit needs a card in your own name'],
  cover: 'imit of liability, modelled on comprehensive cover',
  fee: 'vehicle price of one rental day',
  cancelling: { payment: englishPayment, mail: englishMail.rights, home: englishHome.faq, terms: englishTerms },
  kept: /we keep the (rental|vehicle) price|rental price of one day/,
}

test.each([
  ['German', german],
  ['English', english],
])('%s: prices that stand alone say that the tax is in them', (_, { home, first, liability, tax }) => {
  for (const text of [first.tax, home.fleet.price, home.services.perDay, liability.perDay]) expect(text).toContain(tax)
})

test.each([
  ['German', german],
  ['English', english],
])('%s: the means of payment are named where ordering begins', (_, { site, means }) => {
  for (const one of means) expect(site.payment).toContain(one)
})

test.each([
  ['German', german],
  ['English', english],
])('%s: what limits liability is called what it is', (_, { liability, cover }) => {
  for (const text of [liability.kind, liability.atMost]) expect(text).toContain(cover)
})

test.each([
  ['German', german],
  ['English', english],
])('%s: the cancellation fee has one name, and nobody keeps what nobody has paid', (_, { cancelling, fee, kept }) => {
  for (const texts of Object.values(cancelling)) {
    expect(JSON.stringify(texts)).toContain(fee)
    expect(JSON.stringify(texts)).not.toMatch(kept)
  }
})

test.each([
  [
    'German',
    germanAccount,
    germanHome,
    germanTerms,
    /15\u00A0% (Rabatt )?auf (das )?Fahrzeug und (die )?Zusatzleistungen/,
  ],
  ['English', englishAccount, englishHome, englishTerms, /15% off (the |its )?vehicle and extras/],
] as const)('%s: the discount is on vehicle and extras wherever it is named', (_, account, home, terms, discount) => {
  for (const page of [account.register.benefits.discount, home, terms]) {
    const said = JSON.stringify(page)
    expect(said).toMatch(discount)
  }
})

test.each([
  ['German', germanTerms],
  ['English', englishTerms],
])('%s: the terms name the number to call after an accident', (_, terms) => {
  expect(JSON.stringify(terms)).toContain(company.emergency.text)
})
