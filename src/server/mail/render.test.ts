import { describe, expect, test } from 'vitest'

import { company } from '#content/company.ts'
import terms from '#content/de/terms.ts'
import { PROTECTION } from '#domain/liability.ts'
import { newsletterConsent } from '#content/consent.ts'
import { sampleBooking, sampleContext, sampleData, sampleDataIn, sampleStaff, sampleToken } from '#support/letters.ts'
import type { LetterData, LetterKind } from './letters.ts'
import { eventBefore } from './frame-head.ts'
import { renderLetter, type RenderedLetter } from './render.ts'
import type { Language } from '#domain/language.ts'

const kinds = Object.keys(sampleData) as LetterKind[]
const languages: Language[] = ['de', 'en']
const everyLetter = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const))
const render = <K extends LetterKind>(
  kind: K,
  language: Language,
  data = sampleDataIn(language)[kind],
  overrides = {},
): RenderedLetter => {
  const letter = renderLetter(kind, data, sampleContext(language, overrides))
  return { ...letter, subject: breakable(letter.subject), text: breakable(letter.text) }
}

/** Dates and numbers with plain spaces and hyphens: line breaks within them have a test of their own. */
const breakable = (text: string) => text.replaceAll('\u2011', '-').replaceAll(/\u00A0(?!€|\$|%|US-|km)/g, ' ')

/** Visible text of the HTML. */
const shown = (html: string) =>
  breakable(html)
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    // A link is part of its sentence.
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

const wordsOf = (text: string) => new Set(text.split(/[\s:=]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))

