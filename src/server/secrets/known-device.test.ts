import { expect, test } from 'vitest'

import { deviceProof, knownDevice } from './known-device.ts'
import { fixedKeys } from './keyring.ts'
import { createSealer } from './seal.ts'

const keys = fixedKeys('07'.repeat(32))
const sealer = createSealer(keys, Buffer.alloc(32, 7))
const owner = (id: string, password_hash = 'hash') => ({ id, password_hash })

test('is known for the account that was signed in to, and for no other', () => {
  const shown = deviceProof(sealer, null, owner('anna'))
  expect(knownDevice(sealer, shown, owner('anna'))).toBe(shown.split('.')[0])
  expect(knownDevice(sealer, shown, owner('bert'))).toBeNull()
  expect(knownDevice(sealer, shown, undefined)).toBeNull()
  expect(knownDevice(sealer, null, owner('anna'))).toBeNull()
})

test('a new password makes it worthless, and so does another key', () => {
  const shown = deviceProof(sealer, null, owner('anna'))
  expect(knownDevice(sealer, shown, owner('anna', 'another'))).toBeNull()
  expect(knownDevice(createSealer(keys, Buffer.alloc(32, 8)), shown, owner('anna'))).toBeNull()
})

test('serves a household: the last four accounts, each once', () => {
  let shown = deviceProof(sealer, null, owner('anna'))
  const [nonce] = shown.split('.')
  for (const id of ['bert', 'cem', 'dora', 'dora', 'emil']) shown = deviceProof(sealer, shown, owner(id))
  const known = ['anna', 'bert', 'cem', 'dora', 'emil'].map((id) => knownDevice(sealer, shown, owner(id)))
  expect(known).toEqual([null, nonce, nonce, nonce, nonce])
})

test('nothing made up is known, and it is not carried on', () => {
  for (const odd of ['', 'x', 'x.y', 'a'.repeat(22), `${'a'.repeat(22)}.${'b'.repeat(22)}`, 'ä'.repeat(5_000)]) {
    expect(knownDevice(sealer, odd, owner('anna'))).toBeNull()
    expect(deviceProof(sealer, odd, owner('anna'))).toMatch(/^[\w-]{22}(\.[\w-]{22}){1,4}$/)
  }
})
