import type { OwnData } from '#contract/own-data.ts'
import germanActivity from '#content/de/overview.ts'
import german from '#content/de/own-data.ts'
import englishActivity from '#content/en/overview.ts'
import english from '#content/en/own-data.ts'
import type { Shape } from '#content/shape.ts'
import { parseDate, parseLocal } from '#domain/period.ts'
import type { Price } from '#domain/price.ts'
import type { OwnDataPaper } from './own-data-pdf.ts'
import type { Fact } from '#words/blocks.ts'
import { clock, count, dayOnly, money, percent, shortDate } from '#words/format.ts'
import type { LetterKind } from '#mail/letters.ts'
import { priceItemLabel, serviceName } from '#words/price-blocks.ts'
import type { Language } from '#domain/language.ts'
import { fill, wordsOf, type NamedByStaff, type Words as LetterWords } from '#words/words.ts'

type Words = Shape<typeof german>
type Part = OwnDataPaper['sections'][number]['parts'][number]
type Record_ = Readonly<Record<string, unknown>>

/** Every field name in the copy, at any depth; records with free keys have none. */
type NamesIn<T> = T extends readonly (infer Item)[]
  ? NamesIn<Item>
  : T extends object
    ? string extends keyof T
      ? never
      : { [Key in keyof T]: Key | NamesIn<T[Key]> }[keyof T]
    : never
/** Labels of all fields in both languages. A field without a label does not compile. */
type Named = { readonly [Name in Exclude<NamesIn<OwnData[keyof Sections]>, Drawn>]: string }
/** Fields that are printed as a picture. */
type Drawn = 'pictureFile' | 'base64'
type Sections = { readonly [Name in Exclude<keyof OwnData, 'writtenAt' | 'note'>]: string }

/** Customers get no letters for staff. */
type Letters = { readonly [Kind in Exclude<LetterKind, `staff_${string}`>]: string }

const texts: Record<Language, Words & { labels: Named; sections: Sections; values: { letters: Letters } }> = {
  de: german,
  en: english,
}
const activities = { de: germanActivity.activity.account, en: englishActivity.activity.account }

interface Reader {
  language: Language
  words: LetterWords
}

/**
 * The copy of all data, with every value in words.
 * @param named names that the company gives its classes and services
 * @param by who makes it; a member's copy leaves out what visitors typed with their address
 */
export function ownDataPaper(
  data: OwnData,
  language: Language,
  named: NamedByStaff,
  by: 'member' | 'staff' = 'member',
): OwnDataPaper {
  const reader = { language, words: wordsOf(language, named) }
  const text = texts[language]
  const { account, writtenAt } = data
  const subtitle = { name: `${account.firstName} ${account.lastName}`, moment: moment(writtenAt, reader) }
  return {
    language,
    at: new Date(writtenAt),
    title: text.title,
    subtitle: fill(text.subtitle, subtitle),
    intro: [text.intro, by === 'member' ? text.introOfMember : text.introOfStaff],
    none: text.none,
    foot: text.foot,
    sections: (Object.keys(text.sections) as (keyof Sections)[]).map((name) => ({
      heading: text.sections[name],
      parts: partsOf(name, data[name], reader),
    })),
  }
}

export const ownDataFileName = ({ writtenAt }: OwnData, language: Language): string =>
  fill(texts[language].file, { day: writtenAt.slice(0, 10) })

const moment = (time: string, reader: Reader) => `${shortDate(time, reader.language)}, ${clock(time)}`

/** A record with parts gets a heading and a row for each part; any other record gets one row beside its time. */
function partsOf(section: string, value: OwnData[keyof Sections], reader: Reader): readonly Part[] {
  if (section === 'account') return [accountPart(value as OwnData['account'], reader)]
  if (!Array.isArray(value)) return [{ heading: null, rows: rowsOf(value, section, reader) }]
  const entries = value as Record_[]
  if (entries.length === 0) return []
  const deep = ({ history, consents }: Record_) => history !== undefined || consents !== undefined
  if (!deep(entries[0]!)) return [{ heading: null, rows: entries.map((entry) => rowOf(entry, section, reader)) }]
  return entries.map((entry) => ({
    heading: (entry['reference'] ?? entry['email'] ?? texts[reader.language].values.status.held) as string,
    rows: rowsOf(entry, section, reader),
  }))
}

/** The picture itself instead of its address. */
function accountPart({ picture, pictureFile, ...rest }: OwnData['account'], reader: Reader): Part {
  if (pictureFile === null) return { heading: null, rows: rowsOf({ ...rest, picture }, 'account', reader) }
  const drawn = { jpeg: Buffer.from(pictureFile.base64, 'base64'), alt: texts[reader.language].pictureAlt }
  return { heading: null, picture: drawn, rows: rowsOf(rest, 'account', reader) }
}

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every(isEmpty))

/** One row for each field of a record; a nested field carries its parent's name. */
function rowsOf(record: Record_, parent: string, reader: Reader): Fact[] {
  return Object.entries(record).flatMap(([key, value]): Fact[] => {
    if (isEmpty(value)) return []
    const label = labelOf(key, parent, reader)
    if (key === 'extras')
      return [{ label, lines: (value as OwnData['bookings'][number]['extras']).map(extraLine(reader)) }]
    if (key === 'price') return [{ label, lines: priceLines(value as Price, record, reader) }]
    // An earlier agreement has as many fields as the current one, and takes as many rows.
    if (isRecord(value) || key === 'earlier') {
      return [value as Record_]
        .flat()
        .flatMap((one) => rowsOf(one, key, reader))
        .map((row) => ({ ...row, label: fill(texts[reader.language].pair, { label, value: row.label }) }))
    }
    const lines = Array.isArray(value)
      ? value.map((one) =>
          isRecord(one) ? lineOf(one, key, reader, record) : textOf(one, key, parent, reader, record),
        )
      : [textOf(value, key, parent, reader, record)]
    return [{ label, lines }]
  })
}

