import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The key that seals passport and licence numbers: SECRET_KEY, else made on first start and kept in the data
 * folder with mode 0600. Processes on several machines must be given the same SECRET_KEY.
 * @throws if the stored key is damaged: starting with another one would lose what it sealed
 */
export function loadSecretKey(dataDir: string, given: string | undefined): Buffer {
  if (given !== undefined) return Buffer.from(given, 'hex')
  const file = path.join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const key = readKey(file) ?? makeKey(file)
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} is damaged; restore it from a backup`)
  return Buffer.from(key, 'hex')
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and linked into place, so that two first starts end up with one key and none is half-written. */
function makeKey(file: string): string {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
