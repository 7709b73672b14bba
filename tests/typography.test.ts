import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { documentConsent } from '#content/document-consent.ts'
import { company } from '#content/company.ts'
import { bound, unbroken, unbrokenDate, withoutComma, withUnbroken } from '#content/unbroken.ts'
import { normaliseReference } from '#domain/reference.ts'

/** Rules for signs and words in every text: pages, letters, documents and the server's messages (docs/glossary.md). */

interface Text {
  where: string
  text: string
}

type Language = 'de' | 'en'

async function textsOf(language: Language): Promise<Text[]> {
  const folder = path.join(import.meta.dirname, '../src/content', language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const found: Text[] = []
  for (const file of files) {
    const module = (await import(path.join(folder, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) collect(value, `${language}/${file} ${name}`, found)
  }
  collect(newsletterConsent[language], `consent.ts ${language}`, found)
  collect(documentConsent[language], `document-consent.ts ${language}`, found)
  return found
}

function collect(value: unknown, where: string, found: Text[]): void {
  if (typeof value === 'string') {
    // Nobody reads codes such as `baby_seat`.
    if (!/^[a-z_]+$/.test(value)) found.push({ where, text: value })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${where}.${key}`, found)
  }
}

const german = await textsOf('de')
const english = await textsOf('en')

/** Texts that match the pattern, as lines that name their places. */
const having = (texts: readonly Text[], pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`)

test.each([
  [unbroken('SW-7KQM-42XR'), 'SW\u20117KQM\u201142XR'],
  [unbroken('B-SW 0145'), 'B\u2011SW\u00A00145'],
  [company.phone.text, '+49\u00A030\u00A023125\u2011100'],
  [unbrokenDate('Mi., 12. Aug. 2026'), 'Mi.,\u00A012.\u00A0Aug.\u00A02026'],
  [unbrokenDate('Mittwoch, 12. August 2026'), 'Mittwoch, 12.\u00A0August\u00A02026'],
  [unbrokenDate('Wednesday, 12 August 2026'), 'Wednesday, 12\u00A0August\u00A02026'],
  [withoutComma('Wed, 12 Aug 2026'), 'Wed 12 Aug 2026'],
  [withoutComma('Mi., 12. Aug. 2026'), 'Mi., 12. Aug. 2026'],
  [withoutComma('Mittwoch, 12. August'), 'Mittwoch, 12. August'],
  [
    withUnbroken('Miete SW-7KQM-42XR: B-SW 0145, Tel. +49 30 23125-100, E-Mail-Adresse'),
    'Miete SW\u20117KQM\u201142XR: B\u2011SW\u00A00145, Tel. +49\u00A030\u00A023125\u2011100, E\u2011Mail-Adresse',
  ],
  [
    bound('(Art. 6 Abs. 1 Buchst. b oder f DSGVO, §§ 195, 199 BGB): E-Mail und IP-Adresse nach 30 Tagen'),
    '(Art.\u00A06\u00A0Abs.\u00A01\u00A0Buchst.\u00A0b oder f\u00A0DSGVO, §§\u00A0195, 199\u00A0BGB): E\u2011Mail und IP\u2011Adresse nach 30\u00A0Tagen',
  ],
  [
    bound('for 8 years (Art. 6(1)(f) GDPR, section 7(2) no. 2 UWG)'),
    'for 8\u00A0years (Art.\u00A06(1)(f)\u00A0GDPR, section\u00A07(2)\u00A0no.\u00A02\u00A0UWG)',
  ],
])('no line ends inside %s', (shown, expected) => {
  expect(shown).toBe(expected)
})

test('a reference that is copied with such hyphens is found', () => {
  expect(normaliseReference(unbroken('SW-7KQM-42XR'))).toBe('SW-7KQM-42XR')
})

test('the test finds texts in both languages', () => {
  expect(german.length).toBeGreaterThan(1_000)
  expect(english.length).toBeGreaterThan(1_000)
})

const everywhere: [name: string, pattern: RegExp][] = [
  ['straight quotation marks', /"/],
  ['three dots instead of an ellipsis', /\.\.\./],
  ['a breaking space after §', /§ /],
  ['a breaking space before %, €, $ or km', /\d (?:%|€|\$|km\b)/],
  ['a breaking space between a placeholder and its unit', /[}#] (?:%|€|\$|km\b|[KM]B\b)/],
  ['a hyphen as minus', /(?<![\p{L}\p{N}}])-(?:\d|\{)/u],
  ['two spaces', / {2}/],
  ['a breaking space before Uhr', /[\d}] Uhr/],
]
test.each(everywhere)('no text has %s', (_name, pattern) => {
  expect(having([...german, ...english], pattern)).toEqual([])
})

test('English quotation marks and apostrophes are curly, and an ellipsis follows its word', () => {
  expect(having(english, /[„]|'\w|\w'|\s…/)).toEqual([])
})

test('German quotation marks are „…“', () => {
  expect(having(german, /[”«»]|“[^„]*“/)).toEqual([])
})

/** Words for which the texts use another: the forbidden word, then the right one. */
const germanWords: [not: RegExp, but: string][] = [
  [/[Bb]esetzt/, 'geöffnet'],
  [/Schlüsselkasten/, 'Schlüsseleinwurf'],
  [/\bFolie/, 'Bild'],
  [/[Ss]ehen Sie (?:bitte )?in Ihr (?:E.Mail-)?Postfach/, 'schauen Sie in Ihr Postfach'],
  [/Prämien/, 'Treue, Treueprogramm'],
  [/Entgelt für die Rückgabe/, 'Einweggebühr'],
  [/[Nn]ewsletter ab(?:ge)?meld/, 'den Newsletter abbestellen'],
  [/[Ss]ehen Sie (?:bitte )?(?:auch )?(?:im Spam|in beide)/, 'schauen Sie'],
  [/(?<!Miet)[Zz]eitraum|\bMietzeit\b/, 'Mietzeitraum'],
  // The specification fixes the menu's entry, and texts that lead there quote it.
  [/\bVerträge(?!“|$)|(?<!„|^)\bVerträge/, 'Mietverträge'],
  [/\b[Zz]u bezahlen ist nichts|\b[Gg]ebucht ist nichts/, 'es ist nichts gebucht und nichts zu bezahlen'],
]
/** Patterns of sentences that open with a participle or an infinitive: good style once, a tic on every page. */
const inverted = [
  /(?:^|[.:;!?] )(?:Gebucht|Bezahlt|Unterschrieben|Gezählt|Gespeichert|Gelöscht|Geprüft|Abmelden|Anmelden|Ändern|(?:Kostenlos )?[Ss]tornieren) (?:ist|sind|wird|werden|kann|können|haben) /,
  /(?:^|[.:;!?,] )(?:und )?(?!Inzwischen)\p{L}+en (?:können|dürfen|müssen) (?:Sie|sie|es|wir|nur) /u,
  /(?:^|[.:;!?] )Nicht erlaubt (?:ist|sind) /,
]
const englishWords: [not: RegExp, but: string][] = [
  [/[Ll]icenses?\b/, 'licence'],
  [/[Ss]taffed/, 'open'],
  [/[Kk]ey box/, 'key drop'],
  [
    /(?:vehicles?|cars?)[^.]{0,12} (?:is|are|still|again|becomes?) free\b(?! of)|[Ff]ree (?:vehicles|cars)/,
    'available',
  ],
  [/[Ll]ook into your/, 'check your'],
  [/[Ww]ifi/, 'Wi-Fi'],
  [/\bcounter\b/, 'desk'],
  [/[Rr]ental contracts?/, 'rental agreement'],
  // The menu's entry, as in German.
  [/\b[Cc]ontracts(?!”|$| for the International)|(?<!“|^|on )\b[Cc]ontracts/, 'rental agreements'],
  [/\b[Ee]-mails?\b/, 'email'],
  [/[Pp]ick-ups?\b|(?<!\{)\b[Dd]rop ?offs?\b/, 'pickup, drop-off'],
  [/[Rr]entals? (?:(?:is|was|are|has been) )?closed|[Cc]losed rentals?/, 'completed'],
  [/[Aa]n answer to this email/, 'your reply to this email'],
  [/\b(?:color|canceled|traveler|program)\b|\w(?:recogniz|organiz)e/, 'British spelling'],
]
test.each([
  ...germanWords.map(([not, but]) => [german, not, but] as const),
  ...englishWords.map(([not, but]) => [english, not, but] as const),
])('one word for one thing (%#)', (texts, not, but) => {
  expect(having(texts, not), `say “${but}”`).toEqual([])
})

/** A contract is what the law calls the deal; the document that a customer reads is the rental agreement. */
test.each([
  ['German', german, /\bVertrag\b/],
  ['English', english, /\b[Cc]ontract\b/],
])('outside of the legal texts a contract is a rental agreement: %s', (_language, texts, contract) => {
  const others = texts.filter(({ where }) => !/^..\/(?:terms|notices|privacy-cases|agreement)\.ts /.test(where))
  expect(having(others, contract)).toEqual([])
})

test('German sentences begin with the subject', () => {
  expect(inverted.flatMap((pattern) => having(german, pattern))).toEqual([])
})
