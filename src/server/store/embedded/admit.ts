import { chownSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

import type { User } from './user.ts'

/**
 * Writes the list of users that the database lets in, before each start: the operating system's user that runs the
 * server, and root (`peer`). The kernel vouches for the caller, so there is no password to steal. In some containers
 * the user's id has no name and cannot be listed; then only the mode of the socket's folder (0700) keeps others out.
 */
export function admit(cluster: string, owner: User | undefined): void {
  const name = nameOfUs()
  const people = name === undefined ? [] : [...new Set([name, 'root'])]
  const files = {
    'pg_hba.conf': people.length === 0 ? 'local all all trust\n' : 'local all all peer map=server\n',
    'pg_ident.conf': people.map((one) => `server "${one}" all\n`).join(''),
  }
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(cluster, file)
    writeFileSync(at, text, { mode: 0o600 })
    if (owner !== undefined) chownSync(at, owner.uid, owner.gid)
  }
}

function nameOfUs(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
