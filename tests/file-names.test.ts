import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Name of a file; an `index` goes by its folder, as in an editor's tab. */
const nameOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '')

const namedAlike = (files: readonly string[]): string[][] =>
  Object.values(Object.groupBy(files, nameOf))
    .map((alike = []) => alike.toSorted())
    .filter(([first = '', ...others]) => others.length > 0 && nameOf(first) !== 'index')

const filesIn = (folder: string): string[] =>
  globSync(`src/${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file))

// An editor's tab shows little more than a file's name.
test('no two files of the site have one name', () => {
  expect(namedAlike(filesIn('web'))).toEqual([])
})

// An area keeps its name through all rooms of the server (http/booking.ts, store/booking.ts), so names are unique within a room only.
const rooms = globSync('src/server/*/').map((room) => path.basename(room))

test.each(rooms)('no two files of server/%s have one name', (room) => {
  expect(filesIn(`server/${room}`).length).toBeGreaterThan(0)
  expect(namedAlike(filesIn(`server/${room}`))).toEqual([])
})
