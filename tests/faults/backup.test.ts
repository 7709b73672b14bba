import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { backUp } from '#backup/back-up.ts'
import { BackupError } from '#backup/whole-copy.ts'
import { restoreCopy } from '#backup/restore-copy.ts'
import { makeNightlyCopy } from '#jobs/nightly-copies.ts'
import { readEnv } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import { openKeyring } from '#secrets/keyring.ts'
import { putPicture } from '#store/picture.ts'
import { nameOfFolder } from '#store/stored-file.ts'
import type { Context } from '#usecases/context.ts'
import { within } from '#support/acting.ts'
import { inDays, requestBooking, requestQuote, sampleDriver } from '#support/client.ts'
import { commandLine, startCommand } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { smallDisk } from '#support/small-disk.ts'

const folder = temporaryFolder('backup')
const data = path.join(folder, 'data')
const copies = path.join(folder, 'copies')
/** Command line that uses the key in the data folder, as most operators do. */
const on = (dataDir: string) => commandLine('', dataDir, '')
const manage = on(data)
const start = startCommand('', data, '')
const keysOf = (dataDir: string) => openKeyring(dataDir, { newest: undefined, old: [] })
/** Creates a data folder with the server's key. */
function withKey(name: string): string {
  const next = path.join(folder, name)
  mkdirSync(next, { mode: 0o711 })
  cpSync(path.join(data, 'secret.key'), path.join(next, 'secret.key'))
  return next
}
const small = smallDisk('full', '2m')
let server: ServerProcess

beforeAll(async () => {
  mkdirSync(copies)
  mkdirSync(path.join(data, 'files', 'a'), { recursive: true })
  writeFileSync(path.join(data, 'files', 'a', 'photo'), 'sealed elsewhere')
  server = await startServer({ DATA_DIR: data, SECRET_KEY: '' })
})
afterAll(async () => {
  await server.stop()
  small.remove()
  rmSync(folder, { recursive: true, force: true })
})

interface Copy {
  path: string
  bytes: number
  keys: string[]
  counts: { bookings: number }
  findings: string[]
}
const whole = () => readdirSync(copies).filter((name) => name.startsWith('spreewagen-'))
const newest = () => path.join(copies, whole().toSorted().at(-1)!)

let day = 3
const acknowledged: { reference: string; email: string }[] = []

let turn = 0

/** Makes one booking; the days advance and the classes take turns. */
async function bookOnce(): Promise<void> {
  turn += 1
  day = day === 330 ? 3 : day + 1
  const trip = { vehicleId: 101 + 100 * (turn % 8), pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  const quote = await requestQuote(server.url, trip)
  if (quote.status !== 201) return
  const email = `${randomUUID()}@post.example`
  const driver = { ...sampleDriver, email }
  const booking = await requestBooking(server.url, quote.body.id, { bookings: 'soon', driver })
  if (booking.status === 201) acknowledged.push({ reference: booking.body.reference, email })
}

async function bookUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await bookOnce()
}

