import { existsSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { sameFolder } from './same-folder.ts'

export interface User {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. Started as root, the database runs as a user that nothing else on the machine is:
 * `useradd` gives out ids up to 60,000, systemd from 61,184 on, and rootless containers have none above 65,535.
 */
export const DATABASE_USER: User = { uid: 60_718, gid: 60_718 }

const NOBODY = 65_534

/**
 * `initdb` refuses an id without a name; the server does not mind. So `nobody`, whom every system knows, makes the
 * cluster. The group is the database's own: only with it can the folder be entered, and a process of another group
 * cannot look into this one's memory.
 */
export const MAKER: User = { uid: NOBODY, gid: DATABASE_USER.gid }

/** @returns whether the cluster was left by a version that ran it as `nobody`, or was copied by root without its owner */
export function isForeign(cluster: string): boolean {
  const uid = lstatSync(cluster, { throwIfNoEntry: false })?.uid
  return uid === NOBODY || uid === 0
}

/** The folder itself comes last, so that one that was killed is begun again. Links are not followed. */
export function handOver(folder: string, { uid, gid }: User): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    // Not readdir's own `recursive`, which goes through links.
    if (entry.isDirectory()) handOver(at, { uid, gid })
    else lchownSync(at, uid, gid)
  }
  lchownSync(folder, uid, gid)
}

/**
 * Whether any process still works in this cluster. Between processes of one user PostgreSQL finds that out itself, but
 * it takes no notice of another user's.
 */
export function isInUse(cluster: string): boolean {
  if (!existsSync('/proc')) return false
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return sameFolder(`/proc/${pid}/cwd`, cluster)
      } catch {
        return false // it has ended, or is the kernel's
      }
    })
}
