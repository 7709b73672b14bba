import { expect, test } from 'vitest'

import { fixedKeys, keyOf } from './keyring.ts'
import { createSealer, UnknownKeyError } from './seal.ts'

const [first, second] = ['01'.repeat(32), '02'.repeat(32)]
const marking = Buffer.alloc(32, 3)
const sealer = createSealer(fixedKeys(first), marking)

test('what is sealed opens with its key and for its owner only', () => {
  const sealed = sealer.seal({ passport: 'X00000000' }, 'booking:1')
  expect(sealed.toString('latin1')).not.toContain('X00000000')
  expect(sealer.open(sealed, 'booking:1')).toEqual({ passport: 'X00000000' })
  expect(() => sealer.open(sealed, 'booking:2')).toThrow()
  for (const at of [0, 1, 4, 5, 17, 33, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => sealer.open(changed, 'booking:1')).toThrow()
  }
})

test('a file that is sealed shows nothing of itself, and opens as it was', () => {
  const file = Buffer.from([0xff, 0xd8, 0, ...Buffer.from('a picture of a licence'), 0xfe])
  const sealed = sealer.sealBytes(file, 'document:1')
  expect(sealed.includes('licence')).toBe(false)
  expect(sealed.equals(sealer.sealBytes(file, 'document:1'))).toBe(false)
  expect(sealer.openBytes(sealed, 'document:1').equals(file)).toBe(true)
  expect(() => sealer.openBytes(sealed, 'document:2')).toThrow()
  expect(() => sealer.openBytes(sealed.subarray(0, -1), 'document:1')).toThrow()
})

test('what is sealed names its form, and one of another form is refused by name', () => {
  const sealed = sealer.sealBytes(Buffer.from('a licence'), 'document:1')
  expect(sealed[0]).toBe(2)
  const later = Buffer.from(sealed)
  later[0] = 3
  expect(() => sealer.openBytes(later, 'document:1')).toThrow('a form that this version does not know: 3')
})

test('a new key seals, and the old one still opens what it sealed', () => {
  const before = sealer.seal('a licence', 'document:1')
  const both = createSealer(fixedKeys(second, first), marking)
  expect(both.open(before, 'document:1')).toBe('a licence')
  const after = both.seal('a licence', 'document:1')
  expect(after.subarray(0, 5)).toEqual(both.head())
  expect(after.subarray(1, 5).toString('hex')).toBe(keyOf(second).number)
  expect(createSealer(fixedKeys(second), marking).open(after, 'document:1')).toBe('a licence')
})

test('a key that is not known is named, and where it was looked for', () => {
  const sealed = sealer.seal('a licence', 'document:1')
  const other = createSealer(fixedKeys(second), marking)
  expect(() => other.open(sealed, 'document:1')).toThrow(UnknownKeyError)
  expect(() => other.open(sealed, 'document:1')).toThrow(
    `sealed with key ${keyOf(first).number}, which is not among the keys in SECRET_KEY`,
  )
})

test('fingerprints stay the same when the key changes', () => {
  const both = createSealer(fixedKeys(second, first), marking)
  expect(both.fingerprint('mara@post.example')).toEqual(sealer.fingerprint('mara@post.example'))
})
