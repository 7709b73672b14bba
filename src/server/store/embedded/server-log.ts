import { copyFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'

import { tryLockExclusive } from './lock.ts'

const MOST_BYTES = 1 << 20

/**
 * Settings that limit PostgreSQL's log to messages about itself. A failing statement is reported to its sender only:
 * it and its message may hold personal data.
 */
export const logSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/**
 * Limits the log and its predecessor to about a megabyte each. PostgreSQL keeps appending to the file that it was
 * started with, so the content is moved and the file stays.
 */
export function keepSmall(file: string, mostBytes = MOST_BYTES): void {
  const tooBig = () => existsSync(file) && statSync(file).size > mostBytes
  if (!tooBig()) return
  // One process at a time: a second would overwrite the copy that the first has just made.
  const release = tryLockExclusive(`${file}.lock`)
  if (release === undefined) return
  try {
    if (tooBig()) putAside(file, `${file}.1`)
  } finally {
    release()
  }
}

/** @returns the log's last fatal message, worded to follow an error; empty if there is none */
export function lastWords(file: string): string {
  if (!existsSync(file)) return ''
  const why = readFileSync(file, 'utf8')
    .split('\n')
    .findLast((line) => /\b(FATAL|PANIC):/.test(line))
  return why === undefined ? '' : `; it says: ${why.trim()}`
}

function putAside(file: string, aside: string): void {
  try {
    copyFileSync(file, aside)
  } catch {
    rmSync(aside, { force: true }) // no room for it
  }
  truncateSync(file)
}
