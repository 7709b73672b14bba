import { statfsSync } from 'node:fs'

/** Space for one more file of PostgreSQL's journal. Without it, the database stops. */
const NEEDED_MB = 16

/** @returns words for the log if the disk has too little room for the database; otherwise an empty string */
export function lackOfRoom(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  return megabytes >= NEEDED_MB ? '' : `; disk full: ${megabytes} MB are left in ${folder}`
}
