import { describe, expect, test } from 'vitest'

import { company } from '#content/company.ts'
import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import { pdfText } from '#support/pdf-text.ts'
import { sampleAgreement } from '#support/sample-agreement.ts'
import type { Agreement } from './agreement.ts'
import { agreementPdf } from './agreement-pdf.ts'
import { agreementFileName } from './agreement-words.ts'
import { draw } from './draw.ts'

const one = sampleAgreement
const insured = { ...one, extras: [...one.extras, { code: 'insurance', quantity: 1 }] }

/** Text without line breaks and hard spaces. */
const read = async (agreement: Agreement) => pdfText(await agreementPdf(agreement)).replaceAll(/\s+/g, ' ')

test('names additional drivers with birthday, and leaves a line for each without a name', async () => {
  const drivers = [{ name: 'Bodo Beispiel', dateOfBirth: '1991-02-03' }]
  const extras = [{ code: 'additional_driver', quantity: 2 }]
  const text = await read({ ...one, extras, drivers })
  expect(text).toContain('Zusatzfahrer Bodo Beispiel, geboren am 3. Februar 1991 noch nicht benannt: 1')
  expect(text.match(/Bodo Beispiel/g)).toHaveLength(2)
  expect(text.match(/Zusatzfahrer: Name, Führerschein geprüft/g)).toHaveLength(2)
  expect(await read({ ...one, language: 'en', extras, drivers })).toContain(
    'Additional drivers Bodo Beispiel, born on 3 February 1991 not named yet: 1',
  )
})

test('the company to which the papers go stands below the customer', async () => {
  const invoice = {
    lines: ['Muster GmbH', 'Gasse 1, 10115 Berlin, Deutschland'],
    vatId: 'DE123456789',
    reference: 'Projekt 7',
  }
  expect(await read(one)).not.toContain('Rechnung an')
  expect(await read({ ...one, invoice })).toContain(
    'Rechnung an Muster GmbH Gasse 1, 10115 Berlin, Deutschland USt-IdNr. DE123456789 Ihr Zeichen: Projekt 7',
  )
  expect(await read({ ...one, language: 'en', invoice: { ...invoice, vatId: null } })).toContain(
    'Invoice to Muster GmbH Gasse 1, 10115 Berlin, Deutschland Your reference: Projekt 7',
  )
})

test('a name in other letters is written in Latin ones', async () => {
  const text = await read({ ...one, tenant: { ...one.tenant, name: 'Иван Петров' } })
  expect(text).toContain('Ivan Petrov')
})