describe.each(everyLetter)('%s in %s', (kind, language) => {
  const letter = render(kind, language)

  test('has no place left unfilled', () => {
    expect(letter.subject + letter.text + letter.html.replace(/<style[\s\S]*?<\/style>/, '')).not.toMatch(
      /\{\w+\}|undefined|NaN|\[object/,
    )
  })

  test('says in plain text all that the HTML says', () => {
    const plain = wordsOf(letter.text)
    const missing = [...wordsOf(shown(letter.html))].filter((word) => !plain.has(word))
    // The preview line and the hint below a button have no use in plain text; the word mark is in two pieces there.
    const context = sampleContext(language)
    const onlyHtml = wordsOf(
      [
        context.words.frame.linkHint,
        ...company.wordMark,
        letter.html.match(/overflow:hidden">([^<]*)</)?.[1] ?? '',
      ].join(' '),
    )
    expect(missing.filter((word) => !onlyHtml.has(word))).toEqual([])
  })

  test('names the company as the law asks', () => {
    for (const text of [letter.text, shown(letter.html)]) {
      for (const detail of [
        company.legal.entity,
        company.legal.register,
        company.legal.managingDirector,
        `${{ de: 'Sitz', en: 'Registered office' }[language]}: ${company.legal.seat}`,
        company.legal.vatId,
      ]) {
        expect(text).toContain(detail)
      }
    }
    expect(letter.html).toContain(`<html lang="${language}">`)
  })

  test('loads nothing from anywhere and puts no person into an address', () => {
    expect(letter.html).not.toMatch(/<(link|script|iframe)|url\(/)
    // The pictures come with the letter.
    const pictures = [...letter.html.matchAll(/<img [^>]*src="([^"]+)"/g)].map((match) => match[1])
    expect(pictures).toEqual(letter.pictures.map(({ cid }) => `cid:${cid}`))
    const addresses = [...letter.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!)
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) {
      expect(address).toMatch(/^(https:\/\/www\.spreewagen\.example\/|tel:\+\d+$)/)
      // The part after '#' reaches no server.
      expect(address.split('#')[0]).not.toMatch(/\?|Mara|Muster|SW-/i)
    }
  })
})

// Somebody who is invited is no colleague yet, so they are greeted.
const toStaff = (kind: LetterKind) =>
  (kind.startsWith('staff_') && kind !== 'staff_invitation') || kind === 'contact_message'

/** Letters about a rental, whether or not it takes place. */
const withCar: Partial<Record<LetterKind, string>> = {
  request_received: 'station-wagon.jpg',
  request_offered: 'station-wagon.jpg',
  booking_confirmed: 'station-wagon.jpg',
  booking_changed: 'station-wagon.jpg',
  rental_charged: 'station-wagon.jpg',
  rental_closed: 'station-wagon.jpg',
  booking_cancelled: 'station-wagon.jpg',
  request_declined: 'station-wagon.jpg',
  request_expired: 'station-wagon.jpg',
  request_withdrawn: 'station-wagon.jpg',
  offer_expired: 'station-wagon.jpg',
  offer_withdrawn: 'station-wagon.jpg',
  not_collected: 'station-wagon.jpg',
  // Its reader has asked for advertising.
  newsletter_welcome: 'electric.jpg',
  newsletter_issue: 'suv.jpg',
}

describe.each(everyLetter)('the first view of %s in %s', (kind, language) => {
  const { html, pictures } = render(kind, language)

  test('shows a car only where it is about one, and small enough to travel', () => {
    const [mark, car] = pictures
    expect([mark!.filename, car?.filename]).toEqual(['word-mark.png', withCar[kind]])
    expect(mark!.content.length).toBeLessThanOrEqual(3_000)
    expect(car?.content.length ?? 0).toBeLessThanOrEqual(25_000)
    // Gmail clips longer ones.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  })

  test('leaves the bare address of a button to the foot', () => {
    const bare = html.indexOf('style="color:#0B6069;word-break:break-all"')
    if (bare >= 0) expect(bare).toBeGreaterThan(html.indexOf(sampleContext(language).words.frame.closing))
    // A number stands beside the button that calls it.
    else expect(html).not.toMatch(/border-radius:999px"><a href="(?!tel:)/)
  })
})

test.each([
  ['booking_confirmed', 'Mo., 7. Dez., 23:30\nFlughafen Berlin\n'],
  ['request_offered', 'Mo., 7. Dez., 23:30\nFlughafen Berlin\n'],
  ['request_received', 'Wir antworten bis So., 22. Nov., 16:30\n'],
  ['rental_closed', 'Noch zu zahlen: 230,00\u00a0US-$\n'],
  [
    'booking_changed',
    'Mo., 7. Dez., 23:30\nFlughafen Berlin\n51,00\u00a0US-$ mehr, Gesamtpreis jetzt 293,43\u00a0US-$\n',
  ],
  ['booking_cancelled', 'Noch zu zahlen: 56,05\u00a0US-$'],
  ['not_collected', 'Noch zu zahlen: 56,05\u00a0US-$'],
  ['staff_not_collected', 'Mo., 7. Dez., 23:30\nFlughafen Berlin\nMara Muster · +49 30 23125 900'],
] as const)('%s begins with what it is opened for', (kind, lead) => {
  const [, , first, second] = render(kind, 'de').text.split('\n\n')
  expect(first).toContain(lead)
  expect(second).toContain(sampleBooking.reference)
})

test('a change begins with the new date if there is one, and marks what it touched', () => {
  const changed = (...parts: LetterData['booking_changed']['changed']) =>
    render('booking_changed', 'de', { ...sampleData.booking_changed, changed: parts }).text
  expect(changed('pickup', 'extras').split('\n\n')[2]).toContain('Mo., 7. Dez., 23:30\nFlughafen Berlin')
  expect(changed('dropoff').split('\n\n')[2]).toContain('Rückgabe: Do., 10. Dez., 09:30\nBüro Tempelhof')
  expect(changed('extras', 'drivers')).toMatch(/Zusatzleistungen \(geändert\):[^]*Zusatzfahrer \(geändert\):/)
  expect(changed()).not.toContain('(geändert)')
})

test.each(kinds.filter((kind) => 'firstName' in sampleData[kind] && !toStaff(kind)))(
  '%s greets by the full name',
  (kind) => {
    expect(render(kind, 'de').text).toContain('\n\nGuten Tag Mara Muster,\n\n')
  },
)

test('a code stands by itself above the greeting', () => {
  const { text, html } = render('email_code', 'de')
  expect(text).toMatch(/^042317$/m)
  expect(text.indexOf('042317')).toBeLessThan(text.indexOf('Guten Tag'))
  expect(html).toContain('>042317</p>')
})

test('a date in another year has its year', () => {
  const data = { ...sampleBooking, start: '2027-01-04T10:00', end: '2027-01-07T10:00' }
  const { text } = render('booking_confirmed', 'de', data)
  expect(text).toContain('Mo., 4. Jan. 2027, 10:00')
  expect(text).toContain('Montag, 4. Januar 2027, 10:00 Uhr')
  expect(render('booking_confirmed', 'en', data).text).toContain('Monday 4 January 2027, 10:00')
})

test('a car of which we have no picture is named without one', () => {
  const { html, pictures } = render('booking_confirmed', 'de', { ...sampleBooking, image: '/files/own.webp' })
  expect(pictures.map(({ filename }) => filename)).toEqual(['word-mark.png'])
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(shown(html)).toContain('oder ähnlich')
})

/** Letters about requests and offers, which nobody has ordered yet. */
const ofRequests = new Set<LetterKind>([
  'request_received',
  'request_declined',
  'request_expired',
  'request_withdrawn',
  'staff_request',
  'staff_request_expired',
  'staff_request_withdrawn',
  'request_offered',
  'offer_expired',
  'offer_withdrawn',
  'staff_offer_expired',
])

describe.each(everyLetter)('the words of %s in %s', (kind, language) => {
  const { subject, text } = render(kind, language)
  const paragraphs = text.split('\n\n')

  test('go on after the greeting as the language does', () => {
    const at = paragraphs.findIndex((paragraph) => /^(Guten Tag|Dear|Hello).*,$/.test(paragraph))
    // Nobody greets their own colleagues by a formula.
    expect(at > 0).toBe(!toStaff(kind))
    expect(text.includes(sampleContext(language).words.frame.closing)).toBe(!toStaff(kind))
    if (toStaff(kind)) return
    // A German sentence goes on after the comma; „Sie“ and „Ihr“ have their capital in any place.
    const start = { de: /^(\p{Ll}|Sie\b|Ihr(e[mnrs]?)?\b)/u, en: /^\p{Lu}/u }[language]
    expect(paragraphs[at + 1]).toMatch(start)
  })

  test('call a request a request and a booking a booking', () => {
    const about = { de: ['Anfragenummer', 'Buchungsnummer'], en: ['Request number', 'Booking number'] }[language]
    const [request, booking] = about.map((word) => text.toLowerCase().includes(word.toLowerCase()))
    const rental = text.includes('SW-7KQ4-M2XP')
    expect([request, booking]).toEqual([rental && ofRequests.has(kind), rental && !ofRequests.has(kind)])
  })

  test('name the car type as the site does, not as the database does', () => {
    expect(subject + text).not.toContain('StationWagon')
  })
})

describe.each(languages)('what the law asks of confirmations, in %s', (language) => {
  test.each(['booking_confirmed', 'request_received'] as const)('%s', (kind) => {
    const letter = render(kind, language)
    const words = {
      de: [
        'oder ähnlich',
        'Widerrufsrecht',
        '§ 312g Abs. 2 Nr. 9',
        'Gesamtpreis: 293,43 US-$',
        '19 % Mehrwertsteuer: 46,85 US-$',
        'nicht im Gesamtpreis enthalten',
        'Führerschein',
        'bezahlen bei der Abholung',
        'Sonntag, 6. Dezember, 23:30 Uhr',
        'Mo–Fr 8:00–18:00, Sa 8:00–13:00, So geschlossen',
      ],
      en: [
        'or similar',
        'right of withdrawal',
        '312g (2) no. 9',
        'Total price: $293.43',
        '19% VAT: $46.85',
        'not part of the total price',
        'driving licence',
        'pay at pickup',
        'Sunday 6 December, 23:30',
        'Mon–Fri 8:00–18:00, Sat 8:00–13:00, Sun closed',
      ],
    }[language]
    for (const word of words) expect(letter.text.replaceAll('\u00a0', ' ')).toContain(word)
    if (kind === 'booking_confirmed') expect(letter.text).toContain(breakable(company.emergency.text))
    for (const address of ['12529 Schönefeld', '12099 Berlin', '+49 30 23125-100', 'SW-7KQ4-M2XP', '/booking/manage'])
      expect(letter.text).toContain(address)
    expect(letter.attachments.map(({ contentType }) => contentType)).toEqual([
      'text/calendar; charset=utf-8; method=PUBLISH',
      'application/pdf',
    ])
    expect(letter.attachments[1]!.filename).toContain(`-${terms.version}.pdf`)
  })

  test('the deposit is beside the total, never inside', () => {
    const { price } = sampleBooking
    expect(price.items.reduce((sum, item) => sum + item.amountMinor, 0)).toBe(price.totalMinor)
    const { text } = render('booking_confirmed', language)
    expect(text.indexOf(language === 'de' ? 'Kaution:' : 'Deposit:')).toBeGreaterThan(
      text.indexOf(language === 'de' ? 'Gesamtpreis:' : 'Total price:'),
    )
  })
})

describe.each(languages)('what a driver is liable for, in %s', (language) => {
  const full = { de: 'in voller Höhe, auch bei Totalschaden und Diebstahl', en: 'in full for damage' }[language]
  const limited = {
    de: /Haftungsbegrenzung nach Art einer Vollkasko.*höchstens mit 500,00/,
    en: /modelled on comprehensive cover.*liable for \$500\.00 at most/,
  }[language]

  test.each(['booking_confirmed', 'request_received', 'booking_changed'] as const)('%s', (kind) => {
    const without = render(kind, language).text
    expect(without).toContain(full)
    expect(without).not.toMatch(limited)
    const extras = [...sampleBooking.extras, { code: PROTECTION, quantity: 1 }]
    const covered = renderLetter(kind, { ...sampleData[kind], extras }, sampleContext(language)).text
    expect(covered).toMatch(limited)
    expect(covered).not.toContain(full)
  })
})

test('a transfer comes with the bank details once there is a contract, not before', () => {
  const data = { ...sampleBooking, paymentMethod: 'bank_transfer' as const }
  expect(render('booking_confirmed', 'de', data).text).toContain(company.bank.iban)
  const request = render('request_received', 'de', { ...data, decisionBy: '2026-11-22T15:30:00Z' })
  expect(request.text).not.toContain(company.bank.iban)
  expect(request.text).toContain('Bitte überweisen Sie erst')
})

test('within the last day cancelling is not called free', () => {
  const { text } = render('booking_confirmed', 'de', sampleBooking, { writtenAt: new Date('2026-12-06T23:00:00Z') })
  expect(text).not.toMatch(/stornieren (Sie )?kostenlos/)
  expect(text).toContain('weniger als 24 Stunden')
})

describe('our offer', () => {
  const offered = (language: Language, writtenAt = '2026-11-20T15:30:00Z') =>
    render('request_offered', language, sampleData.request_offered, { writtenAt: new Date(writtenAt) }).text.replaceAll(
      '\u00a0',
      ' ',
    )

  test.each([
    ['de', '/booking/offer', 'Sonntag, 22. November, 16:30 Uhr', '„zahlungspflichtig buchen“', 'in voller Höhe'],
    ['en', '/en/booking/offer', 'Sunday 22 November, 16:30', '“Book with obligation to pay”', 'in full'],
  ] as const)('in %s leads to its page and says until when it stands, and what holds then', (language, ...words) => {
    const [page, until, button, liability] = words
    const text = offered(language)
    expect(text).toContain(`https://www.spreewagen.example${page}#token=${sampleToken}`)
    for (const said of [until, button, liability, sampleBooking.vehicle]) expect(text).toContain(said)
    expect(text).toContain(language === 'de' ? '293,43 US-$' : '$293.43')
    expect(text).toContain(language === 'de' ? '§ 312g' : 'section 312g')
  })

  test('tells the customer what cancelling costs after ordering', () => {
    expect(offered('de')).toContain('Sie stornieren kostenlos bis Sonntag, 6. Dezember, 23:30 Uhr.')
    expect(offered('de', '2026-12-06T23:00:00Z')).toContain('weniger als 24 Stunden')
  })

  test('has no bank account, because transfers follow an order', () => {
    const data = { ...sampleData.request_offered, paymentMethod: 'bank_transfer' as const }
    expect(render('request_offered', 'de', data).text).not.toContain(company.bank.iban)
  })
})

test('an acknowledgement promises an offer, and no contract without an order', () => {
  const text = render('request_received', 'de').text
  expect(text).toContain('Wir schicken Ihnen ein Angebot oder eine Absage')
  expect(text).toContain('zahlungspflichtig buchen')
  expect(text).not.toMatch(/bestätigen wir|Bestätigung stornieren/)
})

test('what to type on the server stands last in a letter to the branch, under a heading of its own', () => {
  const typed = {
    staff_request: `npm run manage -- offer ${sampleBooking.reference}`,
    staff_drive: 'npm run manage -- drive done',
    staff_endangered: 'npm run manage -- overdue',
    staff_backup_failed: 'npm run manage -- backup /mnt/backups',
    staff_inbox: 'npm run manage -- inbox retry 12',
  }
  for (const [kind, command] of Object.entries(typed)) {
    const { text, html } = render(kind as LetterKind, 'de')
    expect(text.indexOf(command)).toBeGreaterThan(text.lastIndexOf('Auf dem Server\n---'))
    expect(text.lastIndexOf('\n---')).toBe(text.indexOf('\n---', text.indexOf('Auf dem Server')))
    for (const body of [text, html.replaceAll(/<\/?span[^>]*>/g, '')]) {
      expect(body).toContain(command)
      expect(body).not.toContain('manage -- confirm')
    }
  }
  // On a line of its own, as it is typed.
  expect(render('staff_request', 'de').text).toMatch(/^ {4}npm run manage -- decline SW-7KQ4-M2XP$/m)
  expect(render('staff_drive', 'de').html).toContain('<span style="white-space:nowrap">--km 12345</span>')
  // No other letter has one at all.
  for (const kind of kinds.filter((one) => !(one in typed)))
    expect(render(kind, 'de').text).not.toContain('npm run manage')
})

test.each([
  ['de', 2500, 'Sie zahlen mehr: 25,00\u00a0US-$'],
  ['de', -2500, 'Sie zahlen weniger: 25,00\u00a0US-$'],
  ['en', 2500, 'You pay more: $25.00'],
  ['en', -2500, 'You pay less: $25.00'],
] as const)('a change says plainly what it costs (%s, %i)', (language, more, line) => {
  const totalBeforeMinor = sampleBooking.price.totalMinor - more
  const changed = (before: number) =>
    render('booking_changed', language, { ...sampleData.booking_changed, totalBeforeMinor: before }).text
  expect(changed(totalBeforeMinor)).toContain(line)
  expect(changed(sampleBooking.price.totalMinor)).not.toMatch(/Sie zahlen (mehr|weniger):|You pay (more|less):/)
})

test('amounts are in the currency of the price', () => {
  const price = { ...sampleBooking.price, currency: 'EUR' }
  expect(render('booking_confirmed', 'de', { ...sampleBooking, price }).text).toContain('293,43\u00a0€')
  const yen = { ...price, currency: 'JPY', totalMinor: 29343 }
  expect(render('booking_confirmed', 'en', { ...sampleBooking, price: yen }).text).toContain('¥29,343')
})

test('a free cancellation owes nothing; a late one names the account, where it takes the currency', () => {
  const free = render('booking_cancelled', 'de', { ...sampleData.booking_cancelled, feeMinor: 0, dueMinor: 0 }).text
  expect(free).toContain('\n\nKostenlos storniert\nKombi: VW Passat Variant oder ähnlich\n\n')
  expect(free).not.toContain(company.bank.iban)
  const late = render('booking_cancelled', 'de').text
  expect(late).toContain('Noch zu zahlen: 56,05\u00a0US-$')
  expect(late).toContain('mit Karte an einer unserer Stationen')
  expect(late).not.toContain(company.bank.iban)
  const price = { ...sampleBooking.price, currency: 'EUR' }
  expect(render('booking_cancelled', 'de', { ...sampleData.booking_cancelled, price }).text).toContain(
    company.bank.iban,
  )
  expect(render('not_collected', 'de', { ...sampleData.not_collected, price }).text).toContain(company.bank.iban)
})

test.each([
  ['de', 'denn für Ihren Termin fehlte uns ein Fahrzeug. Das tut uns leid'],
  ['en', 'we had no vehicle for your rental. We’re sorry'],
] as const)('a cancellation that is our fault says why it is free, in %s', (language, words) => {
  const free = { ...sampleData.booking_cancelled, feeMinor: 0, dueMinor: 0 }
  expect(render('booking_cancelled', language, { ...free, carOwed: true }).text).toContain(words)
  expect(render('booking_cancelled', language, free).text).not.toContain(words)
})

describe.each([
  {
    language: 'de',
    back: 'Wir erstatten Ihnen: 237,38',
    deposit: 'Wir geben Ihre Kaution von 500,00',
    due: 'Noch zu zahlen',
  },
  { language: 'en', back: 'We refund: $237.38', deposit: 'We release your deposit of $500.00', due: 'Still to pay' },
] as const)('a rental that does not take place, in $language', ({ language, back, deposit, due }) => {
  test.each([
    'booking_cancelled',
    'not_collected',
    'request_declined',
    'request_expired',
    'request_withdrawn',
    'offer_expired',
    'offer_withdrawn',
  ] as const)('%s names what goes back of what was paid', (kind) => {
    const left = { refundMinor: 23_738, depositMinor: 50_000, dueMinor: 0 }
    const { text } = render(kind, language, { ...sampleData[kind], ...left })
    expect(text).toContain(back)
    expect(text).toContain(deposit)
    expect(text).not.toContain(due)
    const { text: nothing } = render(kind, language, { ...sampleData[kind], refundMinor: 0, depositMinor: 0 })
    expect(nothing).not.toContain(back.slice(0, 9))
  })
})

describe.each([
  {
    language: 'de',
    price: '293,43',
    sum: /Insgesamt: 523,43/,
    paid: /Bereits bezahlt: −293,43/,
    due: /Noch zu zahlen: 230,00/,
    pay: 'Bitte zahlen Sie den offenen Betrag',
    later: 'geben wir frei, sobald der offene Betrag bezahlt ist',
    nothing: 'Es ist nichts mehr zu zahlen.',
    free: /Wir geben Ihre Kaution von 500,00.US-\$ frei\./,
    back: /Wir erstatten Ihnen: 10,00/,
    deposit: 'Kaution',
  },
  {
    language: 'en',
    price: '293.43',
    sum: /Total: \$523\.43/,
    paid: /Already paid: −\$293\.43/,
    due: /Still to pay: \$230\.00/,
    pay: 'Please pay the outstanding amount',
    later: 'as soon as the outstanding amount is paid',
    nothing: 'There is nothing left to pay.',
    free: /We release your deposit of \$500\.00\./,
    back: /We refund: \$10\.00/,
    deposit: 'deposit',
  },
] as const)(
  'a settlement in $language',
  ({ language, price, sum, paid, due, pay, later, nothing, free, back, deposit }) => {
    const closed = (change: Partial<LetterData['rental_closed']>) =>
      render('rental_closed', language, { ...sampleData.rental_closed, ...change }).text

    test('names price, charges, their sum, what was paid and what is still to pay', () => {
      const text = closed({})
      for (const part of [sum, paid, due]) expect(text).toMatch(part)
      for (const part of [price, pay, later]) expect(text).toContain(part)
      expect(text).not.toContain(nothing)
      expect(text).not.toMatch(free)
    })

    test('says that all is paid, and releases the deposit', () => {
      const text = closed({ paidMinor: 52_343, dueMinor: 0 })
      expect(text).toContain(nothing)
      expect(text).toMatch(free)
      expect(text).not.toContain(pay)
    })

    test('names a refund, and no deposit where none is held', () => {
      const text = closed({ paidMinor: 53_343, dueMinor: 0, refundMinor: 1_000, depositMinor: 0 })
      expect(text).toMatch(back)
      expect(text).not.toContain(deposit)
    })
  },
)

test.each(languages)('no line ends inside a reference, a telephone number, a plate or a date, in %s', (language) => {
  const { html } = renderLetter('booking_confirmed', sampleBooking, sampleContext(language))
  const words = html.replace(/^.*<h1/s, '').replaceAll(/<[^>]+>/g, '|')
  for (const whole of [
    'SW‑7KQ4‑M2XP',
    '+49\u00A030\u00A023125‑100',
    { de: '7.\u00A0Dezember', en: '7\u00A0December' }[language],
  ])
    expect(words).toContain(whole)
  // The addresses of links keep the reference as it is.
  expect(words).not.toMatch(/SW-\w{4}-\w{4}(?!\|)/)
  expect(html).toContain('#reference=SW-7KQ4-M2XP')
  expect(renderLetter('staff_car_found', sampleData.staff_car_found, sampleContext('de')).html).toContain(
    'B‑SW\u00A00117',
  )
})

test('links carry their token behind the #, where no server sees it', () => {
  expect(render('set_password', 'de').text).toContain(`https://www.spreewagen.example/password#token=${sampleToken}`)
  expect(render('already_registered', 'en').text).toContain(
    `https://www.spreewagen.example/en/password#token=${sampleToken}`,
  )
  expect(render('confirm_address', 'en').text).toContain(
    `https://www.spreewagen.example/en/confirm#token=${sampleToken}`,
  )
})

test.each([
  'Jetzt gewinnen: http://boese.example',
  'www.boese.example',
  'Ruf 0190 123456 an',
  '<b>fett</b>',
  'x'.repeat(80),
])('nobody can make us write "%s" to a stranger', (firstName) => {
  const { text, html } = render('confirm_address', 'de', { firstName, lastName: 'Muster', token: sampleToken })
  expect(text).toContain('Guten Tag,')
  expect(text + html).not.toContain(firstName)
})

test('typed input is text, not HTML', () => {
  const { html } = render('booking_confirmed', 'de', { ...sampleBooking, vehicle: `"><script>alert('x')</script>&` })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

const staffKinds = [
  'staff_request',
  'staff_request_expired',
  'staff_request_withdrawn',
  'staff_booking',
  'staff_booking_cancelled',
] as const

describe.each(staffKinds)('%s to a branch', (kind) => {
  const { subject, text, replyTo } = render(kind, 'de')

  test('says what is needed to hand over the car and to reach its driver', () => {
    expect(replyTo).toBe(sampleStaff.email)
    for (const words of [
      'SW-7KQ4-M2XP',
      'VW Passat Variant oder ähnlich',
      'Kombi',
      'Montag, 7. Dezember, 23:30 Uhr',
      'Flughafen Berlin',
      'Donnerstag, 10. Dezember, 09:30 Uhr',
      'Büro Tempelhof',
      'GPS-Navigation, 2 × Kindersitz',
      'Fahrten ins Ausland:\n  ja',
      'Mara Muster',
      '+49 30 23125 900',
      'mara.muster@post.example',
      'Sprache:\n  Englisch',
      'Gesamtpreis:\n  293,43 US-$',
      'Kaution:\n  500,00 US-$',
      'Kreditkarte',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  })

  test('names reference, class and pickup in its subject', () => {
    for (const words of kind === 'staff_request_expired' ? ['SW-7KQ4-M2XP'] : ['SW-7KQ4-M2XP', 'Kombi', '23:30 Uhr'])
      expect(subject).toContain(words)
  })

  test('leaves out unknown facts', () => {
    const bare = { ...sampleData[kind], phone: null, crossBorder: false }
    expect(render(kind, 'de', bare).text).not.toMatch(/Telefon:\n|Ausland|null/)
  })
})

test.each([
  ['staff_request', 'Neue Anfrage', true],
  ['staff_booking', 'Neue Buchung', true],
  ['staff_booking_cancelled', 'Storniert', false],
  ['staff_request_withdrawn', 'Anfrage zurückgezogen', false],
] as const)('%s flags a pickup outside opening hours', (kind, what, toBeDone) => {
  const plain = `${what} SW-7KQ4-M2XP: Kombi ab Mo., 7. Dez., 23:30 Uhr`
  const outside = render(kind, 'de')
  expect(outside.subject).toBe(`${plain} (außerhalb der Öffnungszeiten)`)
  // Nobody has to be there for what will not take place.
  expect(outside.text.includes('jemand vor Ort')).toBe(toBeDone)
  const within = render(kind, 'de', { ...sampleData[kind], afterHours: false })
  expect(within.subject).toBe(plain)
  expect(within.text).not.toContain('jemand vor Ort')
})

test('a name that is an address of a page cannot be clicked on by the branch', () => {
  const data = { ...sampleData.staff_booking, firstName: 'www.boese.example', phone: 'http://boese.example' }
  const { text, html } = render('staff_booking', 'de', data)
  expect(text + html).not.toContain('boese.example')
  expect(text).toContain('www[.]boese[.]example')
  // Nor is anything dialled that is no number.
  expect(html.match(/tel:[^"]*/g)).toEqual([company.phone.href])
})

test('names bookings left without a car by a drive, with the drive and without a driver of the car', () => {
  const drive = { id: 4, from: 3, to: 1, at: '2026-12-01T11:00:00.000Z' }
  const data = { plate: 'B-SW 0117', waiting: [sampleStaff], drive }
  const { subject, text, replyTo } = render('staff_endangered', 'de', data)
  expect(subject).toBe('Kein Fahrzeug für SW-7KQ4-M2XP: B-SW 0117 wurde überführt')
  expect(text).toContain('(Überführung 4): Flughafen Berlin → Büro Tempelhof')
  expect(text.replaceAll(/\s/g, ' ')).toContain('1. Dezember, 12:00 Uhr')
  expect(text).not.toContain('Wer das Fahrzeug hat')
  expect(replyTo).toBeUndefined()
})

test.each([
  ['staff_booking', 'Neu: Mo., 7. Dez., 23:30', false],
  ['staff_booking_changed', 'Geändert: Mo., 7. Dez., 23:30', false],
  ['staff_booking_cancelled', 'Storniert: Mo., 7. Dez., 23:30', true],
  ['staff_not_collected', 'Nicht abgeholt: Mo., 7. Dez., 23:30', true],
  ['staff_request_withdrawn', 'Zurückgezogen: Mo., 7. Dez., 23:30', true],
  ['staff_request_expired', 'Abgelaufen: Mo., 7. Dez., 23:30', true],
  ['staff_offer_expired', 'Abgelaufen: Mo., 7. Dez., 23:30', true],
  ['staff_endangered', 'Ohne Fahrzeug: Mo., 7. Dez., 23:30', false],
] as const)('%s begins with what happened, and strikes what no longer takes place', (kind, headline, gone) => {
  const { text, html } = render(kind, 'de')
  expect(text.split('\n\n')[2]).toContain(headline)
  expect(html.match(/<h1[^>]*>.*<\/h1>/)![0].includes('<s ')).toBe(gone)
})

test('a branch calls by a button whom it has to tell, in the order of the text', () => {
  const calls = (html: string) =>
    [...html.matchAll(/href="tel:([^"]+)"[^>]*>([^<+]+)</g)].map(([, to, label]) => `${label}: ${to}`)
  expect(calls(render('staff_booking_cancelled', 'de').html)).toEqual(['Mara Muster anrufen: +493023125900'])
  expect(calls(render('staff_endangered', 'de').html)).toEqual([
    'Erika Beispiel anrufen (hat das Fahrzeug): +493023125901',
    'Mara Muster anrufen (wartet): +493023125900',
  ])
  expect(calls(render('staff_booking', 'de', { ...sampleStaff, phone: null }).html)).toEqual([])
})

test('a cancelled booking has the amount due', () => {
  const data = sampleData.staff_booking_cancelled
  expect(render('staff_booking_cancelled', 'de').text).toContain('Stornogebühr:\n  56,05\u00a0US-$')
  expect(render('staff_booking_cancelled', 'de', { ...data, feeMinor: 0 }).text).toContain('Stornogebühr:\n  keine')
})

describe.each(languages)('a message of the contact form, in %s', (language) => {
  const message =
    'Hallo <b>Team</b>,\n> Zitat\nsiehe https://boese.example/x und www.boese.example\noder mail@boese.example'

  test('reaches the branch as it was written, as text, with nothing to click on', () => {
    const { text, html, replyTo } = render('contact_message', language, { ...sampleData.contact_message, message })
    expect(replyTo).toBe(sampleData.contact_message.email)
    for (const line of ['Hallo <b>Team</b>,', '> Zitat', 'siehe https[:]//boese[.]example/x und www[.]boese[.]example'])
      expect(text).toContain(`\n> ${line}\n`)
    expect(html).toContain('Hallo &lt;b&gt;Team&lt;/b&gt;,<br>&gt; Zitat<br>siehe https[:]//boese[.]example/x')
    for (const fact of ['Mara Muster', 'mara.muster@post.example', '+49 30 23125 900', 'SW-7KQ4-M2XP'])
      expect(text).toContain(fact)
  })

  test('comes back to its sender without anything to click on', () => {
    const { text, html, replyTo } = render('contact_receipt', language, { ...sampleData.contact_receipt, message })
    expect(replyTo).toBeUndefined()
    expect(text + html).not.toContain('boese')
    const removed = language === 'de' ? '[Link entfernt]' : '[link removed]'
    expect(text).toContain(`> siehe ${removed} und ${removed}\n> oder ${removed}\n`)
    expect(html).not.toContain('<b>Team')
  })

  test('leaves out empty fields', () => {
    const bare = { ...sampleData.contact_message, phone: null, reference: null, branch: null }
    const { text } = render('contact_message', language, bare)
    expect(text).not.toMatch(/Telefon:\n|Phone:\n|Buchungsnummer|Booking number|null/)
    expect(text).toContain(language === 'de' ? 'Allgemeine Fragen' : 'General questions')
  })
})

describe.each(languages)('the newsletter, in %s', (language) => {
  const root = `https://www.spreewagen.example${language === 'en' ? '/en' : ''}/newsletter`

  test('asks for a confirmation and shows what is agreed to, and no advertising', () => {
    const letter = render('newsletter_confirm', language)
    expect(letter.text).toContain(`${root}/confirm#token=${sampleToken}`)
    expect(letter.text).toContain(newsletterConsent[language])
    expect(letter.text).not.toMatch(/\$|€|%|booking\/new/)
    expect(letter.oneClickUnsubscribe).toBeUndefined()
  })

  test('an issue says why it comes and how it ends, and one on trial can end nobody’s', () => {
    const { newsletter_issue: data } = sampleDataIn(language)
    const letter = render('newsletter_issue', language, data)
    expect(letter.text).toContain(`${root}/unsubscribe#token=${sampleToken}`)
    expect(letter.text).toContain(language === 'de' ? 'am 2. März 2026 bestätigt' : 'on 2 March 2026')
    expect(letter.oneClickUnsubscribe).toContain(sampleToken)
    const onTrial = render('newsletter_issue', language, { ...data, reader: null })
    expect(onTrial.subject).toBe(`${language === 'de' ? 'Probe' : 'Test'}: ${data.subject}`)
    expect(onTrial.oneClickUnsubscribe).toBeUndefined()
    expect(onTrial.text).not.toContain(sampleToken)
  })

  test('an issue leads to pages in its reader’s language, whatever path was copied', () => {
    const text = '[a](/en/fleet)\n\n[b](/en) [c](/english#x)'
    const { html } = render('newsletter_issue', language, { ...sampleData.newsletter_issue, text })
    const origin = `https://www.spreewagen.example${language === 'en' ? '/en' : ''}`
    for (const path of ['/fleet', '/', '/english#x']) expect(html).toContain(`href="${origin}${path}"`)
  })

  test.each(['confirmed', 'again'] as const)('names the way out (%s)', (cause) => {
    const letter = render('newsletter_welcome', language, { cause, token: sampleToken })
    expect(letter.text).toContain(`${root}/unsubscribe#token=${sampleToken}`)
    expect(letter.oneClickUnsubscribe).toBe(
      `https://www.spreewagen.example/api/newsletter/unsubscribe/${language}/${sampleToken}`,
    )
  })
})

test.each([
  [false, '/booking/manage#reference=SW-7KQ4-M2XP'],
  [true, '/dashboard/bookings#booking=SW-7KQ4-M2XP'],
])('the button of a booking leads to the booking itself (of a member: %s)', (member, path) => {
  expect(render('booking_confirmed', 'de', { ...sampleData.booking_confirmed, member }).html).toContain(path)
})

test('a letter names who else drives, unless a visitor typed something else than a name', () => {
  const drivers = ['Bodo Beispiel', 'Sie haben gewonnen: www.betrug.example', 'Ruf an 0900 12345']
  expect(render('booking_confirmed', 'de', sampleBooking).text).toContain('Bodo Beispiel')
  const { text, html } = render('booking_confirmed', 'en', { ...sampleBooking, drivers })
  expect(text).toMatch(/Additional drivers:?\s+Bodo Beispiel/)
  expect(text.match(/Name as in your booking/g)).toHaveLength(2)
  for (const part of [text, html]) expect(part).not.toMatch(/gewonnen|0900/)
  // Staff see what was typed, and nothing to click on.
  const branch = render('staff_booking', 'de', { ...sampleStaff, drivers }).text
  expect(branch).toContain('Bodo Beispiel')
  expect(branch).toContain('www[.]betrug[.]example')
})

test('a letter lists additional drivers who are not named yet', () => {
  const half = ['Bodo Beispiel', null]
  expect(render('request_received', 'en', { ...sampleData.request_received, drivers: half }).text).toMatch(
    /Additional drivers:?\s+Bodo Beispiel\s+not named yet/,
  )
  expect(render('request_received', 'en', { ...sampleData.request_received, drivers: [null] }).text).toMatch(
    /Additional driver:?\s+not named yet/,
  )
  expect(render('staff_request', 'de', { ...sampleData.staff_request, drivers: half }).text).toMatch(
    /Zusatzfahrer:?\s+Bodo Beispiel, noch nicht benannt/,
  )
})

describe('a pickup at the airport', () => {
  test.each([
    ['de', /Flugnummer:?\s+LH 2034/, /Ankunftshalle von Terminal 1/, /bis Montag, 7\. Dezember, 13:00 Uhr/],
    ['en', /Flight number:?\s+LH 2034/, /arrivals hall of Terminal 1/, /by Monday 7 December, 13:00/],
  ] as const)(
    'says how to come to the desk, and what happens if one lands late (%s)',
    (language, flight, way, until) => {
      const inHours = {
        start: '2026-12-07T10:00',
        arrival: { ...sampleBooking.arrival!, closes: '23:00', expectedUntil: '2026-12-07T13:00' },
      }
      const { text } = render('booking_confirmed', language, { ...sampleData.booking_confirmed, ...inHours })
      for (const pattern of [flight, way, until, /23:00/]) expect(text).toMatch(pattern)
      const { text: request } = render('request_received', language, { ...sampleData.request_received, ...inHours })
      const { fee } = sampleContext(language).words.arrival.late
      expect(text).toContain(fee)
      expect(request).toMatch(until)
      expect(request).not.toContain(fee)
    },
  )

  test('outside the hours names no hour at which the desk closes', () => {
    const { text } = render('booking_confirmed', 'en')
    expect(text).not.toContain('The desk closes')
  })

  test('tells the branch the flight, also when it is taken back', () => {
    expect(render('staff_booking', 'de').text).toMatch(/Flugnummer:?\s+LH 2034/)
    expect(render('staff_contact', 'de').subject).toBe('Flugnummer zu SW-7KQ4-M2XP: LH 2034')
    const arrival = { ...sampleBooking.arrival!, flight: null }
    expect(render('staff_contact', 'de', { ...sampleData.staff_contact, arrival }).subject).toBe(
      'Flugnummer zu SW-7KQ4-M2XP: keine mehr',
    )
  })

  test('a pickup in town, and a letter posted before flights were known, say nothing of it', () => {
    for (const arrival of [null, undefined]) {
      const { arrival: _arrival, ...data } = sampleBooking
      const { text } = render('booking_confirmed', 'en', { ...data, ...(arrival === null && { arrival }) })
      expect(text).not.toMatch(/Flight number|land late/)
    }
  })
})

test('a branch is told the new phone number of a customer', () => {
  const letter = render('staff_contact', 'en', { ...sampleData.staff_contact, what: 'phone' })
  expect(letter.subject).toBe('Phone number for SW-7KQ4-M2XP: +49 30 23125 900')
  expect(letter.text).toContain('a different number')
})

test('a lead in lower case goes on with its event, every other one follows a colon', () => {
  expect(render('staff_backup_failed', 'en').text).toContain('No backup since ')
  const { event } = sampleContext('en').words.staffBackupFailed
  expect(eventBefore(event, ['Message'])).toBe(`${event}:`)
})
