import { chownSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

import type { User } from './user.ts'

/**
 * Writes who is let in, before each start: users of the operating system (`peer`), that is whoever runs the server, and
 * root. The kernel says who asks; there is no password to steal. A user whose id has no name, as in some containers,
 * cannot be told like that; then only the mode of the socket's folder (0700) keeps others out.
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