describe('names customer, vehicle, branches, times and price', () => {
  test('in German', async () => {
    const text = await read(one)
    for (const words of [
      'Mietvertrag SW-7KQM-42XR · Fassung 1 · 20. Oktober 2026',
      'Spreewagen Autovermietung GmbH',
      'Geschäftsführung: Johanna Lindqvist',
      'Mara Muster Musterweg 1, Berlin, Deutschland geboren am 17. Mai 1990',
      'VW Golf oder ähnlich',
      'Kompaktklasse (ACRISS CDMR), 5 Sitze, Schaltgetriebe',
      'Abholung (MEZ) Mo., 7. Dez. 2026, 10:00 Flughafen Berlin Schalter in der Ankunft, Terminal 1',
      '12529 Schönefeld',
      'Rückgabe (MEZ) Do., 10. Dez. 2026, 10:00 Büro Tempelhof',
      '3 Miettage',
      '1.500 km sind enthalten, jeder weitere Kilometer kostet 0,25 €.',
      'Fahrten ins Ausland nicht vereinbart',
      'VW Golf oder ähnlich, 3 Tage zu je 32,00 € 96,00 €',
      'GPS-Navigation, 3 Tage zu je 10,00 € 30,00 €',
      'Einweggebühr 19,00 €',
      'Rabatt auf Fahrzeug und Zusatzleistungen (erste Miete) −18,90 €',
      'Gesamtpreis 126,10 €',
      'darin enthalten 19 % Mehrwertsteuer: 20,13 €',
      'Kaution (nicht im Gesamtpreis enthalten) 300,00 €',
      'Kreditkarte Sie bezahlen bei der Abholung.',
      'Sie stornieren kostenlos bis Sonntag, 6. Dezember 2026, 10:00 Uhr (MEZ).',
      '§ 312g Abs. 2 Nr. 9 BGB',
      // Ordered in summer time.
      'am Dienstag, 20. Oktober 2026, 09:12 Uhr (MESZ)',
      'gilt ohne Unterschrift',
      'in der Fassung vom 3. Februar 2025',
      `Fassung ${termsDe.version}`,
    ])
      expect(text).toContain(words)
  })

  test('in English, in another currency', async () => {
    const text = await read({ ...one, language: 'en', price: { ...one.price, currency: 'USD' } })
    for (const words of [
      'Rental agreement SW-7KQM-42XR · Version 1 · 20 October 2026',
      'born on 17 May 1990',
      'VW Golf or similar',
      'Compact Car (ACRISS CDMR), 5 seats, Manual',
      'Pickup (CET) Mon 7 Dec 2026, 10:00 Berlin Airport',
      '1,500 km are included, each further kilometre costs $0.25.',
      'Total price $126.10',
      'Deposit (not part of the total price) $300.00',
      'You can cancel free of charge until Sunday 6 December 2026, 10:00 (CET)',
      'You booked online with obligation to pay on Tuesday 20 October 2026, 09:12 (CEST)',
    ])
      expect(text).toContain(words)
  })
})

test.each(['de', 'en'] as const)('names the number to call after an accident (%s)', async (language) => {
  expect(await read({ ...one, language })).toContain(
    company.emergency.text.replaceAll('\u2011', '-').replaceAll('\u00A0', ' '),
  )
})

test('is a tagged document in its language, the same bytes each time', async () => {
  const [pdf, again] = await Promise.all([agreementPdf(one), agreementPdf(one)])
  const head = pdf.toString('latin1')
  expect(head.startsWith('%PDF-1.7')).toBe(true)
  expect(head).toContain('/Lang (de-DE)')
  expect(head).toContain('/Marked true')
  expect(head).toContain('/Title')
  expect(head).not.toContain('Helvetica')
  expect(again.equals(pdf)).toBe(true)
  expect(agreementFileName(one)).toBe('Mietvertrag-SW-7KQM-42XR-Fassung-1.pdf')
})

test('is read as a table where it lists amounts, and as lists where it lists facts and points', async () => {
  const head = (await agreementPdf(one)).toString('latin1')
  const count = (tag: string) => head.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0
  // Each item of the price, the total and the deposit.
  const amounts = one.price.items.length + 2
  expect([count('TR'), count('TH'), count('TD')]).toEqual([amounts, amounts, amounts])
  expect(count('Table')).toBe(2)
  expect(count('L')).toBeGreaterThan(1)
  expect(count('LI')).toBeGreaterThan(count('L'))
  expect([count('Lbl'), count('LBody')]).toEqual([count('LI'), count('LI')])
})

/** A rental with what people usually add. */
const usual: Agreement = {
  ...insured,
  extras: [...insured.extras, { code: 'child_seat', quantity: 2 }, { code: 'additional_driver', quantity: 1 }],
  drivers: [{ name: 'Bodo Beispiel', dateOfBirth: '1991-02-03' }],
  price: {
    ...one.price,
    items: [
      ...one.price.items,
      { kind: 'extra', code: 'insurance', quantity: 1, days: 3, unitMinor: 2000, amountMinor: 6000 },
      { kind: 'extra', code: 'child_seat', quantity: 2, days: 3, unitMinor: 1000, amountMinor: 6000 },
      { kind: 'extra', code: 'additional_driver', quantity: 1, days: 3, unitMinor: 500, amountMinor: 1500 },
      { kind: 'after_hours', quantity: 1, days: null, unitMinor: 3000, amountMinor: 3000 },
    ],
  },
}

