import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { keepPartsAside, putPartsAside } from './keep-parts.ts'

const folder = 'office/office'

/** Builds a release of these parts, as a bundler does: into an empty folder. */
function build(at: string, names: readonly string[]): void {
  const into = path.join(at, folder)
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  for (const name of names) writeFileSync(path.join(into, name), name)
}

test('a release has the parts of the one before it, and no earlier ones', () => {
  const at = temporaryFolder('parts')
  build(at, ['frame-1.js', 'same.js'])
  putPartsAside(at)
  build(at, ['frame-2.js', 'same.js'])
  keepPartsAside(at)
  expect(readdirSync(path.join(at, folder)).toSorted()).toEqual(['frame-1.js', 'frame-2.js', 'same.js'])
  putPartsAside(at)
  build(at, ['frame-3.js', 'same.js'])
  keepPartsAside(at)
  expect(readdirSync(path.join(at, folder)).toSorted()).toEqual(['frame-2.js', 'frame-3.js', 'same.js'])
  expect(readdirSync(at).toSorted()).toEqual(['kept.txt', 'office'])
})

test('parts that were put aside outlast a build that failed', () => {
  const at = temporaryFolder('parts')
  build(at, ['frame-1.js'])
  putPartsAside(at)
  // The next build begins where this one failed, and puts nothing aside (build.ts).
  build(at, ['frame-2.js'])
  keepPartsAside(at)
  expect(readdirSync(path.join(at, folder)).toSorted()).toEqual(['frame-1.js', 'frame-2.js'])
})
