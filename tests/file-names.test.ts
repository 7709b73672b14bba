import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Name of a file, as far as an editor's tab tells files apart. */
const nameOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '')

/** Rooms whose files are named for things: areas, rules, use cases, tables and letters. A thing keeps its name everywhere. */
const rooms =
  'src/{content,content/de,content/de/*,contract,contract/*,domain,server/usecases/*,server/store,server/mail}/*.ts'

const withoutTests = (files: readonly string[]): string[] => files.filter((file) => !/\.test\.tsx?$/.test(file))

const things: ReadonlySet<string> = new Set(withoutTests(globSync(rooms)).map(nameOf))

/** Groups of files of one name; an `index` goes by its folder. */
const namedAlike = (files: readonly string[]): string[][] =>
  Object.entries(Object.groupBy(files, nameOf))
    .filter(([name, alike = []]) => name !== 'index' && alike.length > 1)
    .map(([, alike = []]) => alike.toSorted())

/** Parts of the project in which even a thing has one file of its name. */
const parts: readonly string[] = [
  ...globSync('src/server/*/'),
  'src/content/de',
  'src/contract',
  'src/domain',
  'src/web',
  'scripts',
  'tests/support',
]

const filesIn = (folder: string): string[] => withoutTests(globSync(`${folder}/**/*.{ts,tsx}`))

test.each(parts)('no two files of %s have one name', (folder) => {
  expect(filesIn(folder).length).toBeGreaterThan(0)
  expect(namedAlike(filesIn(folder))).toEqual([])
})

test('files of different parts share a name only if it is that of a thing', () => {
  const files = withoutTests(globSync('{src,scripts,tests/support}/**/*.{ts,tsx}')).filter(
    (file) => !file.startsWith('src/content/en/'),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(namedAlike(files).filter(([first = '']) => !things.has(nameOf(first)))).toEqual([])
})

test('no two tests of the whole have one name', () => {
  const files = globSync('tests/**/*.{test,spec}.ts')
  expect(files.length).toBeGreaterThan(100)
  expect(namedAlike(files)).toEqual([])
})