const pagesOf = async (agreement: Agreement) =>
  (await agreementPdf(agreement)).toString('latin1').match(/\/Type \/Page\b/g)!.length

describe.each(['de', 'en'] as const)('on paper (%s)', (language) => {
  test('a usual rental takes four pages, the terms two of them', async () => {
    expect(await pagesOf({ ...one, language })).toBe(4)
    expect(await pagesOf({ ...usual, language })).toBe(4)
    expect(await pagesOf({ ...usual, language, termsVersion: '2020-01-01' })).toBe(2)
  })

  test('one with everything booked takes five at most', async () => {
    const extras = [...usual.extras, ...['wifi', 'snow_chain'].map((code) => ({ code, quantity: 1 }))]
    const items = [
      ...usual.price.items,
      ...['wifi', 'snow_chain'].map((code) => ({ ...usual.price.items[4]!, code })),
      { kind: 'cross_border', quantity: 1, days: null, unitMinor: 5000, amountMinor: 5000 },
    ] as Agreement['price']['items']
    const drivers = [...usual.drivers, { name: 'Clara Beispiel', dateOfBirth: '1992-03-04' }]
    const all = { ...usual, language, extras, drivers, crossBorder: true, changedAt: usual.freeUntil }
    const price = { ...usual.price, items }
    expect(await pagesOf({ ...all, price, paymentMethod: 'bank_transfer' })).toBeLessThanOrEqual(5)
  })

  test('one with many drivers and items takes more, and loses nothing', async () => {
    const items = Array.from({ length: 40 }, () => usual.price.items[4]!)
    const drivers = Array.from({ length: 12 }, (_, at) => ({ name: `Fahrer Nummer${at}`, dateOfBirth: null }))
    const extras = [{ code: 'additional_driver', quantity: 12 }]
    const crowded = { ...usual, language, drivers, extras, price: { ...usual.price, items } }
    expect(await pagesOf(crowded)).toBeGreaterThan(4)
    const text = await read(crowded)
    expect(text.match(/Nummer11/g)).toHaveLength(2)
    expect(text.match(/[€$]?60[.,]00/g)!.length).toBeGreaterThanOrEqual(40)
  })

  test('the car stands on the first page, named as an example', async () => {
    const pdf = (await agreementPdf({ ...one, language })).toString('latin1')
    expect(pdf).toContain('/S /Figure')
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(pdf.length).toBeLessThan(100_000)
    const foreign = await agreementPdf({ ...one, language, vehicle: { ...one.vehicle, image: '/files/own.webp' } })
    expect(foreign.toString('latin1')).not.toContain('/Subtype /Image')
  })
})

test('each end of a rental has the time zone of its day', async () => {
  const text = await read({ ...one, start: '2026-10-24T10:00', end: '2026-10-26T10:00' })
  expect(text).toContain('Abholung (MESZ) Sa., 24. Okt. 2026, 10:00')
  expect(text).toContain('Rückgabe (MEZ) Mo., 26. Okt. 2026, 10:00')
})

describe('of insurance it says what the terms say', () => {
  const [liability, damage, limited] = termsDe.sections.find(({ id }) => id === 'insurance-and-liability')!.paragraphs

  test('which tell first of liability, then of damage, then of the extra', () => {
    expect(liability).toContain('haftpflichtversichert')
    expect(damage).toContain('Schäden am Fahrzeug')
    expect(limited).toContain('Wenn Sie die Zusatzleistung „Versicherung“ gebucht haben')
    const english = termsEn.sections.find(({ id }) => id === 'insurance-and-liability')!.paragraphs
    expect(english[0]).toContain('liability insurance')
    expect(english[2]).toContain('If you have booked the extra “Insurance”')
  })

  test('where it is booked and where it is not', async () => {
    // The annex is left out: it contains everything.
    const before = (text: string) => text.slice(0, text.indexOf('Anlage: '))
    const [without, withIt] = [before(await read(one)), before(await read(insured))]
    for (const text of [without, withIt]) expect(text).toContain(liability)
    expect(without).toContain(
      'ist nicht gebucht. Ohne Schutz haften Sie für Schäden am Wagen, die Sie verschulden, in voller Höhe',
    )
    expect(without).toContain(damage)
    expect(without).not.toContain(limited)
    expect(withIt).toContain('ist gebucht. Mit „Versicherung“ (Haftungsbegrenzung nach Art einer Vollkasko) haften Sie')
    expect(withIt).toContain('höchstens mit 300,00 €')
    expect(withIt).toContain(limited)
    expect(withIt).not.toContain(damage)
  })
})

