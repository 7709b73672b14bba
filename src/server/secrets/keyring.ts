import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Key {
  /** Eight hexadecimal digits derived from the key, so that every machine gives the same key the same number. */
  number: string
  bytes: Buffer
}

/** The keys that this process knows. The first one seals; the others only open what they sealed. */
export interface Keyring {
  newest(): Key
  find(number: string): Key | undefined
  /** Numbers of all keys, beginning with the one that seals. */
  numbers(): string[]
  /** File or settings in which a person finds the keys, for messages. */
  where: string
}

export const keyOf = (hex: string): Key => {
  const bytes = Buffer.from(hex, 'hex')
  return { number: Buffer.from(hkdfSync('sha256', bytes, '', 'number', 4)).toString('hex'), bytes }
}

/** @param keys as 64 hexadecimal digits each, the newest first */
export function fixedKeys(...keys: readonly string[]): Keyring {
  const known = keys.map(keyOf)
  return {
    newest: () => known[0]!,
    find: (number) => known.find((key) => key.number === number),
    numbers: () => known.map(({ number }) => number),
    where: 'SECRET_KEY or SECRET_KEYS_OLD',
  }
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secret.key')

/**
 * Opens the keys that seal passport and licence numbers: SECRET_KEY and SECRET_KEYS_OLD, or else the lines of a file in
 * the data folder that the first start makes, with mode 0600. Processes on several machines need the same keys.
 * @throws if the file is damaged: starting with another key would lose everything sealed with this one
 */
export function openKeyring(dataDir: string, given: { newest: string | undefined; old: readonly string[] }): Keyring {
  if (given.newest !== undefined) return fixedKeys(given.newest, ...given.old)
  const file = fileOf(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  if (stampOf(file) === undefined) makeFile(file)
  return new KeyFile(file, given.old.map(keyOf))
}

/** Like `openKeyring`, but makes no key. @returns undefined if there is none */
export function findKeyring(
  dataDir: string,
  given: { newest: string | undefined; old: readonly string[] },
): Keyring | undefined {
  return given.newest === undefined && stampOf(fileOf(dataDir)) === undefined ? undefined : openKeyring(dataDir, given)
}

/** File of keys that may change while processes run. Each process notices the next time it needs a key. */
class KeyFile implements Keyring {
  readonly where: string
  #others: readonly Key[]
  #keys: readonly Key[] = []
  #stamp: string | undefined

  constructor(file: string, others: readonly Key[]) {
    this.where = file
    this.#others = others
    this.#known()
  }

  newest(): Key {
    return this.#known()[0]!
  }

  find(number: string): Key | undefined {
    return this.#known().find((key) => key.number === number)
  }

  numbers(): string[] {
    return this.#known().map(({ number }) => number)
  }

  #known(): readonly Key[] {
    const stamp = stampOf(this.where)
    if (stamp === this.#stamp) return this.#keys
    try {
      this.#keys = [...readKeys(this.where), ...this.#others]
      this.#stamp = stamp
    } catch (error) {
      // The file may be half-written just now. Go on with the keys read before; the next start reports a real damage.
      if (this.#keys.length === 0) throw error
    }
    return this.#keys
  }
}

function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino} ${found.size} ${found.mtimeNs}`
}

function readKeys(file: string): Key[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  const keys = lines.filter((line) => line !== '')
  if (keys.length === 0 || keys.some((key) => !/^[0-9a-f]{64}$/.test(key))) {
    throw new Error(`${file} is damaged; put back your copy of it`)
  }
  return keys.map(keyOf)
}

const newKey = () => randomBytes(32).toString('hex')

/** Writes a file with a new key and links it into place, so that two first starts agree on one complete key. */
function makeFile(file: string): void {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${newKey()}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Adds a new key to the data folder, in front of the others; from then on it seals. @returns its number */
export function addKey(dataDir: string): string {
  const file = fileOf(dataDir)
  readKeys(file)
  const key = newKey()
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${key}\n${readFileSync(file, 'utf8')}`, { mode: 0o600, flush: true })
  renameSync(own, file)
  return keyOf(key).number
}
