import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spreewagen-fences-'))
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What the linter says of a file at this place with this import. */
function lint(file: string, imported: string): string {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `import { anything } from '${imported}'\n\nexport const something = anything\n`)
  const { stdout } = spawnSync(path.join(root, 'node_modules', '.bin', 'oxlint'), [target], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(target)
  return stdout
}

/** Arrows that the house does not have. */
test.each([
  ['src/domain/a.ts', '../content/de/site.ts', 'domain/ is pure'],
  ['src/domain/a.ts', 'node:fs', 'domain/ is pure'],
  ['src/content/de/a.ts', '../../domain/money.ts', 'content/ holds texts'],
  ['src/contract/a.ts', '../server/env.ts', 'contract/ describes'],
  ['src/web/site/a.ts', '../../server/env.ts', 'web/'],
  ['src/web/site/a.ts', '../account/login.tsx', 'One area of web/'],
  ['src/web/booking/steps/a.ts', '../../account/login.tsx', 'One area of web/'],
  ['src/web/account/a.ts', '../site/home.tsx', 'One area of web/'],
  ['src/web/ui/a.ts', '../../domain/money.ts', 'ui/ knows nothing of cars'],
  ['src/server/store/a.ts', '../../contract/booking.ts', 'store/ is SQL only'],
  ['src/server/store/a.ts', '../usecases/context.ts', 'store/ is SQL only'],
  ['src/server/usecases/booking/a.ts', './cancel.ts', 'A use case never calls another'],
  ['src/server/usecases/booking/a.ts', '../account/login.ts', 'A use case never calls another'],
  ['src/server/usecases/booking/a.ts', '../../http/route.ts', 'A use case knows'],
  ['src/server/usecases/booking/steps/a.ts', '../cancel.ts', 'A step never calls a use case'],
  ['src/server/http/a.ts', '../../web/links.ts', 'web/ and server/'],
  ['src/server/mail/a.ts', '../store/db.ts', 'Letters and documents'],
  ['src/server/uploads/a.ts', '../store/db.ts', 'Letters and documents'],
])('%s may not import %s', (file, imported, lesson) => {
  expect(lint(file, imported)).toContain(lesson)
})

/** Arrows that it has: the fences are not simply closed. */
test.each([
  ['src/domain/a.ts', './money.ts'],
  ['src/contract/a.ts', '../domain/period.ts'],
  ['src/web/site/home/a.ts', '../../../domain/money.ts'],
  ['src/server/usecases/booking/a.ts', './steps/price.ts'],
  ['src/server/usecases/booking/a.ts', '../context.ts'],
  ['src/server/usecases/booking/a.ts', '../../store/db.ts'],
  ['src/server/usecases/booking/steps/a.ts', './release.ts'],
  ['src/server/http/a.ts', '../usecases/booking/cancel.ts'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('no-restricted-imports')
})