test('has the terms as its annex, and of older ones says which they were', async () => {
  const text = await read(one)
  expect(text).toContain('Anlage: Allgemeine Geschäftsbedingungen')
  for (const { title, paragraphs } of termsDe.sections)
    for (const words of [title, ...paragraphs]) expect(unbroken(text)).toContain(unbroken(words))
  const older = await read({ ...one, termsVersion: '2020-01-01' })
  expect(older).not.toContain('Anlage: ')
  expect(older).not.toContain('haftpflichtversichert')
  expect(older).toContain('in der Fassung vom 1. Januar 2020 (2020-01-01), die der Bestätigung Ihrer Buchung beilag')
})

/** Tolerates any line ending and a page footer in the middle of a paragraph. */
const unbroken = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ Spreewagen Autovermietung GmbH, Flugfeldallee 12, 12099 Berlin .{0,60}? von \d+/g, '')
    .replaceAll(' ', '')
    .replaceAll('\u2011', '-')

test('names the car once it is handed over, and who else drives', async () => {
  expect(await read(one)).toContain('Wir tragen dann sein Kennzeichen ein.')
  const active = await read({
    ...one,
    car: { plate: 'B-SW 1234', km: 12_345 },
    extras: [{ code: 'additional_driver', quantity: 2 }],
  })
  expect(active).toContain('Kennzeichen B-SW 1234')
  expect(active).toContain('12.345')
  expect(active).toContain('Zusatzfahrer noch nicht benannt: 2.')
  expect(active.match(/Zusatzfahrer: Name/g)).toHaveLength(2)
})

test('says when it was booked, that it was changed, and when cancelling was free', async () => {
  const text = await read({
    ...one,
    revision: 2,
    changedAt: new Date('2026-12-06T12:00:00Z'),
  })
  expect(text).toContain('Fassung 2 · 6. Dezember 2026')
  expect(text).toContain('am Dienstag, 20. Oktober 2026, 09:12 Uhr (MESZ) online zahlungspflichtig gebucht')
  expect(text).toContain('Die Miete wurde am Sonntag, 6. Dezember 2026, 13:00 Uhr (MEZ) geändert.')
  expect(text).toContain('Die Frist dafür endete am Sonntag, 6. Dezember 2026, 10:00 Uhr (MEZ).')
})

test('is the same drawn in a thread, which goes on after what cannot be drawn', async () => {
  const broken = { ...one, price: {} as Agreement['price'] }
  const drawings = [one, broken, insured].map((agreement) => draw({ kind: 'agreement', agreement }))
  const [first, failed, last] = await Promise.allSettled(drawings)
  expect(first).toMatchObject({ status: 'fulfilled', value: await agreementPdf(one) })
  expect(failed).toMatchObject({ status: 'rejected' })
  expect(last).toMatchObject({ status: 'fulfilled', value: await agreementPdf(insured) })
})

test('a transfer has the account to pay to', async () => {
  const text = await read({ ...one, paymentMethod: 'bank_transfer' })
  expect(text).toContain('IBAN DE00 1000 0000 0000 0000 00')
  expect(text).toContain('Verwendungszweck: SW-7KQM-42XR')
})
