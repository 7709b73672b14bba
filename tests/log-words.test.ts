import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import german from '#content/de/staff/log.ts'
import english from '#content/en/staff/log.ts'
import { bookingStatuses } from '#domain/booking-status.ts'
import { companyThings } from '#domain/company-thing.ts'
import { logGroups } from '#domain/log-group.ts'
import { logKeyOf } from '#domain/log-key.ts'

const words: Readonly<Record<string, string>> = german.lines

/** Kinds of lines that stand in the code as they are, subject and event beside each other. */
const written = globSync('src/server/{usecases,store}/**/*.ts').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [
    ...[...text.matchAll(/event: '(\w+)',\s*subject: \['(\w+)'/g)].map(([, event, subject]) => ({ subject, event })),
    ...[...text.matchAll(/subject: \['(\w+)',[^\]]*\],\s*event: '(\w+)'/g)].map(([, subject, event]) => ({
      subject,
      event,
    })),
    ...[...text.matchAll(/storyOf\(\w+\), event: '(\w+)'/g)].map(([, event]) => ({ subject: 'booking', event })),
  ] as { subject: string; event: string }[]
})

/** Events of accounts, by the type that names them all. */
const ofAccounts = [
  ...readFileSync('src/domain/account-event.ts', 'utf8')
    .split('export interface AccountEventDetails {')[1]!
    .split('\n}')[0]!
    .matchAll(/^ {2}(\w+):/gm),
].map(([, event]) => ({ subject: 'account', event: event! }))

/** Events that triggers write. */
const ofTriggers = [
  ...companyThings
    .filter((thing) => thing !== 'setting')
    .flatMap((subject) => ['added', 'changed', 'removed'].map((event) => ({ subject, event }))),
  ...['staff', 'staff_branch'].flatMap((subject) =>
    ['insert', 'update', 'delete'].map((event) => ({ subject, event })),
  ),
  { subject: 'setting', event: 'set' },
  { subject: 'membership', event: 'tier' },
]

const ofMoney = [
  ...readFileSync('src/server/store/schema/06-money.sql', 'utf8')
    .match(/check \(kind in \(('authorised'[^)]*)\)/)![1]!
    .matchAll(/'(\w+)'/g),
].map(([, event]) => ({ subject: 'money_move', event: event! }))

describe('the log has words', () => {
  const kinds = [...written, ...ofAccounts, ...ofTriggers, ...ofMoney]
  const keys = [
    ...kinds.map((kind) => logKeyOf({ ...kind, after: null })),
    ...bookingStatuses.map((status) => logKeyOf({ subject: 'booking', event: 'moved', after: { status } })),
  ]

  test('for every kind of line', () => {
    expect([written.length > 25, ofAccounts.length > 30, ofMoney.length > 5]).toEqual([true, true, true])
    expect([...new Set(keys)].filter((key) => words[key] === undefined)).toEqual([])
  })

  test('and a group in which each is found', () => {
    const grouped = new Set<string>(Object.values(logGroups).flat())
    expect([...new Set(kinds.map(({ subject }) => subject))].filter((subject) => !grouped.has(subject))).toEqual([])
  })

  test('in both languages', () => {
    expect(Object.keys(english.lines).toSorted()).toEqual(Object.keys(german.lines).toSorted())
  })
})
