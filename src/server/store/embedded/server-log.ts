import { copyFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'

import { tryLockExclusive } from './lock.ts'

const MOST_BYTES = 1 << 20

/**
 * What PostgreSQL says about itself. Statements that fail are told to whoever sent them and not written down: they
 * and their messages may hold personal data.
 */
export const logSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
]

/**
 * Keeps the log and its predecessor at some megabyte each. PostgreSQL appends to the file that it was started with;
 * so what is in there moves, and the file stays.
 */
export function keepSmall(file: string, mostBytes = MOST_BYTES): void {
  const tooBig = () => existsSync(file) && statSync(file).size > mostBytes
  if (!tooBig()) return
  // By one process at a time: a second one would overwrite what the first has put aside.
  const release = tryLockExclusive(`${file}.lock`)
  if (release === undefined) return
  try {
    if (tooBig()) putAside(file, `${file}.1`)
  } finally {
    release()
  }
}

/** @returns why the database ended last, for whoever cannot look into its log; the log stays small */
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
