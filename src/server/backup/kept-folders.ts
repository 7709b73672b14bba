import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { BackupError, describeFile, KEPT_FOLDERS, type CopiedFile, type CopyNote } from './whole-copy.ts'

/** Copies these folders. Files that disappear meanwhile are left out, because the server may be running. */
export async function copyKeptFolders(dataDir: string, part: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = []
  for (const folder of KEPT_FOLDERS) {
    for (const name of filesIn(dataDir, folder)) {
      try {
        place(path.join(dataDir, name), path.join(part, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
        throw error
      }
      copied.push(await describeFile(part, name))
    }
  }
  return copied
}

/** @returns paths of the files within the data folder */
function filesIn(dataDir: string, folder: string): string[] {
  const at = path.join(dataDir, folder)
  if (!existsSync(at)) return []
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
}

function place(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  copyFileSync(source, target)
  const copied = openSync(target, 'r')
  try {
    fsyncSync(copied)
  } finally {
    closeSync(copied)
  }
}

/** @throws BackupError if the data folder already has such files */
export function refuseKeptFolders(dataDir: string): void {
  const full = KEPT_FOLDERS.map((name) => path.join(dataDir, name)).find(
    (folder) => existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0),
  )
  if (full !== undefined) throw new BackupError(`${full} is not empty; move it out of the way first`)
}

export function restoreKeptFolders(copy: string, { files }: Pick<CopyNote, 'files'>, dataDir: string): void {
  for (const { path: name } of files) {
    if (KEPT_FOLDERS.some((folder) => name.startsWith(`${folder}${path.sep}`))) {
      place(path.join(copy, name), path.join(dataDir, name))
    }
  }
}
