import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import german from '#content/de/notices.ts'
import germanLetters from '#content/de/mail-account.ts'
import germanSettings from '#content/de/settings.ts'
import englishLetters from '#content/en/mail-account.ts'
import englishSettings from '#content/en/settings.ts'
import english from '#content/en/notices.ts'
import { defaultRules } from '#domain/settings.ts'
import { keepDevice } from '#http/device-cookie.ts'

const web = path.resolve(import.meta.dirname, '../src/web')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(path.join(web, name), 'utf8') }))

/** Customers never get to the back office, whose colleagues keep drafts in a tab. */
const ofCustomers = sources.filter(({ name }) => !name.startsWith('staff/'))

const found = (pattern: RegExp): string[] =>
  ofCustomers.flatMap(({ text }) => [...text.matchAll(pattern)].map((one) => one[1]!))

/** Names that the files below contain as they are; '__Host-device' is the server's. */
const fixed = ['__Host-device', 'lang', 'token', 'user', 'reloaded', 'boots']

test('only these files write into the browser; another one has keys that the privacy policy must name', () => {
  const writers = sources.filter(({ text }) => /(Storage|storage)\.setItem\(|document\.cookie =/.test(text))
  expect(writers.map(({ name }) => name).toSorted()).toEqual([
    'api/session-storage.ts',
    'api/tab-storage.ts',
    'frame/boot-guard.ts',
    'frame/language-links.tsx',
    // The back office keeps settings of a counter's device.
    'staff/frame/device-settings.ts',
  ])
  const toTab = sources.filter(({ text }) => /\bwriteTab\(/.test(text))
  expect(toTab.map(({ name }) => name).toSorted()).toEqual(['api/tab-storage.ts', 'api/tab-value.ts'])
})

/** Files that make keyed fingerprints of a place, an address or a person, with the privacy policy's words about each. */
const fingerprints: Record<string, RegExp> = {
  'usecases/site/count-call.ts': /zählen wir, wie oft jemand|we count how often somebody/,
  'secrets/known-device.ts': /__Host-device/,
  'usecases/account/become-customer.ts': /Prüfwert Ihrer E-Mail-Adresse|fingerprint of your email address/,
  'usecases/account/confirm-email-change.ts': /Prüfwert Ihrer E-Mail-Adresse|fingerprint of your email address/,
  'usecases/account/steps/open-account.ts': /Prüfwert Ihrer E-Mail-Adresse|fingerprint of your email address/,
  'usecases/account/steps/guessing.ts': /E-Mail-Adresse und der IP-Adresse bilden|entered and from the IP address/,
  'usecases/account/steps/remember-rented.ts': /Prüfwert Ihrer E-Mail-Adresse|fingerprint of your email address/,
  'usecases/account/steps/second-factor.ts': /Prüfwerte der Wiederherstellungscodes|fingerprints of the recovery codes/,
  'usecases/block/steps/marks.ts':
    /Prüfwerte Ihrer E-Mail-Adressen und Ihrer Führerscheinnummer|Fingerprints of your email addresses and of your driving licence/,
  'usecases/booking/create-quote.ts':
    /speichern wir sie auch zu Ihrer Preisanfrage|also store them with the price you asked for/,
  'usecases/booking/steps/email-code.ts':
    /Prüfwerte der Adresse und des Codes|Fingerprints of the address and of the code/,
  'usecases/document/upload-document.ts': /Wenn Sie Dokumente hochladen|When you upload documents/,
}

const server = path.resolve(web, '../server')
const ofServer = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(path.join(server, name), 'utf8') }))

test('only these files make fingerprints; for another one the privacy policy must say what it is for', () => {
  const makers = ofServer.filter(({ text }) => text.includes('.fingerprint('))
  expect(makers.map(({ name }) => name).toSorted()).toEqual(Object.keys(fingerprints).toSorted())
})

test('no call is counted for longer than an hour, so that it is forgotten within two', () => {
  const windows = ofServer.flatMap(({ text }) =>
    [...text.matchAll(/windowSeconds: ([\d_]+)/g)].map((one) => Number(one[1]!.replaceAll('_', ''))),
  )
  expect(windows.length).toBeGreaterThan(10)
  expect(Math.max(...windows)).toBeLessThanOrEqual(3_600)
})

