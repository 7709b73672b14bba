import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { extract, type Header } from 'tar-stream'
import * as z from 'zod/mini'

import { ARCHIVE, BackupError, MANIFEST } from './whole-copy.ts'

const manifestSchema = z.object({
  Files: z.array(z.object({ Path: z.string(), Size: z.int(), Checksum: z.string() })),
  'Manifest-Checksum': z.string(),
})
/** Files of the journal. PostgreSQL's manifest does not list them; starting the copy shows whether they are complete. */
const JOURNAL = /^pg_wal\//

/**
 * Unpacks the database of a copy and compares every file with PostgreSQL's manifest.
 * @throws BackupError that names the first file that is missing, unexpected or changed
 */
export async function unpack(copy: string, into: string): Promise<void> {
  const wanted = readManifest(copy)
  const entries = extract()
  const read = pipeline(createReadStream(path.join(copy, ARCHIVE)), createGunzip(), entries)
  const written = (async () => {
    for await (const entry of entries) {
      const { name } = entry.header
      const found = await put(entry as AsyncIterable<Buffer>, entry.header, inside(into, name))
      const listed = wanted.get(name)
      if (found === undefined || (listed === undefined && JOURNAL.test(name))) continue
      wanted.delete(name)
      if (listed?.Checksum !== found) throw new BackupError(`${copy} is damaged: ${name} is not as it was written`)
    }
  })()
  await Promise.all([read, written])
  const [missing] = wanted.keys()
  if (missing !== undefined) throw new BackupError(`${copy} is damaged: ${missing} is missing`)
}

/** Size of a copy's database in bytes, without its journal. */
export const unpackedBytes = (copy: string): number =>
  [...readManifest(copy).values()].reduce((sum, { Size }) => sum + Size, 0)

function readManifest(copy: string): Map<string, { Size: number; Checksum: string }> {
  const text = readFileSync(path.join(copy, MANIFEST), 'utf8')
  const last = text.lastIndexOf('"Manifest-Checksum"')
  const manifest = manifestSchema.parse(JSON.parse(text))
  if (createHash('sha256').update(text.slice(0, last)).digest('hex') !== manifest['Manifest-Checksum']) {
    throw new BackupError(`${copy} is damaged: ${MANIFEST} is not as it was written`)
  }
  return new Map(manifest.Files.map((file) => [file.Path, file]))
}

function inside(folder: string, name: string): string {
  const target = path.join(folder, name)
  if (path.relative(folder, target).startsWith('..')) throw new BackupError(`the copy has a file outside: ${name}`)
  return target
}

/** Writes one entry of the archive. @returns the SHA-256 of the written file; undefined for a folder */
async function put(entry: AsyncIterable<Buffer>, { type }: Header, target: string): Promise<string | undefined> {
  if (type === 'directory') {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    for await (const _ of entry);
    return undefined
  }
  if (type !== 'file') throw new BackupError(`the copy has something that is no file: ${target}`)
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  // Files are not flushed one by one: PostgreSQL flushes the whole cluster when it starts a copy.
  await pipeline(entry, hashed, createWriteStream(target, { mode: 0o600 }))
  return hash.digest('hex')
}
