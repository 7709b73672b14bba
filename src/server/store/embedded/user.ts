import { existsSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { sameFolder } from './same-folder.ts'

export interface User {
  uid: number
  gid: number
}

/**
 * User of the database if the server is started as root, because PostgreSQL refuses to run as root. Nothing else on the
 * machine has this id: `useradd` assigns ids up to 60,000, systemd from 61,184, and rootless containers have none above
 * 65,535.
 */
export const DATABASE_USER: User = { uid: 60_718, gid: 60_718 }

const NOBODY = 65_534

/**
 * User that makes the cluster. `initdb`, unlike the server, refuses an id without a name; `nobody` has one on every
 * system. The group is the database's own: it is needed to enter the folder, and processes of other groups cannot look
 * into the memory of `initdb`.
 */
export const MAKER: User = { uid: NOBODY, gid: DATABASE_USER.gid }

/** Whether the cluster comes from a version that ran it as `nobody`, or was copied by root without its owner. */
export function isForeign(cluster: string): boolean {
  const uid = lstatSync(cluster, { throwIfNoEntry: false })?.uid
  return uid === NOBODY || uid === 0
}

/** Gives a folder and its content to a user. The folder itself comes last, so that an interrupted run is repeated. */
export function handOver(folder: string, { uid, gid }: User): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    // Not readdir's own `recursive`, which follows links.
    if (entry.isDirectory()) handOver(at, { uid, gid })
    else lchownSync(at, uid, gid)
  }
  lchownSync(folder, uid, gid)
}

/**
 * Whether any process still works in this cluster. PostgreSQL checks this itself, but only among its own user's
 * processes.
 */
export function isInUse(cluster: string): boolean {
  if (!existsSync('/proc')) return false
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return sameFolder(`/proc/${pid}/cwd`, cluster)
      } catch {
        return false // it has ended, or belongs to the kernel
      }
    })
}
