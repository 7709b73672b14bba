import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { loadSite } from './pages.ts'

const folder = temporaryFolder('half-a-site')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const policies = { 'csp.json': '{}' }
const page = { 'client/index.html': '', 'client/index.open.html': '' }

test.each([
  ['no policies yet', page],
  ['a page without its twin', { ...policies, 'client/index.html': '' }],
  ['no page for what is not there', { ...policies, ...page }],
])('a build that is not complete, with %s, is refused in words that say what to do', (what, files) => {
  const build = path.join(folder, what)
  mkdirSync(path.join(build, 'client'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text)
  expect(() => loadSite(path.join(build, 'client'))).toThrow(/is not complete; run "npm run build"/)
})
