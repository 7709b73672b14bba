import { expect, test } from 'vitest'

import germanHome from '../src/content/de/home.ts'
import german from '../src/content/de/terms.ts'
import englishHome from '../src/content/en/home.ts'
import english from '../src/content/en/terms.ts'
import { defaultRules } from '../src/domain/rules.ts'

const { requestHours, offerHours, freeCancelHours, graceMinutes, holdMinutes, identityDays, maxDays } = defaultRules

/** Terms cannot fill in a setting: what a customer agreed to must not change afterwards. */
test.each([
  [
    'German',
    german,
    germanHome,
    [`${freeCancelHours} Stunden vor`],
    [
      `höchstens ${requestHours} Stunden`,
      `in der Regel ${offerHours} Stunden, längstens bis zwei Stunden vor`,
      `${graceMinutes} Minuten darüber`,
      `gilt ${holdMinutes} Minuten`,
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
      `usually ${offerHours} hours, and at most until two hours before`,
      `${graceMinutes} minutes beyond`,
      `${holdMinutes} minutes`,
      `${identityDays} days`,
      `${maxDays} days`,
    ],
  ],
])('the %s terms say the figures that the software goes by', (_language, terms, home, cancelling, others) => {
  const text = terms.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
  for (const words of [...cancelling, ...others]) expect(text).toContain(words)
  const answers = home.faq.items.map(({ answer }) => answer).join('\n')
  for (const words of cancelling) expect(answers).toContain(words)
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

test('a late return costs what a day of the vehicle costs, and the customer may prove less', () => {
  expect(german.sections[3].paragraphs[4]).toMatch(/Fahrzeugpreis geteilt durch die Miettage.*geringerer Schaden/)
  expect(english.sections[3].paragraphs[4]).toMatch(
    /vehicle price divided by the rental days.*no loss or a smaller one/,
  )
})