describe('copies of a running server', () => {
  let before: typeof acknowledged
  let made: Copy

  test('a copy taken while bookings are made is complete and sound', async () => {
    const stop = new AbortController()
    const clients = Array.from({ length: 3 }, () => bookUntil(stop.signal))
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
    before = [...acknowledged]
    const { code, out, said } = await manage(['backup', copies, '--json'])
    stop.abort()
    await Promise.all(clients)
    expect([code, said]).toEqual([0, ''])
    made = JSON.parse(out) as Copy
    expect(acknowledged.length).toBeGreaterThan(before.length)
    expect(made.findings).toEqual([])
    expect(made.counts.bookings).toBeGreaterThanOrEqual(before.length)
    expect(whole()).toEqual([path.basename(made.path)])
  })

  test('holds no key, and names the one that it needs and its place', async () => {
    const names = readdirSync(made.path, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.includes('key'))).toEqual([])
    expect(readFileSync(path.join(made.path, 'files', 'a', 'photo'), 'utf8')).toBe('sealed elsewhere')
    const readMe = readFileSync(path.join(made.path, 'READ-ME.txt'), 'utf8')
    expect(readMe).toContain(`number ${made.keys.join()}`)
    expect(readMe).toContain('secret.key')
    const inside = execFileSync('tar', ['tzf', path.join(made.path, 'database.tar.gz')], { encoding: 'utf8' })
    expect(inside).not.toContain('secret')
  })

  test('is restored into a new data folder with every booking acknowledged before the copy began', async () => {
    const next = withKey('restored')
    const { code, out } = await on(next)(['restore', made.path, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ findings: [], counts: made.counts })
    const restored = await startServer({ DATA_DIR: next, SECRET_KEY: '' })
    try {
      for (const { reference, email } of before) {
        const found = await fetch(`${restored.url}/api/bookings/lookup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reference, email }),
        })
        expect([reference, found.status]).toEqual([reference, 200])
      }
    } finally {
      await restored.stop()
    }
    expect(readFileSync(path.join(next, 'files', 'a', 'photo'), 'utf8')).toBe('sealed elsewhere')
    // A restore never overwrites an existing database.
    const again = await on(next)(['restore', made.path])
    expect(again.code).toBe(1)
    expect(again.said).toMatch(/there is a database in .*restored, and it is not overwritten/)
  })
})

describe('mistakes of an operator', () => {
  test('a folder that cannot take a copy is named, with a remedy', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const into = (at: string, of = data) => backUp(of, at, keysOf(data))
    await expect(into(path.join(folder, 'nowhere'))).rejects.toThrow(/^there is no folder .*nowhere; make it first/)
    await expect(into(file)).rejects.toThrow(/file is not a folder$/)
    await expect(into(path.join(data, 'files'))).rejects.toThrow(/is in the data folder/)
    await expect(into(copies, path.join(folder, 'empty'))).rejects.toThrow(/there is no database in .*empty yet/)
    const nowhere = await manage(['backup'])
    expect([nowhere.code, nowhere.said]).toEqual([1, 'name a folder, or set BACKUP_DIR\n'])
    const elsewhere = await commandLine('postgres://nobody@127.0.0.1:1/nothing', data)(['backup', copies])
    expect([elsewhere.code, elsewhere.said]).toEqual([
      1,
      expect.stringContaining('see "Back up and restore a PostgreSQL'),
    ])
  })

  test.skipIf(small.missing !== undefined)('a full disk gets no copy and keeps no part of one', async () => {
    const full = await manage(['backup', small.folder])
    expect([full.code, full.said]).toEqual([1, `no room left on the disk of ${small.folder}; free some space first\n`])
    const next = path.join(small.folder, 'data')
    mkdirSync(next, { mode: 0o711 })
    cpSync(path.join(data, 'secret.key'), path.join(next, 'secret.key'))
    const restored = await on(next)(['restore', newest()])
    expect([restored.code, restored.said]).toEqual([1, `no room left on the disk of ${next}; free some space first\n`])
    expect(readdirSync(small.folder)).toEqual(['data'])
    expect(existsSync(path.join(next, 'postgres', 'cluster.new'))).toBe(false)
  })

  test('a killed backup leaves no copy and the next one clears up; of two at once one is refused', async () => {
    const before = whole().length
    const parts = () => readdirSync(copies).filter((name) => name.endsWith('.part'))
    const trials = () => readdirSync(tmpdir()).filter((name) => name.startsWith('spreewagen-trial-'))
    const others = trials()
    const killed = start(['backup', copies])
    await expect.poll(parts, { interval: 10, timeout: 20_000 }).toHaveLength(1)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect([whole().length, parts().length]).toEqual([before, 1])
    const both = await Promise.all([manage(['backup', copies]), manage(['backup', copies])])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(both.find(({ code }) => code === 1)!.said).toContain('another backup of')
    expect([whole().length, parts()]).toEqual([before + 1, []])
    // Ctrl-C ends the trial too.
    const stopped = start(['restore', '--check', newest()])
    await expect.poll(() => trials().length, { interval: 10, timeout: 20_000 }).toBeGreaterThan(others.length)
    stopped.kill('SIGINT')
    expect(await once(stopped, 'exit')).toEqual([130, null])
    expect(trials()).toEqual(others)
  })

  test('a copy whose key is missing or wrong is refused with the key’s number, and nothing is written', async () => {
    const next = path.join(folder, 'keyless')
    const { keys } = JSON.parse(readFileSync(path.join(newest(), 'copy.json'), 'utf8')) as Copy
    const without = await on(next)(['restore', newest()])
    expect([without.code, without.said]).toEqual([1, expect.stringContaining(`the copy needs key ${keys[0]}: put`)])
    const other = await commandLine('', next, 'ab'.repeat(32))(['restore', newest()])
    expect([other.code, other.said]).toEqual([
      1,
      expect.stringContaining(`the copy needs key ${keys[0]}, and SECRET_KEY`),
    ])
    expect(existsSync(path.join(next, 'postgres'))).toBe(false)
  })

  test('a copy that has changed since it was written is refused, whatever changed', async () => {
    const broken = path.join(folder, 'broken')
    const next = withKey('from-broken')
    const restore = () => restoreCopy(broken, next, keysOf(next))
    const spoil = async (name: string, change: (bytes: Buffer) => Buffer | undefined) => {
      rmSync(broken, { recursive: true, force: true })
      cpSync(newest(), broken, { recursive: true })
      const file = path.join(broken, name)
      const changed = change(readFileSync(file))
      if (changed === undefined) rmSync(file)
      else writeFileSync(file, changed)
      const error = await restore().catch((refusal: Error) => refusal)
      expect(error).toBeInstanceOf(BackupError)
      return (error as Error).message
    }
    const flipped = (bytes: Buffer) => {
      bytes[bytes.length >> 1]! ^= 1
      return bytes
    }
    expect(await spoil('database.tar.gz', flipped)).toMatch(/is damaged: database.tar.gz is not as it was written/)
    expect(await spoil('database.manifest', () => undefined)).toMatch(/is damaged: database.manifest is missing/)
    expect(await spoil('copy.json', flipped)).toMatch(/copy.json cannot be read|is not as it was written|needs key/)
    expect(await spoil('copy.json', () => undefined)).toMatch(/is no copy: there is no copy.json/)
    // A file that was changed together with the copy's own list: PostgreSQL's list finds it.
    const forge = (name: string, change: (file: string) => void) =>
      spoil('copy.json', (bytes) => {
        change(path.join(broken, name))
        const note = JSON.parse(bytes.toString()) as { files: { path: string; sha256: string }[] }
        const sha256 = createHash('sha256')
          .update(readFileSync(path.join(broken, name)))
          .digest('hex')
        note.files.find((file) => file.path === name)!.sha256 = sha256
        return Buffer.from(JSON.stringify(note))
      })
    const manifest = await forge('database.manifest', (file) => {
      writeFileSync(file, readFileSync(file, 'utf8').replace('"PG_VERSION"', '"PG_VERSIOM"'))
    })
    expect(manifest).toMatch(/is damaged: database.manifest is not as it was written/)
    const repack = (change: (cluster: string) => void) =>
      forge('database.tar.gz', (file) => {
        const cluster = path.join(folder, 'cluster')
        mkdirSync(cluster)
        execFileSync('tar', ['xzf', file, '-C', cluster])
        change(cluster)
        execFileSync('tar', ['czf', file, '--format=ustar', '-C', cluster, ...readdirSync(cluster)])
        rmSync(cluster, { recursive: true })
      })
    expect(
      await repack((cluster) => {
        writeFileSync(path.join(cluster, 'global', 'pg_filenode.map'), 'x')
      }),
    ).toMatch(/is damaged: global\/pg_filenode.map is not as it was written/)
    expect(
      await repack((cluster) => {
        rmSync(path.join(cluster, 'global', 'pg_filenode.map'))
      }),
    ).toMatch(/is damaged: global\/pg_filenode.map is missing/)
    expect(existsSync(path.join(next, 'postgres', 'cluster'))).toBe(false)
  })
})

test('files in the folder are in every copy, and what is missing there is found', async () => {
  const [own, kept, next] = ['own', 'own-copies', 'own-restored'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(kept)
  const content = Buffer.from('a picture')
  const opened = async <T>(dataDir: string, work: (ctx: Context) => Promise<T>) => {
    const env = readEnv({ DATA_DIR: dataDir, FILES: 'folder' })
    const parts = await openParts(env, pino({ level: 'silent' }))
    try {
      return await work(parts.ctx)
    } finally {
      await parts.close()
    }
  }
  const { file, place } = await opened(own, async ({ db, files }) => {
    const { id } = await db
      .insertInto('customer')
      .values({ first_name: 'Mara', last_name: 'Muster' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await files.bring(db, { owner: 'picture:mara', content }, (brought) =>
      within(db, async (tx) => {
        await putPicture(tx, id, await brought.note(tx), 'x')
      }),
    )
    const { id: number, sha256 } = await db.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow()
    const name = sha256.toString('hex')
    return { file: number, place: path.join('files', await nameOfFolder(db), name.slice(0, 2), name) }
  })
  const made = await backUp(own, kept, keysOf(own))
  expect(made.note.findings).toEqual([])
  expect(made.note.files.map((one) => one.path)).toContain(place)
  mkdirSync(next, { mode: 0o711 })
  cpSync(path.join(own, 'secret.key'), path.join(next, 'secret.key'))
  expect((await restoreCopy(made.path, next, keysOf(next))).findings).toEqual([])
  expect(await opened(next, ({ db, files }) => files.read(db, file, 'picture:mara'))).toEqual(content)
  rmSync(path.join(own, place))
  const poor = await backUp(own, kept, keysOf(own))
  expect(poor.note.findings).toEqual([`picture:mara (file ${file}) is not in the copy`])
})

test('the nightly copy keeps the set number of copies and reports a failure to the company', async () => {
  vi.stubEnv('DATA_DIR', data)
  vi.stubEnv('DATABASE_URL', '')
  const said: { msg: string; reason?: string }[] = []
  const log = pino({}, { write: (line) => said.push(JSON.parse(line) as { msg: string }) })
  const parts = await openParts(readEnv(), log)
  try {
    await makeNightlyCopy(parts.ctx, { folder: copies, keep: 1 })
    expect(said.at(-1)).toMatchObject({ msg: 'backup made', removed: expect.any(Number) as number })
    expect(whole()).toHaveLength(1)
    await makeNightlyCopy(parts.ctx, { folder: path.join(folder, 'gone'), keep: 1 })
    expect(said.at(-1)).toMatchObject({
      level: 50,
      msg: 'backup failed',
      reason: expect.stringMatching(/no folder .*gone/) as string,
    })
    const letters = await parts.ctx.db
      .selectFrom('letter')
      .select(['recipient', 'data'])
      .where('kind', '=', 'staff_backup_failed')
      .execute()
    expect(letters).toMatchObject([{ recipient: 'company', data: { folder: path.join(folder, 'gone'), lastAt: null } }])
  } finally {
    await parts.close()
    vi.unstubAllEnvs()
  }
  expect((await manage(['copies', copies, '--within', '1'])).out).toMatch(/sound/)
  const none = await manage(['copies', folder, '--within', '26'])
  expect([none.code, none.said]).toEqual([1, 'no sound copy was made in the last 26 hours\n'])
})

test('the key changes while the server runs; earlier copies still name the old one', async () => {
  const before = JSON.parse(readFileSync(path.join(newest(), 'copy.json'), 'utf8')) as Copy
  expect((await manage(['key', 'new'])).out).toMatch(/^key [0-9a-f]{8} seals from now on/)
  const booked = acknowledged.length
  await bookOnce()
  const states = async (...args: string[]) =>
    (
      JSON.parse((await manage(['reseal', '--json', ...args])).out) as {
        keys: { key: string; state: string; needed: number }[]
      }
    ).keys
  const [fresh, old] = await states('--check')
  expect([fresh!.state, old!.state, old!.key]).toEqual(['newest', 'old', before.keys[0]])
  expect(fresh!.needed).toBe(acknowledged.length - booked)
  expect(old!.needed).toBeGreaterThan(booked)
  expect(await states()).toEqual([
    { ...fresh, needed: fresh!.needed + old!.needed },
    { ...old, needed: 0 },
  ])
  // The operator removes the old line, as the command says.
  const [first] = readFileSync(path.join(data, 'secret.key'), 'utf8').split('\n')
  writeFileSync(path.join(data, 'secret.key'), `${first}\n`)
  await bookOnce()
  expect((await manage(['reseal', '--check'])).out.split('\n')).toHaveLength(2)
  const refused = await on(withKey('too-late'))(['restore', newest()])
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`the copy needs key ${old!.key}, and`)])
})

test('a stopped server can be copied too', async () => {
  await server.stop()
  const { code, out } = await manage(['backup', copies, '--keep', '1', '--json'])
  expect(code).toBe(0)
  expect(whole()).toEqual([path.basename((JSON.parse(out) as Copy).path)])
  expect(existsSync(path.join(data, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
})
