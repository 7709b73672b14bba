import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { OwnData } from '#contract/own-data.ts'
import { ownDataPdf } from './own-data-pdf.ts'
import { ownDataPaper } from './own-data-paper.ts'

const named = {
  classes: [],
  services: [{ code: 'bicycle_rack', names: { de: 'Fahrradträger', en: 'Bicycle rack' } }],
}

const at = '2026-11-21T09:20:00.000Z'

/** A record with an entry of every kind. */
const price = {
  currency: 'EUR',
  days: 3,
  items: [
    { kind: 'vehicle', quantity: 1, days: 3, unitMinor: 3200, amountMinor: 9600 },
    { kind: 'free_days', quantity: 1, days: null, unitMinor: -3200, amountMinor: -3200 },
  ],
  totalMinor: 6400,
  perDayMinor: 2133,
  vatBp: 1900,
  vatMinor: 1022,
  depositMinor: 30_000,
  includedKm: 1500,
  extraKmMinor: 25,
  points: 15_000,
}

const data: OwnData = {
  writtenAt: at,
  note: '',
  account: {
    id: '0198e2f0-0000-7000-8000-000000000000',
    email: 'mara.muster@post.example',
    firstName: 'Mara',
    lastName: 'Muster',
    companyName: null,
    dateOfBirth: '1990-05-17',
    phone: '+49 30 23125 900',
    streetName: 'Musterweg',
    houseNo: '1a',
    postalCode: '10115',
    city: 'Berlin',
    country: 'Deutschland',
    additionalInfo: 'Erreichbar ab 18 Uhr',
    picture: '/api/account/picture',
    pictureFile: { mediaType: 'image/jpeg', base64: '/9j/4AAQSkZJRgABAQAAAQABAAD/' },
    documents: { passportNo: 'X00000001', passportIssue: '2020-01-02', LicenseNo: 'B000000001', idCardNo: null },
    documentsGivenAt: at,
    role: null,
    tier: 'elite',
    rentedBefore: true,
    welcome: true,
    leftAddresses: ['2026-10-01T08:00:00.000Z'],
    language: 'de',
    hasPassword: true,
    createdAt: at,
    emailConfirmedAt: at,
  },
  activity: [
    { at, kind: 'profile_changed', detail: { parts: ['person', 'address'] } },
    { at, kind: 'document_uploaded', detail: { document: 'licence' } },
    { at, kind: 'signed_in', detail: { browser: null, system: null } },
    { at, kind: 'of_tomorrow', detail: { depth: 3 } },
  ],
  tierChanges: [{ at, from: 'prime', to: 'elite' }],
  points: [{ at, points: -15_000, kind: 'free_days', booking: 'SW-7KQM-42XR', note: 'Vermerk' }],
  sessions: [{ startedAt: at, lastSeenAt: at, endsAt: at, browser: 'Firefox', system: 'Android' }],
  links: [{ purpose: 'set_password', createdAt: at, expiresAt: at, usedAt: null }],
  emailChanges: [],
  secondFactor: { since: at, recoveryCodes: 8 },
  passkeys: [{ name: 'Mein Telefon', addedAt: at, lastUsedAt: null, synced: true }],
  bookings: [
    {
      reference: 'SW-7KQM-42XR',
      status: 'cancelled',
      vehicle: 'VW Golf',
      pickup: 'Flughafen Berlin',
      dropoff: 'Büro Tempelhof',
      start: '2026-12-07T10:00',
      end: '2026-12-10T10:00',
      extras: [
        { code: 'child_seat', quantity: 2 },
        { code: 'bicycle_rack', quantity: 1 },
      ],
      crossBorder: true,
      price,
      earlier: [
        {
          until: at,
          vehicle: 'VW Polo',
          pickup: 'Flughafen Berlin',
          dropoff: 'Flughafen Berlin',
          start: '2026-12-07T10:00',
          end: '2026-12-09T10:00',
          extras: [],
          crossBorder: false,
          price,
        },
      ],
      cancellationFeeMinor: 3200,
      flight: 'LH2034',
      paymentMethod: 'paypal',
      termsVersion: '2025-02-03-2',
      car: 'VW Golf',
      plate: 'B-SW 0145',
      kmEarlier: null,
      kmOut: 12_345,
      kmIn: null,
      exchanges: [
        { at, plateBefore: 'B-SW 0144', kmBefore: 9_876, plateAfter: 'B-SW 0145', kmAfter: 12_345, reason: 'Panne' },
      ],
      returnedAt: at,
      returnedTo: 'Büro Tempelhof',
      charges: [
        { at, kind: 'late_return', waived: true, quantity: 1, unitMinor: -4620, amountMinor: -4620, reason: 'Stau' },
      ],
      payments: [{ at, paidFor: 'rental', kind: 'paid', amountMinor: 5605, method: 'card_terminal', note: null }],
      language: 'en',
      signedIn: true,
      driver: {
        firstName: 'Mara',
        lastName: 'Muster',
        email: 'mara.muster@post.example',
        phone: null,
        dateOfBirth: '1990-05-17',
        address: 'Musterweg 1a',
        city: 'Berlin',
        country: 'Deutschland',
        licenseExpiry: '2035-01-01',
        documents: { licenseNumber: 'B000000001' },
      },
      drivers: [
        {
          firstName: 'Bodo',
          lastName: 'Beispiel',
          dateOfBirth: '1991-02-03',
          licenseExpiry: '2033-01-19',
          documents: { licenseNumber: 'B072RRE2I55' },
        },
      ],
      createdAt: at,
      bookedAt: at,
      invoice: null,
      notes: [],
      keptLetters: [],
      agreements: [
        {
          revision: 1,
          language: 'en',
          termsVersion: '2025-02-03-2',
          fileName: 'Rental-agreement-SW-7KQM-42XR-version-1.pdf',
          bytes: 52_024,
          sha256: 'ab'.repeat(32),
          writtenAt: at,
        },
      ],
      history: [
        { at, from: null, to: 'held', by: 'visitor', reason: null },
        { at, from: 'held', to: 'confirmed', by: 'customer:0198e2f0', reason: null },
        { at, from: 'confirmed', to: 'cancelled', by: 'operator', reason: 'am Telefon' },
      ],
    },
  ],
  uploads: [
    {
      kind: 'licence',
      name: 'fuehrerschein.jpg',
      expiry: '2035-01-01',
      mediaType: 'image/jpeg',
      bytes: 123_456,
      uploadedAt: at,
      state: 'refused',
      reviewedAt: at,
      reason: 'unscharf',
    },
  ],
  documentConsents: [{ at, step: 'withdrawn', kind: 'passport', version: '2026-11-23', language: 'de' }],
  drivers: [{ firstName: 'Bert', lastName: 'Muster', dateOfBirth: '1988-01-02', licenseExpiry: null, addedAt: at }],
  companies: [{ name: 'Spreebau GmbH', addedAt: at }],
  notes: [{ at: '2026-11-04T09:00:00.000Z', text: 'Kommt mit Kinderwagen.' }],
  blocks: [{ at, lastDay: '2026-12-31', reason: 'Schaden nicht bezahlt', liftedAt: null }],
  letters: [{ kind: 'booking_confirmed', to: 'mara.muster@post.example', language: 'de', writtenAt: at, sentAt: at }],
  newsletter: [
    {
      email: 'mara.muster@post.example',
      language: 'de',
      askedAt: at,
      confirmedAt: at,
      endedAt: null,
      consents: [{ at, step: 'asked', version: '2', language: 'de' }],
    },
  ],
  privacyRequests: [
    {
      receivedOn: '2026-11-02',
      kind: 'access',
      endedAt: at,
      note: '',
      outcome: 'Kopie gesendet',
      restrictedAt: at,
      restrictedUntil: '2026-12-01',
      liftReason: 'Angaben geprüft',
    },
  ],
  messages: [
    {
      sentAt: at,
      name: 'Mara Muster',
      email: 'mara.muster@post.example',
      phone: null,
      bookingNumber: 'SW-7KQM-42XR',
      branch: 'Flughafen Berlin',
      message: 'Guten Tag,\nhaben Sie Kindersitze?',
      language: 'de',
      answers: [{ at, text: 'Ja.' }],
    },
  ],
}

