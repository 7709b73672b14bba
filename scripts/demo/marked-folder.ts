import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Mark by which a folder of the demonstration is known. */
interface Mark {
  /** Moment for which the week was made; null while it is being made. */
  madeAt: string | null
}

const markOf = (folder: string) => path.join(folder, 'demo.json')

export class FolderError extends Error {}

/** The moment for which the company in a folder was made; null if there is none, or it was never finished. */
export function madeIn(folder: string): Date | null {
  if (!existsSync(markOf(folder))) return null
  const { madeAt } = JSON.parse(readFileSync(markOf(folder), 'utf8')) as Mark
  return madeAt === null ? null : new Date(madeAt)
}

/**
 * Empties the folder for a new company. @throws FolderError if it is somebody's and not one of the demonstration: such
 * as the data folder of a real company
 */
export function clear(folder: string): void {
  if (existsSync(folder) && !existsSync(markOf(folder)) && readdirSync(folder).length > 0)
    throw new FolderError(`${folder} is no folder of the demonstration, so it stays as it is.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  mark(folder, null)
}

export function mark(folder: string, madeAt: Date | null): void {
  const words: Mark = { madeAt: madeAt?.toISOString() ?? null }
  writeFileSync(markOf(folder), `${JSON.stringify(words)}\n`)
}
