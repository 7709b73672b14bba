import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { openEmbedded } from './index.ts'
import { findPlace } from './cluster-place.ts'
import { pidIn } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { DATABASE_USER, handOver, isForeign } from './user.ts'

const asRoot = process.getuid?.() === 0 && process.platform === 'linux'
if (!asRoot) process.stderr.write('left out, since only root on Linux can try it: whom the embedded database runs as\n')
const NOBODY = { uid: 65_534, gid: 65_534 }
const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderFor(name: string): string {
  const folder = temporaryFolder(name)
  made.push(folder)
  return folder
}

const clusterIn = (data: string) => path.join(data, 'postgres', 'cluster')
const postmasterIn = (data: string) => pidIn(path.join(clusterIn(data), 'postmaster.pid'))!
const everythingIn = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
]

function ownersIn(data: string): string[] {
  const files = [...everythingIn(clusterIn(data)), ...everythingIn(path.join(data, 'postgres', 'run'))]
  return [...new Set(files.map((file) => lstatSync(file)).map(({ uid, gid }) => `${uid}:${gid}`))]
}

/** @returns a process's real, effective, saved and file-system ids */
const idsOf = (pid: number, kind: 'Uid' | 'Gid') =>
  new RegExp(`^${kind}:\\s+(.*)$`, 'm')
    .exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!
    .split('\t')
    .map(Number)

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Gives the files to `nobody`, as an earlier version left them, which ran the database as that user. */
function giveToNobody(data: string): void {
  const folder = path.join(data, 'postgres')
  for (const part of ['cluster', 'run'].map((name) => path.join(folder, name)))
    for (const file of everythingIn(part)) lchownSync(file, NOBODY.uid, NOBODY.gid)
  lchownSync(folder, NOBODY.uid, NOBODY.gid)
  chmodSync(folder, 0o700)
}

describe.runIf(asRoot)('as root', () => {
  const { uid, gid } = DATABASE_USER

  test('the database runs as a user of its own, which owns its files', async () => {
    const data = folderFor('user')
    const database = await openEmbedded(data)
    const pid = postmasterIn(data)
    expect(idsOf(pid, 'Uid')).toEqual([uid, uid, uid, uid])
    expect(idsOf(pid, 'Gid')).toEqual([gid, gid, gid, gid])
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Groups:\s*$/m)
    expect(ownersIn(data)).toEqual([`${uid}:${gid}`])
    expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`)
    // Root owns the locks and the log, so that the database cannot change them.
    const folder = path.join(data, 'postgres')
    expect(statSync(folder)).toMatchObject({ uid: 0, gid, mode: 0o40710 })
    expect(statSync(path.join(folder, 'postgres.log'))).toMatchObject({ uid: 0, mode: 0o100600 })
    // A process that runs as `nobody` reaches neither the files nor the socket.
    for (const file of ['cluster/PG_VERSION', 'run/.s.PGSQL.5432']) {
      const look = spawnSync('ls', [path.join(folder, file)], NOBODY)
      expect([look.status === 0, look.stderr.toString()]).toEqual([false, expect.stringContaining('ermission denied')])
    }
    await database.close()
  })

  test('a database that an earlier version ran as `nobody` is taken over with its data', async () => {
    const data = folderFor('user-former')
    const first = await openEmbedded(data)
    await query(first.ownerUrl, 'create table kept as select 42 as answer')
    await first.close()
    giveToNobody(data)
    const second = await openEmbedded(data)
    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(ownersIn(data)).toEqual([`${uid}:${gid}`])
    await second.close()
  })

  test('a database is left alone while a process of the earlier version works in it', async () => {
    const data = folderFor('user-busy')
    await (await openEmbedded(data)).close()
    giveToNobody(data)
    const cluster = clusterIn(data)
    // Stands for a process that outlived its postmaster and still writes.
    const straggler = spawn('sleep', ['600'], { cwd: cluster, stdio: 'ignore', ...NOBODY })
    const ended = new Promise((resolve) => straggler.once('exit', resolve))
    const opening = openEmbedded(data)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect([isForeign(cluster), postmasterIn(data)]).toEqual([true, undefined])
    straggler.kill('SIGKILL')
    await ended
    const database = await opening
    expect(ownersIn(data)).toEqual([`${uid}:${gid}`])
    await database.close()
  })

  test('handing over a folder does not follow links out of it', () => {
    const folder = folderFor('user-links')
    const [inside, outside] = [path.join(folder, 'inside'), path.join(folder, 'outside')]
    for (const one of [inside, outside, path.join(outside, 'deeper')]) mkdirSync(one)
    symlinkSync(outside, path.join(inside, 'link'))
    handOver(inside, DATABASE_USER)
    expect([inside, path.join(inside, 'link')].map((file) => lstatSync(file).uid)).toEqual([uid, uid])
    expect([outside, path.join(outside, 'deeper')].map((file) => lstatSync(file).uid)).toEqual([0, 0])
  })

  test("another user's folder is not taken over", () => {
    const data = folderFor('user-other')
    mkdirSync(path.join(data, 'postgres'))
    lchownSync(path.join(data, 'postgres'), NOBODY.uid, NOBODY.gid)
    expect(() => findPlace(data, findPrograms())).toThrow(/belongs to somebody else/)
  })

  test("a database out of its user's reach is refused with advice, and no empty one is begun elsewhere", async () => {
    const data = folderFor('user-locked')
    await (await openEmbedded(data)).close()
    chmodSync(data, 0o700)
    await expect(openEmbedded(data)).rejects.toThrow(new RegExp(`user ${uid}, .* cannot reach it in .*chmod o\\+x`))
  })
})
