import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { createSealer } from './seal.ts'
import { loadSecretKey } from './secret-key.ts'

const folder = temporaryFolder('key')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('the key is made once, for its owner only, and stays', () => {
  const made = loadSecretKey(folder, undefined)
  expect(made).toHaveLength(32)
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(loadSecretKey(folder, undefined)).toEqual(made)
})

test('a damaged key stops the start instead of being replaced', () => {
  const file = path.join(folder, 'secret.key')
  const before = readFileSync(file)
  writeFileSync(file, 'abc\n')
  expect(() => loadSecretKey(folder, undefined)).toThrow(/damaged/)
  writeFileSync(file, before)
})

test('what is sealed opens with its key and for its owner only', () => {
  const sealer = createSealer(Buffer.alloc(32, 1))
  const sealed = sealer.seal({ passport: 'X00000000' }, 'booking:1')
  expect(sealed.toString('latin1')).not.toContain('X00000000')
  expect(sealer.open(sealed, 'booking:1')).toEqual({ passport: 'X00000000' })
  expect(() => sealer.open(sealed, 'booking:2')).toThrow()
  expect(() => createSealer(Buffer.alloc(32, 2)).open(sealed, 'booking:1')).toThrow()
  const changed = Buffer.from(sealed)
  changed[30]! ^= 1
  expect(() => sealer.open(changed, 'booking:1')).toThrow()
})

test('a file that is sealed shows nothing of itself, and opens as it was', () => {
  const sealer = createSealer(Buffer.alloc(32, 1))
  const file = Buffer.from([0xff, 0xd8, 0, ...Buffer.from('a picture of a licence'), 0xfe])
  const sealed = sealer.sealBytes(file, 'document:1')
  expect(sealed.includes('licence')).toBe(false)
  expect(sealed.equals(sealer.sealBytes(file, 'document:1'))).toBe(false)
  expect(sealer.openBytes(sealed, 'document:1').equals(file)).toBe(true)
  expect(() => sealer.openBytes(sealed, 'document:2')).toThrow()
  expect(() => sealer.openBytes(sealed.subarray(0, -1), 'document:1')).toThrow()
})

test('what is sealed names its form, and one of another form is refused by name', () => {
  const sealer = createSealer(Buffer.alloc(32, 1))
  const sealed = sealer.sealBytes(Buffer.from('a licence'), 'document:1')
  expect(sealed[0]).toBe(1)
  const later = Buffer.from(sealed)
  later[0] = 2
  expect(() => sealer.openBytes(later, 'document:1')).toThrow('a form that this version does not know: 2')
})
