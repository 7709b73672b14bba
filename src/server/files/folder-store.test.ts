import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeEach, expect, test } from 'vitest'

import type { Db } from '#store/db.ts'
import { temporaryFolder } from '#support/folder.ts'
import { createFolderStore, prepareFolder, UnusableFolderError } from './folder-store.ts'
import type { FileStore } from './file-store.ts'

const root = temporaryFolder('store')
/** Nothing is asked of a database. */
const db = undefined as unknown as Db
let folder: string
let store: FileStore
let turn = 0
beforeEach(() => {
  folder = path.join(root, String(++turn), 'files')
  store = createFolderStore(folder)
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

const nameOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const all = async (before = new Date(Date.now() + 60_000)) => {
  const names: string[] = []
  for await (const some of store.list(db, before)) names.push(...some)
  return names.toSorted()
}
const one = Buffer.from('one')
const two = Buffer.alloc(3_000_000, 7)

test('has what was put, also twice and by several at once, and nothing else', async () => {
  expect(await store.get(db, nameOf(one))).toBeUndefined()
  expect(await all()).toEqual([])
  await Promise.all([one, two, one, two].map((content) => store.put(db, nameOf(content), content)))
  expect(await store.get(db, nameOf(one))).toEqual(one)
  expect((await store.get(db, nameOf(two)))!.equals(two)).toBe(true)
  expect(await all()).toEqual([nameOf(one), nameOf(two)].toSorted())
  await store.delete(db, nameOf(one))
  await store.delete(db, nameOf(one))
  expect(await store.get(db, nameOf(one))).toBeUndefined()
})

test('is closed to other users of the machine, in folders by the first two digits', async () => {
  await store.put(db, nameOf(one), one)
  const shard = path.join(folder, nameOf(one).slice(0, 2))
  expect(readdirSync(shard)).toEqual([nameOf(one)])
  const modes = [folder, shard, path.join(shard, nameOf(one))].map((at) => statSync(at).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('lists what is old enough, with the remains of interrupted puts and without what is not its own', async () => {
  const shard = path.join(folder, nameOf(one).slice(0, 2))
  await store.put(db, nameOf(one), one)
  await store.put(db, nameOf(two), two)
  const part = `${nameOf(one)}.0123456789ab.part`
  for (const name of [part, 'READ-ME.txt']) writeFileSync(path.join(shard, name), '')
  mkdirSync(path.join(folder, 'elsewhere'))
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const name of [part, nameOf(one)]) utimesSync(path.join(shard, name), hourAgo, hourAgo)
  expect(await all(new Date(Date.now() - 60_000))).toEqual([nameOf(one), part].toSorted())
  await store.delete(db, part)
  expect(existsSync(path.join(shard, part))).toBe(false)
})

test('takes no name that leads elsewhere', async () => {
  for (const name of ['../../etc/passwd', '', 'ab/../../x', `${nameOf(one)}/x`])
    await expect(store.get(db, name)).rejects.toThrow('not the name of a stored file')
})

test('leaves nothing where a put fails', async () => {
  const shard = path.join(folder, nameOf(one).slice(0, 2))
  mkdirSync(path.join(shard, nameOf(one), 'in the way'), { recursive: true })
  await expect(store.put(db, nameOf(one), one)).rejects.toThrow()
  expect(readdirSync(shard)).toEqual([nameOf(one)])
})

test('that cannot be used is named at the start', () => {
  const file = path.join(root, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  expect(() => {
    prepareFolder(path.join(file, 'files'))
  }).toThrow(UnusableFolderError)
  expect(() => {
    prepareFolder(folder)
  }).not.toThrow()
})
