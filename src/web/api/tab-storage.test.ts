import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { claimTab, emptyTab, readTab, removeTab, writeTab } from './tab-storage.ts'
import { disownBooking } from './tab-value.ts'

const entry = (owner: string | null) => JSON.stringify({ owner, value: { passport: 'X00000000' } })

/** @param room number of entries that fit */
function storageWith(room: number): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      if (entries.size >= room) throw new Error('full')
      entries.set(key, text)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

describe.each([
  ['in the storage', Number.POSITIVE_INFINITY],
  ['where there is no room', 0],
])('what a tab keeps, %s', (_, room) => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storageWith(room)))
  afterEach(() => {
    emptyTab()
    vi.unstubAllGlobals()
  })

  it('is read, written over and removed', () => {
    writeTab('booking-quote', 'one')
    writeTab('booking-quote', 'two')
    expect(readTab('booking-quote')).toBe('two')
    removeTab('booking-quote')
    expect(readTab('booking-quote')).toBeNull()
  })

  it("is a visitor's until somebody signs in, and then that member's", () => {
    writeTab('booking-draft', entry(null))
    claimTab('anna')
    expect(readTab('booking-draft')).toBe(entry('anna'))
    claimTab('anna')
    expect(readTab('booking-draft')).toBe(entry('anna'))
    claimTab('bert')
    expect(readTab('booking-draft')).toBeNull()
  })

  it('belongs to the member whatever form it is of', () => {
    writeTab('contact', entry(null))
    writeTab('profile', entry('bert'))
    claimTab('anna')
    expect([readTab('contact'), readTab('profile')]).toEqual([entry('anna'), null])
  })

  it.each(['{', 'null', '"anna"', '{}', '{"id":"7"}'])('has no owner as %s, and is left alone', (text) => {
    writeTab('booking-quote', text)
    claimTab('anna')
    expect(readTab('booking-quote')).toBe(text)
  })

  it('passes from a member who goes on booking as a visitor, but not the forms of their account', () => {
    writeTab('booking-draft', entry('anna'))
    writeTab('profile', entry('anna'))
    disownBooking('anna')
    expect([readTab('booking-draft'), readTab('profile')]).toEqual([entry(null), entry('anna')])
  })

  it('is gone when the member signs out', () => {
    writeTab('booking-draft', entry('anna'))
    writeTab('contact', '{}')
    emptyTab()
    expect([readTab('booking-draft'), readTab('contact')]).toEqual([null, null])
  })
})

it('is kept without any storage, as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeTab('booking-trip', '?step=dates')
  expect(readTab('booking-trip')).toBe('?step=dates')
  emptyTab()
  expect(readTab('booking-trip')).toBeNull()
  vi.unstubAllGlobals()
})
