import { appendFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { addKey, findKeyring, fixedKeys, keyOf, openKeyring } from './keyring.ts'

const none = { newest: undefined, old: [] }
const [first, second] = ['01'.repeat(32), '02'.repeat(32)]
let folder: string
let file: string

beforeEach(() => {
  folder = temporaryFolder('key')
  file = path.join(folder, 'secret.key')
  const made = folder
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true })
  })
})

describe('the key of a data folder', () => {
  test('is made once, for its owner only, and stays', () => {
    expect(findKeyring(folder, none)).toBeUndefined()
    const made = openKeyring(folder, none).newest()
    expect(made.bytes).toHaveLength(32)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(openKeyring(folder, none).newest()).toEqual(made)
    expect(findKeyring(folder, none)!.newest()).toEqual(made)
  })

  test.each(['abc\n', '', `${first}\nabc\n`])('stops the start where its file is damaged: %j', (text) => {
    writeFileSync(file, text)
    expect(() => openKeyring(folder, none)).toThrow(/secret\.key is damaged/)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('gets a successor that seals from then on, in processes that run already too', () => {
    const running = openKeyring(folder, none)
    const before = running.newest()
    const number = addKey(folder)
    expect(running.newest().number).toBe(number)
    expect(running.find(before.number)).toEqual(before)
    expect(openKeyring(folder, none).numbers()).toEqual([number, before.number])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('is still known where its file goes or is being written', () => {
    const running = openKeyring(folder, none)
    const key = running.newest()
    appendFileSync(file, 'abc')
    expect(running.newest()).toEqual(key)
    renameSync(file, `${file}.gone`)
    expect(running.newest()).toEqual(key)
    writeFileSync(file, `${first}\n`)
    expect(running.newest()).toEqual(keyOf(first))
  })
})

test('the key of the environment seals, and the old ones are known beside it', () => {
  const keys = openKeyring(folder, { newest: second, old: [first] })
  expect(keys.numbers()).toEqual([keyOf(second).number, keyOf(first).number])
  expect(findKeyring(folder, { newest: second, old: [] })!.newest()).toEqual(keyOf(second))
})

test('old keys of the environment are known beside those of the file', () => {
  const keys = openKeyring(folder, { newest: undefined, old: [first] })
  expect(keys.newest().number).not.toBe(keyOf(first).number)
  expect(keys.find(keyOf(first).number)).toEqual(keyOf(first))
})

test('the number of a key follows from it and tells nothing of it', () => {
  const { number } = keyOf(first)
  expect(number).toMatch(/^[0-9a-f]{8}$/)
  expect(first).not.toContain(number)
  expect(keyOf(first.toUpperCase()).number).toBe(number)
  expect(fixedKeys(first, second).numbers()).toHaveLength(2)
  expect(keyOf(second).number).not.toBe(number)
})
