import { expect, test } from 'vitest'

import germanHome from '#content/de/home.ts'
import german from '#content/de/terms.ts'
import englishHome from '#content/en/home.ts'
import english from '#content/en/terms.ts'
import { HOLDS_AT_MOST } from '#domain/hold.ts'
import { defaultRules } from '#domain/settings.ts'

const { requestHours, offerHours, freeCancelHours, graceMinutes, holdMinutes, identityDays, maxDays } = defaultRules
const { bankTransferDays, horizonMonths, leadMinutes, minAge, noShowMinutes, offerEndsBeforePickupHours } = defaultRules

/** Words for small figures, which the terms spell out. A new value of a setting needs its word here. */
const words: Record<'de' | 'en', Record<number, string>> = {
  de: { 2: 'zwei', 3: 'drei', 7: 'sieben', 12: 'zwölf' },
  en: { 2: 'two', 3: 'three', 7: 'seven', 12: 'twelve' },
}

const textOf = (terms: typeof german | typeof english) =>
  terms.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

/** The terms repeat the settings' values as text, because agreed terms must not change afterwards. */
test.each([
  [
    'German',
    german,
    germanHome,
    [`${freeCancelHours} Stunden vor`],
    [
      `höchstens ${requestHours} Stunden`,
      `in der Regel ${offerHours} Stunden, längstens bis ${words.de[offerEndsBeforePickupHours]} Stunden vor`,
      `${graceMinutes} Minuten darüber`,
      `gilt ${holdMinutes} Minuten`,
      `höchstens ${holdMinutes * HOLDS_AT_MOST} Minuten`,
      `${words.de[horizonMonths]} Monate im Voraus`,
      `mindestens ${words.de[leadMinutes / 60]} Stunden`,
      `mindestens ${minAge} Jahre`,
      `bis ${words.de[noShowMinutes / 60]} Stunden nach der vereinbarten Abholzeit nicht abgeholt`,
      `Abholung mindestens ${words.de[bankTransferDays]} Tage in der Zukunft`,
      `${identityDays} Tage`,
      `${maxDays} Tage`,
    ],
  ],
  [
    'English',
    english,
    englishHome,
    [`${freeCancelHours} hours before`],
    [
      `${requestHours} hours at most`,
      `usually ${offerHours} hours, and at most until ${words.en[offerEndsBeforePickupHours]} hours before`,
      `${graceMinutes} minutes beyond`,
      `holds for ${holdMinutes} minutes`,
      `${holdMinutes * HOLDS_AT_MOST} minutes in all at most`,
      `${words.en[horizonMonths]} months ahead`,
      `at least ${words.en[leadMinutes / 60]} hours`,
      `at least ${minAge} years`,
      `not picked up the vehicle within ${words.en[noShowMinutes / 60]} hours after the agreed pickup time`,
      `pickup is at least ${words.en[bankTransferDays]} days away`,
      `${identityDays} days`,
      `${maxDays} days`,
    ],
  ],
])('the %s terms say the figures that the software goes by', (_language, terms, home, cancelling, others) => {
  const text = textOf(terms)
  for (const said of [...cancelling, ...others]) expect(text).toContain(said)
  const answers = home.faq.items.map(({ answer }) => answer).join('\n')
  for (const said of cancelling) expect(answers).toContain(said)
})

test.each([
  ['German', german, 'de'],
  ['English', english, 'en'],
] as const)('the %s terms name the figures of the loyalty programme', (_language, terms, locale) => {
  const text = terms.sections.find(({ id }) => id === 'loyalty')!.paragraphs.join('\n')
  const { pointsPerUnit, firstRentalPoints, primeFreeDayPoints, eliteFreeDayPoints, elitePoints } = defaultRules
  const { includedKmPerDay, primeKmPerDay, eliteKmPerDay, firstRentalDiscountBp } = defaultRules
  const points = [pointsPerUnit, firstRentalPoints, primeFreeDayPoints, eliteFreeDayPoints, elitePoints]
  for (const figure of [...points, includedKmPerDay, primeKmPerDay, eliteKmPerDay, firstRentalDiscountBp / 100])
    expect(text).toMatch(new RegExp(`(^|\\D)${figure.toLocaleString(locale).replace('.', '\\.')}(\\D|$)`))
})

test('a late return costs the vehicle’s daily price, and the customer may prove a smaller loss', () => {
  expect(german.sections[3].paragraphs[4]).toMatch(/Fahrzeugpreis geteilt durch die Miettage.*geringerer Schaden/)
  expect(english.sections[3].paragraphs[4]).toMatch(
    /vehicle price divided by the rental days.*no loss or a smaller one/,
  )
})

test('both languages have the same version and release the deposit after the same number of days', () => {
  expect(english.version).toBe(german.version)
  // These days are not a setting: staff release the deposit, bound by the terms.
  expect(textOf(german)).toContain(`Kaution spätestens ${words.de[7]} Tage nach der Rückgabe`)
  expect(textOf(english)).toContain(`deposit within ${words.en[7]} days of the return`)
})
