import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { refusal, roomOf, rooms } from '../scripts/fences/arrows.ts'

const root = path.resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spreewagen-fences-'))
  for (const part of ['.oxlintrc.json', 'package.json', 'scripts/fences'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A file that the fences may refuse: its path in `src/` and its import. */
interface Case {
  readonly file: string
  readonly line: string
}

const importing = (specifier: string): string => `import { anything } from '${specifier}'\nexport const a = anything\n`

/** Refused files of these cases with the linter's messages, from one run of the linter. */
function refused(cases: readonly Case[]): Map<string, string> {
  rmSync(path.join(folder, 'src'), { recursive: true, force: true })
  for (const { file, line } of cases) {
    const target = path.join(folder, 'src', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, line)
  }
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { diagnostics, number_of_files: read } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; filename: string }[]
    number_of_files: number
  }
  expect(read).toBe(new Set(cases.map(({ file }) => file)).size)
  return new Map(
    diagnostics
      .filter(({ code }) => code === 'house(arrows)')
      .map(({ filename, message }) => [filename.replace(/^.*?src\//, ''), message]),
  )
}

/** Path of a file at a depth beneath a room's folder; undefined if the room does not go that deep. */
function fileAt(room: string, depth: number, name: string): string | undefined {
  const inner = ['a', 'b', 'c'].slice(0, depth - 1)
  const places: Record<string, string> = { steps: 'server/usecases/rental/steps', usecases: 'server/usecases/rental' }
  const file = [places[room] ?? rooms[room]!.folder, ...inner, name].join('/')
  return roomOf(file) === room ? file : undefined
}

const depths = [1, 2, 3, 4]
const names = Object.keys(rooms)
/** Generous patience in ms, because the linter shares the machine. */
const LINTING_MS = 60_000

test('every pair of rooms is fenced as the table says, at any depth', { timeout: LINTING_MS }, () => {
  const cases = names.flatMap((from) =>
    names.flatMap((to) =>
      depths.flatMap((depth) => {
        const target = fileAt(to, 1, 'thing.ts')!
        const file = fileAt(from, depth, `to-${to}.ts`)
        if (file === undefined) return []
        const relative = path.posix.relative(path.posix.dirname(file), target)
        return [{ from, to, file, line: importing(relative.startsWith('.') ? relative : `./${relative}`) }]
      }),
    ),
  )
  expect(cases.length).toBeGreaterThan(2_000)
  const said = refused(cases)
  for (const { from, to, file } of cases) {
    const lesson = refusal(from, to, false)
    if (lesson !== undefined) expect(said.get(file), `${file} to ${to}`).toBe(lesson)
    else if (from === to) expect(said.get(file), `${file} to ${to}`).toBeUndefined()
  }
})

test('a room imports from other rooms by name', { timeout: LINTING_MS }, () => {
  const aliased = names.filter((name) => fileAt(name, 1, 'x.ts') === `${rooms[name]!.folder}/x.ts`)
  const cases = aliased.flatMap((from) =>
    aliased
      .filter((to) => from !== to && refusal(from, to, false) === undefined && !['start', 'web', 'staff'].includes(to))
      .map((to) => ({
        file: fileAt(from, 3, `to-${to}.ts`) ?? fileAt(from, 1, `to-${to}.ts`)!,
        line: importing(`#${to}/thing.ts`),
      })),
  )
  expect(cases.length).toBeGreaterThan(80)
  expect([...refused(cases)]).toEqual([])
})

/** Imports that no table may ever allow, written by hand so that a slip in the table fails. */
const never: [file: string, specifier: string][] = [
  ['domain/a.ts', '#content/de/site.ts'],
  ['domain/a/b.ts', 'node:fs'],
  ['domain/a.ts', 'zod'],
  ['content/de/a.ts', '#domain/money.ts'],
  ['contract/a.ts', '#process/env.ts'],
  ['web/site/home/form/a.ts', '../../../booking/words.ts'],
  ['web/site/home/form/a.ts', '#account/guards.ts'],
  ['web/account/settings/x/a.ts', '../../../booking/words.ts'],
  ['web/booking/a/b/a.ts', '#account/guards.ts'],
  ['web/staff/board/a.ts', '#site/home.tsx'],
  ['web/rental/a.ts', '#booking/words.ts'],
  ['web/api/a.ts', '#booking/words.ts'],
  ['web/forms/a.ts', '#account/guards.ts'],
  ['web/ui/x/a.ts', '#domain/money.ts'],
  ['web/ui/a.ts', '../api/call-server.ts'],
  ['web/site/a.ts', '#store/db.ts'],
  ['server/http/a.ts', '#i18n/links.ts'],
  ['server/http/a.ts', '#store/db.ts'],
  ['server/http/a.ts', '#usecases/booking/steps/release.ts'],
  ['server/cli/a.ts', '#store/rate.ts'],
  ['server/cli/a.ts', '#usecases/booking/steps/release.ts'],
  ['server/http/a.ts', 'kysely'],
  ['server/http/a.ts', 'pg'],
  ['server/store/a.ts', '#contract/booking.ts'],
  ['server/store/seed/a.ts', '#usecases/context.ts'],
  ['server/usecases/booking/a.ts', './cancel.ts'],
  ['server/usecases/booking/a.ts', '#usecases/account/login.ts'],
  ['server/usecases/booking/a.ts', '#http/route.ts'],
  ['server/usecases/booking/steps/a.ts', '../cancel.ts'],
  ['server/usecases/booking/steps/a.ts', '../../account/login.ts'],
  ['server/mail/a.ts', '#store/db.ts'],
  ['server/documents/a.ts', '#mail/render.ts'],
  ['server/words/a.ts', '#mail/letters.ts'],
  ['server/uploads/a.ts', '#store/db.ts'],
]

test('the table never opens the essential fences', { timeout: LINTING_MS }, () => {
  const cases = never.map(([file, specifier], index) => ({
    file: file.replace(/a\.ts$/, `case-${index}.ts`),
    line: importing(specifier),
  }))
  const said = refused(cases)
  expect(cases.filter(({ file }) => !said.has(file)).map(({ line }) => line)).toEqual([])
})

test('types pass where the table says so, and values do not', { timeout: LINTING_MS }, () => {
  const type = "import type { Thing } from '#mail/letters.ts'\nexport const a = (thing: Thing) => thing\n"
  const inline = "import { type Thing } from '#mail/letters.ts'\nexport const a = (thing: Thing) => thing\n"
  const cases = [
    { file: 'server/usecases/context.ts', line: type },
    { file: 'server/documents/inline.ts', line: inline },
    { file: 'server/documents/value.ts', line: importing('#mail/letters.ts') },
    { file: 'server/documents/lazy.ts', line: "export const load = () => import('#mail/letters.ts')\n" },
    { file: 'server/documents/again.ts', line: "export { anything } from '#mail/letters.ts'\n" },
    { file: 'server/store/type.ts', line: type },
  ]
  expect([...refused(cases).keys()].toSorted()).toEqual([
    'server/documents/again.ts',
    'server/documents/lazy.ts',
    'server/documents/value.ts',
    'server/store/type.ts',
  ])
})