const linesIn = (language: 'de' | 'en') =>
  ownDataPaper(data, language, named).sections.flatMap(({ heading, parts }) => [
    heading,
    ...parts.flatMap((part) => [
      part.heading ?? '',
      ...part.rows.map(({ label, lines }) => `${label}: ${lines.join(' | ')}`),
    ]),
  ])

test('says everything in words', () => {
  const lines = linesIn('de')
  for (const line of [
    'Konto und Profil',
    'Geburtsdatum: 17. Mai 1990',
    'Dokumente: Nummer des Reisepasses: X00000001',
    'Dokumente: Reisepass ausgestellt am: 2. Januar 2020',
    'Stufe: Elite',
    'Mit dieser Adresse schon früher gemietet: ja',
    'Sa., 21. Nov. 2026, 10:20: Profil geändert · Einzelheiten: Teile: Person, Anschrift',
    'Sa., 21. Nov. 2026, 10:20: Angemeldet',
    'Sa., 21. Nov. 2026, 10:20: Dokument hochgeladen · Einzelheiten: Dokument: Führerschein',
    'Sa., 21. Nov. 2026, 10:20: Punkte: −15.000 · freie Miettage · Buchung: SW-7KQM-42XR · Vermerk: Vermerk',
    'Abholstation: Flughafen Berlin',
    'Abholung: Mo., 7. Dez. 2026, 10:00 Uhr',
    'Zusatzleistungen: 2 × Kindersitz | 1 × Fahrradträger',
    'Stornogebühr: 32,00 €',
    'Zahlungsart: PayPal',
    'Fahrer: Führerschein gültig bis: 1. Januar 2035',
    'Fahrer: Dokumente: Führerscheinnummer: B000000001',
    'Kilometerstand bei der Abholung: 12.345',
  ])
    expect(lines.map((one) => one.replaceAll('\u00a0', ' '))).toContain(line)
  const text = lines.join('\n').replaceAll('\u00a0', ' ')
  for (const words of [
    'VW Golf oder ähnlich, 3 Tage zu je 32,00 €: 96,00 €',
    'Gesamtpreis: 64,00 €',
    'eingelöste Punkte: 15.000',
    'von: bestätigt · zu: storniert · durch: uns · Grund: am Telefon',
    'zu: für Sie reserviert · durch: Sie',
    `Prüfsumme (SHA-256): ${'ab'.repeat(32)}`,
    'Führerschein · Name: fuehrerschein.jpg',
    'Stand: nicht angenommen',
    'Sa., 21. Nov. 2026, 10:20: Vorname: Bert · Nachname: Muster · Geburtsdatum: 2. Januar 1988',
    'Buchungsbestätigung · an: mara.muster@post.example',
    'haben Sie Kindersitze?',
  ])
    expect(text).toContain(words)
})

