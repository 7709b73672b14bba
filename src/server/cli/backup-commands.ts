import path from 'node:path'

import type { Command } from 'commander'

import { backUp, removeOldest } from '#backup/back-up.ts'
import { bytesOf, listCopies, type WholeCopy } from '#backup/whole-copy.ts'
import type { Inspection } from '#backup/inspect.ts'
import { restoreCopy, tryCopy } from '#backup/restore-copy.ts'
import { toLocal } from '#domain/period.ts'
import { readEnv, type Env } from '#process/env.ts'
import { findKeyring } from '#secrets/keyring.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { atTheMachine, CliError, print, printJson } from './operator.ts'
import { wholeNumber } from './option-values.ts'

interface Options {
  json?: boolean
}

/** Turns signals into an ordinary exit, which removes everything temporary. */
function endOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code))
}

/** Commands that copy and restore the embedded database with its files. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .argument('[folder]', 'where copies are kept; BACKUP_DIR unless it is named')
    .option('--keep <number>', 'remove the oldest beyond so many, once the new one is whole', wholeNumber(1, 1_000))
    .option('--json', 'for programs')
    .description('copy database and files, also while the server runs; starts the copy and checks it')
    .action(async (folder: string | undefined, { keep, json = false }: Options & { keep?: number }) => {
      const env = embeddedOnly(readEnv())
      endOnSignals()
      const keys = findKeyring(env.dataDir, env.secretKeys)
      if (keys === undefined) throw new CliError(`there is no secret.key in ${env.dataDir}, and SECRET_KEY is not set`)
      const made = await backUp(env.dataDir, folderOf(folder, env), keys)
      const sound = made.note.findings.length === 0
      const removed = keep === undefined || !sound ? [] : removeOldest(path.dirname(made.path), made, keep)
      if (json) printJson({ ...listed(made), removed })
      else {
        print(`copied to ${made.path} (${megabytes(made)})\n${inspectionText(made.note)}`)
        print(`to be read it needs ${keysText(made)}, which is not in it: keep a copy of ${keys.where} elsewhere`)
        for (const one of removed) print(`removed ${one}`)
      }
      if (!sound) process.exitCode = 1
    })
  program
    .command('copies')
    .argument('[folder]', 'BACKUP_DIR unless it is named')
    .option('--json', 'for programs')
    .option('--within <hours>', 'fail if none was made within so many hours', wholeNumber(1))
    .description('list the whole copies, the newest first')
    .action((folder: string | undefined, { json = false, within }: Options & { within?: number }) => {
      atTheMachine()
      const copies = listCopies(folderOf(folder, readEnv()))
      if (json) printJson(copies.map(listed))
      else print(copies.length === 0 ? 'there is no whole copy' : `${copiesText(copies)}\n(all times are Berlin time)`)
      if (within === undefined) return
      const newest = copies.find(({ note }) => note.findings.length === 0)
      if (newest !== undefined && Date.now() - Date.parse(newest.note.madeAt) <= within * 3_600_000) return
      throw new CliError(`no sound copy was made in the last ${within} hours`)
    })
  program
    .command('restore')
    .argument('<copy>', 'the folder of one copy')
    .option('--check', 'only try it in a temporary folder')
    .option('--json', 'for programs')
    .description('restore a copy into DATA_DIR, which has no database yet; starts it and checks it')
    .action(async (copy: string, { check = false, json = false }: Options & { check?: boolean }) => {
      const env = embeddedOnly(readEnv())
      endOnSignals()
      const keys = findKeyring(env.dataDir, env.secretKeys)
      const whole = path.resolve(copy)
      const found = check ? await tryCopy(whole, keys) : await restoreCopy(whole, env.dataDir, keys)
      if (json) printJson(found)
      else {
        print(check ? `${whole} is whole and starts` : `${whole} is restored into ${env.dataDir}`)
        print(inspectionText(found))
      }
      if (found.findings.length > 0) process.exitCode = 1
    })
}

function embeddedOnly(env: Env): Env {
  atTheMachine()
  if (env.databaseUrl === undefined) return env
  throw new CliError(
    'DATABASE_URL is set: that server is copied and restored with its own tools; ' +
      'see "Back up and restore a PostgreSQL server" in docs/operations.md',
  )
}

function folderOf(named: string | undefined, { backupDir }: Env): string {
  const folder = named ?? backupDir
  if (folder === undefined) throw new CliError('name a folder, or set BACKUP_DIR')
  return path.resolve(folder)
}

const keysText = ({ note: { keys } }: WholeCopy) => `${keys.length === 1 ? 'key' : 'keys'} ${keys.join(', ')}`
const megabytes = ({ note }: WholeCopy) => `${Math.ceil(bytesOf(note) / 1e6)} MB`

const listed = ({ path: at, note: { files, ...note } }: WholeCopy) => ({ path: at, bytes: bytesOf({ files }), ...note })

function inspectionText({ counts, findings }: Inspection): string {
  const amounts = `${counts.bookings} bookings and requests, ${counts.accounts} accounts, ${counts.documents} uploaded documents, ${counts.letters} letters to be sent`
  if (findings.length === 0) return `started and checked, nothing is wrong: ${amounts}`
  return [`started; ${amounts}. THE CHECK FOUND:`, ...findings.map((finding) => `  ${finding}`)].join('\n')
}

const copiesText = (copies: readonly WholeCopy[]): string =>
  aligned(
    copies.map((copy) => [
      shown(toLocal(new Date(copy.note.madeAt))),
      megabytes(copy),
      keysText(copy),
      copy.note.findings.length === 0 ? 'sound' : `${copy.note.findings.length} FINDINGS`,
      copy.path,
    ]),
  )
