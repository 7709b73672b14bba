import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { openEmbedded } from './index.ts'
import { findPlace } from './cluster-place.ts'
import { findPrograms } from './programs.ts'

const asRoot = process.getuid?.() === 0
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderFor(name: string): string {
  const folder = temporaryFolder(name)
  made.push(folder)
  return folder
}

test('by default the database lives in the data folder, for its user and root only', () => {
  const folder = folderFor('place')
  const place = findPlace(folder, findPrograms())
  expect(place.folder).toBe(path.join(folder, 'postgres'))
  const { mode, uid } = statSync(place.folder)
  expect([mode & 0o777, uid]).toEqual(asRoot ? [0o710, 0] : [0o700, process.getuid!()])
})

test('the database starts and stops on a path with spaces and quotes', async () => {
  const folder = path.join(folderFor('odd'), `mit 'leer' und "komma, ü`)
  const database = await openEmbedded(folder)
  expect(existsSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(true)
  await database.close()
  expect(existsSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
})

test('if the path is too long for a socket, the socket goes elsewhere and the note says so', async () => {
  const folder = path.join(folderFor('deep'), ...Array.from({ length: 12 }, () => 'tief-verschachtelt'))
  const database = await openEmbedded(folder)
  expect(database.note).toMatch(/has its socket in .*spreewagen-/)
  await database.close()
})

test.runIf(asRoot)(
  'as root in a folder that only root may enter, the database moves for good to one that its user can reach',
  async () => {
    const locked = folderFor('locked')
    chmodSync(locked, 0o700)
    const data = path.join(locked, 'data')
    const database = await openEmbedded(data)
    expect(database.note).toMatch(/runs as user \d+.*lives in .*since that user cannot reach/)
    const moved = readFileSync(path.join(data, 'postgres.place'), 'utf8').trim()
    made.push(moved)
    await database.close()
    // The same database is found even after the folder is opened to others.
    chmodSync(locked, 0o755)
    expect(findPlace(data, findPrograms()).folder).toBe(moved)
  },
)

test.runIf(asRoot)(
  'as root, programs out of reach of the database user are copied once to a folder within its reach',
  () => {
    const locked = folderFor('programs')
    chmodSync(locked, 0o700)
    const bin = path.join(locked, 'native', 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(path.join(bin, 'postgres'), 'a program', { mode: 0o755 })
    const place = findPlace(folderFor('programs-data'), path.join(locked, 'native'))
    made.push(place.programs)
    expect(place.programs.startsWith(locked)).toBe(false)
    expect(readFileSync(path.join(place.programs, 'bin', 'postgres'), 'utf8')).toBe('a program')
    expect(findPlace(folderFor('programs-more'), path.join(locked, 'native')).programs).toBe(place.programs)
  },
)