test('has the picture as one to be drawn, and no row of letters for it', () => {
  const [account] = ownDataPaper(data, 'de', named).sections[0]!.parts
  expect(account!.picture).toEqual({
    jpeg: Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/', 'base64'),
    alt: 'Ihr Profilbild',
  })
  expect(linesIn('de').join('\n')).not.toMatch(/\/9j\/|api\/account\/picture/)
})

test('of what nobody gave words yet it says what the copy says', () => {
  expect(linesIn('en').join('\n')).toContain('Kind: of_tomorrow'.replace('Kind: ', ''))
  expect(linesIn('en').join('\n')).toContain('depth: 3')
})

test('leaves nothing out, and has no name of a program in it', () => {
  for (const language of ['de', 'en'] as const) {
    const text = linesIn(language).join('\n')
    for (const one of [
      'X00000001',
      'B000000001',
      'Firefox',
      'Android',
      'unscharf',
      'Erreichbar ab 18 Uhr',
      '2025-02-03-2',
    ])
      expect(text).toContain(one)
    expect(text.replaceAll('of_tomorrow', '')).not.toMatch(/[a-z][A-Z]\w+:|[a-z]_[a-z]|undefined|\[object|null/)
  }
})

/** Free text as people and their programs enter it. */
const typed = new Set(
  `firstName lastName phone streetName houseNo postalCode city country additionalInfo address passportNo idCardNo
   LicenseNo licenseNumber name message bookingNumber reason note browser`.split(/\s+/),
)

function withTyped<T>(value: T, text: string, key = ''): T {
  if (typeof value === 'string' || value === null) return (typed.has(key) ? text : value) as T
  if (Array.isArray(value)) return value.map((one) => withTyped(one, text, key)) as T
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTyped(one, text, name)])) as T
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
/** Texts that look like a day, a time or a code, and any others. */
const anyText = fc.oneof(
  fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-')),
  fc
    .tuple(digits(4), digits(2), digits(2), digits(2), digits(2), fc.constantFrom('', ':00Z', ':99.5Z', 'Z'))
    .map(([year, month, day, hour, minute, end]) => `${year}-${month}-${day}T${hour}:${minute}${end}`),
  fc.constantFrom('constructor', '__proto__', 'toString', 'confirmed', '{label}', '$&', '\ud800', '\u0000'),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
)

test.each(['2030-13-01', '0171-23-45', '2024-12-31', '2026-02-30T10:00', '2030-13-01T99:99:99Z'])(
  'prints %s as it was typed, whatever it looks like',
  (text) => {
    const paper = ownDataPaper(withTyped(data, text), 'de', named)
    const lines = paper.sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows.flatMap((row) => row.lines)))
    expect(lines).toContain(text)
    expect(lines.join('\n')).toContain(`Name: ${text} · E-Mail-Adresse: mara.muster@post.example`)
  },
)

test('no text that anybody types keeps the copy from being written', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('de' as const, 'en' as const), (text, language) => {
      const paper = ownDataPaper(withTyped(data, text), language, named)
      const lines = paper.sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows.flatMap((row) => row.lines)))
      expect(lines.join('\n')).toContain(text)
    }),
    { numRuns: 500 },
  )
})

test('nor from being drawn', async () => {
  const drawable = { ...data, account: { ...data.account, pictureFile: null } }
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const pdf = await ownDataPdf(ownDataPaper(withTyped(drawable, text), 'de', named))
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    }),
    { numRuns: 15 },
  )
})
