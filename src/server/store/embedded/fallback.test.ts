import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { findBase } from './fallback.ts'
import { findPlace } from './cluster-place.ts'

const asRoot = process.getuid?.() === 0
// Only made if the tests run: if all are skipped, nothing would remove it.
const folder = asRoot ? temporaryFolder('fallback') : ''
const locked = path.join(folder, 'locked')
const bases = [path.join(folder, 'first'), path.join(folder, 'second')]
/** Stands in for the folder of PostgreSQL's programs, which only has to be reachable here. */
const programs = '/usr'
const live = path.join(locked, 'live')
const other = path.join(locked, 'other')

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const placeOf = (data: string) => findPlace(data, programs, bases).folder
const ownerOf = (place: string) => readFileSync(path.join(place, 'owner'), 'utf8').trim()

/** Leaves a data folder as a first start does. */
function started(data: string): string {
  const place = placeOf(data)
  mkdirSync(path.join(place, 'cluster'), { recursive: true })
  return place
}

describe.runIf(asRoot)('as root, where the user of the database cannot go', () => {
  beforeEach(() => {
    for (const made of [locked, ...bases]) rmSync(made, { recursive: true, force: true })
    mkdirSync(locked, { mode: 0o700 })
  })

  test('a data folder and its database name each other, and are found again', () => {
    const place = started(live)
    expect(path.dirname(place)).toBe(bases[0])
    expect(ownerOf(place)).toBe(live)
    expect(placeOf(live)).toBe(place)
  })

  test('a copy of the data folder does not open the database of the original', () => {
    const place = started(live)
    cpSync(live, other, { recursive: true })
    expect(() => placeOf(other)).toThrow(`${other} is a copy of ${live}, and ${place} is the database of ${live}.`)
    expect(placeOf(live)).toBe(place)
    // Follow the message and docs/operations.md.
    const copy = path.join(bases[0]!, 'copy')
    cpSync(place, copy, { recursive: true })
    writeFileSync(path.join(other, 'postgres.place'), `${copy}\n`)
    expect([placeOf(other), ownerOf(copy)]).toEqual([copy, other])
    expect([placeOf(live), ownerOf(place)]).toEqual([place, live])
  })

  test('a data folder that was moved takes its database along', () => {
    const place = started(live)
    renameSync(live, other)
    expect([placeOf(other), ownerOf(place)]).toEqual([place, other])
    cpSync(other, live, { recursive: true })
    expect(() => placeOf(live)).toThrow(`is a copy of ${other}`)
  })

  test('a new data folder does not take up the database of one that was removed', () => {
    const place = started(live)
    rmSync(live, { recursive: true })
    const next = started(live)
    expect(next).not.toBe(place)
    expect(placeOf(live)).toBe(next)
    rmSync(live, { recursive: true })
    expect([place, next]).not.toContain(placeOf(live))
    expect(existsSync(path.join(place, 'cluster'))).toBe(true)
  })

  test('a first start that was interrupted goes on in the same folder', () => {
    const place = placeOf(live)
    rmSync(path.join(live, 'postgres.place'))
    expect(placeOf(live)).toBe(place)
  })

  test('a database of an earlier version, which does not name its data folder, is found and then does', () => {
    const place = started(live)
    rmSync(path.join(place, 'owner'))
    expect([placeOf(live), ownerOf(place)]).toEqual([place, live])
  })

  test('a data folder whose database is gone does not get an empty one instead', () => {
    const place = started(live)
    rmSync(place, { recursive: true })
    expect(() => placeOf(live)).toThrow(`names ${place} as the folder of the database, which is gone; restore it`)
    rmSync(path.join(live, 'postgres.place'))
    expect(placeOf(live)).toBe(place)
  })

  test('the first usable place is taken, and the log names it if it is not the best', () => {
    writeFileSync(bases[0]!, 'no folder can be made where a file is')
    const { folder: place, note } = findPlace(live, programs, bases)
    expect(path.dirname(place)).toBe(bases[1])
    expect(note).toContain(`lives in ${place}, since that user cannot reach ${live} and ${bases[0]} cannot be used;`)
    rmSync(bases[0]!)
    expect(findPlace(path.join(locked, 'best'), programs, bases).note).not.toMatch(/cannot be used/)
  })

  test('a folder that is out of reach or belongs to another user is no place for a database', () => {
    const [unreachable, foreign, parentless] = [
      path.join(locked, 'base'),
      path.join(folder, 'foreign'),
      path.join(folder, 'no', 'parent'),
    ]
    mkdirSync(foreign)
    chownSync(foreign, 12345, 12345)
    expect(findBase([unreachable, foreign, parentless, bases[0]!])).toBe(bases[0])
    expect(() => findBase([unreachable, foreign, parentless])).toThrow(/can use none of .*; set DATA_DIR to/)
  })
})
