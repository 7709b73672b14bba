import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import * as z from 'zod/mini'

/* A copy is a folder. It is made under a temporary name and gets its own only when it is complete. */

export const ARCHIVE = 'database.tar.gz'
export const MANIFEST = 'database.manifest'
export const NOTE = 'copy.json'
/** Folders that belong to the database and lie beside it, in the data folder and in a copy. The key is not among them. */
export const KEPT_FOLDERS = ['files', 'mail'] as const

const NAME = /^spreewagen-\d{4}-\d{2}-\d{2}-\d{4}(-\d+)?$/
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const noteSchema = z.object({
  form: z.literal(1),
  /** Moment at which copying began. Everything that was committed before is in the copy. */
  madeAt: z.iso.datetime(),
  /** Identity of the database. A restored database keeps that of its original. */
  cluster: z.string(),
  postgres: z.string(),
  processor: z.string(),
  /** Numbers of the keys that seal data in the copy. */
  keys: z.array(z.string()),
  /** Every file of the copy except this note. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256 })),
  counts: z.object({ bookings: z.int(), accounts: z.int(), documents: z.int(), letters: z.int() }),
  /** Findings of the copy's check; empty if all was well. */
  findings: z.array(z.string()),
})
export type CopyNote = z.infer<typeof noteSchema>
/** Note on a copy before its trial. */
export type Written = Omit<CopyNote, 'keys' | 'counts' | 'findings'>
export type CopiedFile = CopyNote['files'][number]

/** Fault that the operator can mend; printed without a stack trace. */
export class BackupError extends Error {}

/** @throws BackupError if the folder is no copy */
export function readNote(copy: string): CopyNote {
  const file = path.join(copy, NOTE)
  if (!existsSync(file)) throw new BackupError(`${copy} is no copy: there is no ${NOTE} in it`)
  const note = noteOf(copy)
  if (note !== undefined) return note
  throw new BackupError(`${file} cannot be read: it is damaged, or of another version of Spreewagen`)
}

function noteOf(copy: string): CopyNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(path.join(copy, NOTE), 'utf8')))
  } catch {
    return undefined
  }
}

export interface WholeCopy {
  path: string
  note: CopyNote
}

/** Complete copies in a folder, newest first. Folders without a readable note are left out. */
export function listCopies(folder: string): WholeCopy[] {
  if (!existsSync(folder)) throw new BackupError(`there is no folder ${folder}`)
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .flatMap((name) => {
      const copy = path.join(folder, name)
      const note = noteOf(copy)
      return note === undefined ? [] : [{ path: copy, note }]
    })
    .toSorted((a, b) => b.note.madeAt.localeCompare(a.note.madeAt))
}

export const bytesOf = ({ files }: Pick<CopyNote, 'files'>): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

export async function describeFile(folder: string, name: string): Promise<CopiedFile> {
  const file = path.join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { path: name, bytes: statSync(file).size, sha256: hash.digest('hex') }
}

/** Compares every file of a copy with its note. @throws BackupError if one is missing or has changed */
export async function checkFiles(copy: string, { files }: CopyNote): Promise<void> {
  for (const file of files) {
    if (!existsSync(path.join(copy, file.path))) throw new BackupError(`${copy} is damaged: ${file.path} is missing`)
    const found = await describeFile(copy, file.path)
    if (found.sha256 !== file.sha256) throw new BackupError(`${copy} is damaged: ${file.path} is not as it was written`)
  }
}

/** Turns an error of the disk into words that tell the operator what to do; other errors stay as they are. */
export function explained(error: NodeJS.ErrnoException, folder: string): Error {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return new BackupError(`no room left on the disk of ${error.path ?? folder}; free some space first`)
  }
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM') {
    return new BackupError(`${error.path ?? folder} cannot be written by the user that runs this command`)
  }
  return error
}
