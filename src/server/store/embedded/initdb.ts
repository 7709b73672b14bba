import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import type { Place } from './cluster-place.ts'
import { handOver } from './user.ts'

/** Role that owns the database and everything in it. */
export const OWNER_ROLE = 'spreewagen'

export const clusterOf = (place: Place) => path.join(place.folder, 'cluster')

/**
 * Makes the cluster unless there is one.
 * @throws if initdb fails, with its message or, for a known cause, with what to do
 */
export async function initialise(place: Place): Promise<void> {
  const cluster = clusterOf(place)
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return
  // Made under another name and then renamed, so that a killed first start leaves no half-made cluster.
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  // initdb accepts an empty folder. Started by root, it runs as a user that may not make one here.
  mkdirSync(half, { mode: 0o700 })
  if (place.maker !== undefined) chownSync(half, place.maker.uid, place.maker.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale']
  await initdb(place, ['-D', half, '-U', OWNER_ROLE, '-A', 'trust', '--no-instructions', ...locale])
  if (place.owner !== undefined) handOver(half, place.owner)
  renameSync(half, cluster)
}

function initdb(place: Place, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.programs, 'bin', 'initdb'), args, {
      ...place.maker,
      cwd: place.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`initdb failed: ${wayOut(complaint) ?? complaint.trim()}`))
    })
  })
}

/** Says what to do about a user id without a name, which is common in containers. */
function wayOut(complaint: string): string | undefined {
  const id = /could not look up effective user ID (\d+)/.exec(complaint)?.[1]
  if (id === undefined) return undefined
  return (
    `the user id ${id} has no name, and PostgreSQL makes no database for such a user; ` +
    'give it one in /etc/passwd, run as another user, or set DATABASE_URL'
  )
}
