import { rmSync } from 'node:fs'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { initialise } from './initdb.ts'
import { findPlace } from './cluster-place.ts'
import { findPrograms } from './programs.ts'

const NAMELESS = 123_456_789

test.runIf(process.getuid?.() === 0)('a user whose id has no name is told what to do', async () => {
  const folder = temporaryFolder('initdb')
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const place = findPlace(folder, findPrograms())
  const nameless = { uid: NAMELESS, gid: place.owner!.gid }
  await expect(initialise({ ...place, maker: nameless })).rejects.toThrow(
    /^initdb failed: the user id 123456789 has no name.*\/etc\/passwd.*DATABASE_URL$/,
  )
})