describe.each([
  ['de', german, germanSettings, germanLetters],
  ['en', english, englishSettings, englishLetters],
] as const)('the privacy policy (%s)', (_, { privacy }, settings, letters) => {
  const named = privacy.flatMap((section) => ('stored' in section ? section.stored.flatMap(({ names }) => names) : []))

  test('names everything stored in the browser, and nothing else', () => {
    const kept = found(/\b(?:tabValue|ownTabValue)(?:<[^(]*>)?\('([\w-]+)'/g)
    const drafts = found(/type DraftKey = (.+)/g).flatMap((union) =>
      [...union.matchAll(/'([\w-]+)'/g)].map((one) => one[1]!),
    )
    expect(kept.length).toBeGreaterThan(2)
    expect(drafts.length).toBeGreaterThan(1)
    expect([...named].toSorted()).toEqual([...kept, ...drafts, ...fixed].toSorted())
  })

  test('says what each fingerprint is for, and for how long', () => {
    const text = JSON.stringify(privacy)
    for (const words of Object.values(fingerprints)) expect(text).toMatch(words)
    expect(text).toMatch(/höchstens zwei Stunden lang, bei Passwörtern drei|at most two hours, or three for passwords/)
    expect(text).toMatch(
      /Prüfwerte der Adresse und des Codes.{0,80}"höchstens zwei Stunden|Fingerprints of the address.{0,80}"two hours at most/,
    )
    expect(text).not.toMatch(/Eine Ausnahme machen wir|There is one exception/)
  })

  test('names the cookie of the server as it is set', () => {
    const set = keepDevice('x', 'https://spreewagen.example')
    expect(set).toMatch(/^__Host-device=x; Path=\/; Secure; .*; HttpOnly; SameSite=Strict$/)
    const days = Number(/Max-Age=(\d+)/.exec(set)![1]) / 86_400
    const entry = /"names":\["__Host-device"\].*?\}/.exec(JSON.stringify(privacy))![0]
    expect(entry).toMatch(/und nur sie|nothing else/)
    expect(entry).toMatch(new RegExp(`"kept":"${days} (Tage|days)`))
  })

  test('names the periods of storage', () => {
    const text = JSON.stringify(privacy)
    const { accountEventDays, contactDays, documentDays, identityDays, newsletterConfirmDays, newsletterProofYears } =
      defaultRules
    expect(text).toMatch(new RegExp(`${contactDays} (Tage|days)`))
    expect(text).toMatch(new RegExp(`(Verlauf|The history)","time":"${accountEventDays} (Tage|days)`))
    expect(text).toMatch(new RegExp(`${identityDays} (Tage|days)`))
    const uploads = /(Wenn Sie Dokumente hochladen|When you upload documents).*?\}\]/.exec(text)![0]
    expect(uploads).toMatch(new RegExp(`(nicht mieten|do not rent)","time":"${documentDays} (Tage|days)`))
    expect(uploads).toMatch(new RegExp(`${identityDays} (Tage|days).*${identityDays} (Tage|days)`))
    expect([newsletterConfirmDays, newsletterProofYears, defaultRules.documentConsentYears]).toEqual([7, 3, 3])
    expect(uploads).toMatch(/Ende des dritten Kalenderjahres|end of the third calendar year/)
    expect(defaultRules.rentedAddressDays).toBe(3 * 365)
    expect(text).toMatch(/drei Jahre lang|for three years/)
    expect(text).toMatch(/sieben Tage|seven days/i)
    expect(text).toMatch(/Ende des dritten Kalenderjahres|end of the third calendar year/)
    const forgetting = readFileSync(path.join(web, '../server/usecases/account/forget-expired.ts'), 'utf8')
    expect(forgetting).toContain('letters: 90, unconfirmed: 30')
    expect(text).toMatch(/90 (Tage|days)/)
    const { cancelledDays, requestMonths, driverYears, agreementYears, rentalYears } = defaultRules
    expect([cancelledDays, requestMonths, driverYears, agreementYears, rentalYears]).toEqual([30, 6, 3, 6, 8])
    expect(text).toMatch(/Name und Geburtsdatum","time":"drei Jahre|name and date of birth","time":"three years/)
    // The main driver's birthday, and that of the additional drivers.
    expect(text).toMatch(
      /Geburtsdatum, wenn jemand gefahren ist","time":"drei Jahre|Date of birth, if somebody drove","time":"three years/,
    )
    expect(text).toMatch(/kostenlos storniert wird","time":"30 Tage|cancelled free of charge","time":"30 days/)
    expect(text).toMatch(/kein Vertrag wurde","time":"sechs Monate|led to no contract","time":"six months/)
    expect(text).toMatch(
      /Geschäftsbriefe","time":"sechs Jahre".*ihrer Abrechnung","time":"acht|letters","time":"six years".*records","time":"eight/,
    )
    expect(text).toMatch(/niemand bestätigt","time":"30 Tage|nobody confirms","time":"30 days/)
  })

  test('says the same periods as the settings page and the letter after deletion', () => {
    for (const said of [settings.remove.staysList.rentals, letters.accountDeleted.kept])
      expect(said).toMatch(/acht, Geschäftsbriefe sechs Jahre|eight years, business letters for six/)
  })

  test('lets the right to object stand out (GDPR art. 21 (4))', () => {
    const rights = privacy.find(({ id }) => id === 'rights')!
    expect('box' in rights && rights.box.text).toMatch(/Art. 21/)
  })

  test('says what the specification lists, in its order', () => {
    expect(privacy.map(({ id }) => id)).toEqual([
      'responsible',
      'processing',
      'sharing',
      'rights',
      'changes',
      'cookies',
      'cookie-types',
      'managing-cookies',
      'cookie-changes',
    ])
    expect(JSON.stringify(privacy)).toMatch(/in Berlin/)
    const types = privacy.find(({ id }) => id === 'cookie-types')!.paragraphs.join(' ')
    expect(types).toMatch(/Notwendige.*Leistungs-Cookies.*Funktionale|Necessary.*Performance.*Functional/)
  })
})