/** Time of the event or of its start, and all other fields in one line. */
function rowOf(record: Record_, parent: string, reader: Reader): Fact {
  const time = Object.entries(record).find(([key, value]) => /^at$|At$/.test(key) && value !== null)
  const label = time === undefined ? '' : moment(time[1] as string, reader)
  return { label, lines: [lineOf(record, parent, reader, record, time?.[0])] }
}

const speakForThemselves: ReadonlySet<string> = new Set(['kind', 'at', 'step'])

const extraLine =
  (reader: Reader) =>
  ({ code, quantity }: { code: string; quantity: number }): string => {
    const { words } = reader
    return fill(words.money.quantity, { quantity, name: serviceName(code, words) })
  }

/** 'rental · Points: 120' */
function lineOf(record: Record_, parent: string, reader: Reader, within: Record_, without?: string): string {
  return Object.entries(record)
    .filter(([key, value]) => key !== without && !isEmpty(value))
    .map(([key, value]) => {
      const label = labelOf(key, parent, reader)
      const inner = isRecord(value)
        ? lineOf(value, key, reader, within)
        : [value]
            .flat()
            .map((one) => (isRecord(one) ? lineOf(one, key, reader, within) : textOf(one, key, parent, reader, within)))
            .join(', ')
      return speakForThemselves.has(key) ? inner : fill(texts[reader.language].pair, { label, value: inner })
    })
    .join(' · ')
}

function labelOf(key: string, parent: string, reader: Reader): string {
  const labels: Readonly<Record<string, string>> = texts[reader.language].labels
  return labels[`${parent}.${key}`] ?? labels[key] ?? key
}

/** A value in words. @param record its record, which may hold the currency of amounts */
function textOf(value: unknown, key: string, parent: string, reader: Reader, record: Record_): string {
  const text = texts[reader.language]
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') {
    const currency = (record['price'] as Price | undefined)?.currency
    return key.endsWith('Minor') && currency !== undefined
      ? money(value, currency, reader.language)
      : count(value, reader.language)
  }
  const said = String(value)
  const known = meaningOf(said, key, parent, reader)
  if (known !== undefined) return known
  if (isTime(key) && isReal(said)) return fill(text.time, { date: shortDate(said, reader.language), time: clock(said) })
  return DAYS.has(key) && parseDate(said) !== null ? dayOnly(said, reader.language) : said
}

/*
 * The field's name decides how its value is read. A phone number or a message may look like a date; it is printed as
 * typed.
 */
const DAYS: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'lastDay',
  'receivedOn',
  'expiry',
  'licenseIssue',
  'licenseExpiry',
  'passportIssue',
  'passportExpiry',
  'idCardIssue',
  'idCardExpiry',
])
const TIMES: ReadonlySet<string> = new Set(['start', 'end', 'until', 'since', 'leftAddresses'])
const isTime = (key: string) => TIMES.has(key) || /^at$|At$/.test(key)
const isReal = (time: string) => parseLocal(time.slice(0, 16)) !== null && !Number.isNaN(Date.parse(time))

/** Meaning of a code; undefined if the value is no code or has no words. */
function meaningOf(code: string, key: string, parent: string, reader: Reader): string | undefined {
  const { values } = texts[reader.language]
  const { words } = reader
  const find = (of: Readonly<Record<string, string>>) => (Object.hasOwn(of, code) ? of[code] : undefined)
  if (key === 'by') return find(values.by) ?? values.by.staff
  if (key === 'code') return serviceName(code, words)
  if (key === 'paymentMethod') return find(words.payment)
  if (key === 'kind') return find(kindsOf(parent, reader))
  if (key === 'from' || key === 'to') {
    if (parent === 'history') return find(values.status)
    if (parent === 'tierChanges') return find(values.tier)
  }
  const list = (values as Readonly<Record<string, Readonly<Record<string, string>>>>)[key]
  return list === undefined ? undefined : find(list)
}

function kindsOf(section: string, reader: Reader): Readonly<Record<string, string>> {
  const { points, letters, document, charges, payments, privacyRequests } = texts[reader.language].values
  return (
    {
      activity: activities[reader.language],
      points,
      letters,
      keptLetters: letters,
      privacyRequests,
      uploads: document,
      documentConsents: document,
      charges,
      payments,
    }[section] ?? {}
  )
}

/** The price item by item, as in the confirmation. */
function priceLines(price: Price, record: Record_, reader: Reader): string[] {
  const { words } = reader
  const { pair, price: text } = texts[reader.language]
  const amount = (minor: number) => money(minor, price.currency, reader.language)
  const line = (label: string, value: string) => fill(pair, { label, value })
  const tax = { percent: percent(price.vatBp, reader.language), amount: amount(price.vatMinor) }
  const kilometres = { included: count(price.includedKm, reader.language), rate: amount(price.extraKmMinor) }
  return [
    ...price.items.map((item) =>
      line(priceItemLabel(item, String(record['vehicle']), price.currency, reader), amount(item.amountMinor)),
    ),
    line(words.money.total, amount(price.totalMinor)),
    line(text.perDay, amount(price.perDayMinor)),
    fill(words.money.vat, tax),
    line(words.money.deposit, amount(price.depositMinor)),
    fill(words.money.kilometres, kilometres),
    ...(price.points === undefined ? [] : [line(text.points, count(price.points, reader.language))]),
  ]
}
