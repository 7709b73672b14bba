import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** `index` is called by its folder, which an editor's tab shows instead. */
const nameOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '')

const namedAlike = (files: readonly string[]): string[][] =>
  Object.values(Object.groupBy(files, nameOf))
    .map((alike = []) => alike.toSorted())
    .filter(([first = '', ...others]) => others.length > 0 && nameOf(first) !== 'index')

const filesIn = (folder: string): string[] =>
  globSync(`src/${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file))

// A tab of an editor shows little more than the name of a file.
test('no two files of the site have one name', () => {
  expect(namedAlike(filesIn('web'))).toEqual([])
})

// An area has one name on its whole way through the server: http/booking.ts, store/booking.ts. The room tells them apart.
const rooms = globSync('src/server/*/').map((room) => path.basename(room))

test.each(rooms)('no two files of server/%s have one name', (room) => {
  expect(filesIn(`server/${room}`).length).toBeGreaterThan(0)
  expect(namedAlike(filesIn(`server/${room}`))).toEqual([])
})
