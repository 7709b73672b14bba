import { statfsSync } from 'node:fs'

/** PostgreSQL begins a new file of its journal with 16 MB; without them it stops. */
const NEEDED_MB = 16

/** @returns a few words if there is too little room for the database, for whoever reads the log */
export function lackOfRoom(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  return megabytes >= NEEDED_MB ? '' : `; disk full: ${megabytes} MB are left in ${folder}`
}
