import path from 'node:path'

import pg from 'pg'
import type { Logger } from 'pino'

import { databaseStore } from '#files/database-store.ts'
import { createFiles, type Files } from '#files/files.ts'
import { createFolderStore, folderOfFiles, prepareFolder } from '#files/folder-store.ts'
import { createComplaints, type Complain } from '#log/complaints.ts'
import { createPost, type Brakes } from '#jobs/post.ts'
import { createWake } from '#jobs/wake.ts'
import { installQueue, openQueue } from '#jobs/queue.ts'
import type { Mailer } from '#mail/mailer.ts'
import { openKeyring } from '#secrets/keyring.ts'
import type { Sealer } from '#secrets/seal.ts'
import { openCatalogueCache, type CatalogueCache } from '#store/catalogue-cache.ts'
import { connect, type Db } from '#store/db.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { checkFitness } from '#store/fitness.ts'
import { migrate } from '#store/migrate.ts'
import { openNoticeLine } from '#store/notice-line.ts'
import { readFrom, type Reader } from '#store/replica.ts'
import { grantServer, SERVER_ROLE } from '#store/roles.ts'
import { seed } from '#store/seed/index.ts'
import { nameOfFolder } from '#store/stored-file.ts'
import type { Context } from '#usecases/context.ts'

import type { Env } from './env.ts'
import { openSealer } from './open-sealer.ts'

export interface Parts {
  ctx: Context
  startJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens what the server and the command line stand on: database, settings, mail, queue. Closed in the opposite order,
 * also if a later part cannot be opened.
 * @param lostKey the number of a key that the database needs and nobody has any more
 */
export async function openParts(env: Env, log: Logger, lostKey?: string): Promise<Parts> {
  const keys = openKeyring(env.dataDir, env.secretKeys)
  await using opened = new AsyncDisposableStack()
  const complain = createComplaints(log)
  const warn = (what: string) => (error: Error) => {
    complain(what, error)
  }
  const database = namedDatabase(env) ?? (await openOwnDatabase(env, log, complain, opened))
  const { url } = database
  const { databaseSchema: company } = env
  if (env.databaseUrl !== undefined) await checkFitness(url, company)
  await prepare(database, company, log)
  const connection = connect(url, warn('database connection lost'), env.databasePool, {
    company,
    onBack(afterMs) {
      log.info({ seconds: Math.round(afterMs / 1_000) }, 'database back')
    },
  })
  opened.defer(() => connection.close())
  const sealer = await openSealer(connection.db, keys, lostKey)
  const line = await openNoticeLine(connection.db, url, warn('line for notices of the database lost'))
  opened.defer(() => line.close())
  const onBadSetting = (message: string) => {
    complain('a stored setting cannot be used; its default is in force', { message })
  }
  const cache = openCatalogueCache(connection.db, line, onBadSetting, now)
  let mailer: Mailer | undefined
  // Once the queue has stopped, whose jobs send letters.
  opened.defer(() => mailer?.close())
  const queue = await openQueue(url, log, company, env.roles.has('worker'))
  opened.defer(() => queue.stop())
  const ctx: Context = {
    db: connection.db,
    read: openReader(env, connection.db, log, complain, opened),
    catalogue: () => cache.get(),
    line,
    now,
    sealer,
    files: await openFiles(env, connection.db, sealer),
    post: createPost(queue, env.rateLimits ? brakesOf(cache, log) : null, now),
    wake: createWake(queue),
    log,
    origin: env.origin,
  }
  const all = opened.move()
  return {
    ctx,
    async startJobs() {
      const { registerJobs } = await import('#jobs/index.ts')
      mailer = await openMailer(env, log)
      await registerJobs(queue, ctx, mailer, copiesOf(env))
    },
    close: () => all.disposeAsync(),
  }
}

/** Loaded with the jobs, so that commands and processes for visitors alone take no time and memory for letters. */
async function openMailer({ dataDir, smtpUrl, smtpPlain, mailFrom: from }: Env, log: Logger): Promise<Mailer> {
  const { createMailer } = await import('#mail/mailer.ts')
  return createMailer({ smtpUrl, smtpPlain, from, outboxDir: path.join(dataDir, 'mail'), log })
}

const copiesOf = ({ backupDir: folder, backupKeep: keep }: Env) => (folder === undefined ? null : { folder, keep })
const now = () => new Date()

const brakesOf = (cache: CatalogueCache, log: Logger): Brakes => ({
  rules: async () => (await cache.get()).rules,
  onBraked: (letter) => {
    log.warn(letter, 'a branch gets no more letters this hour that visitors cause; see its lists')
  },
})

/** Both stores are there whatever FILES says: it is about new files. */
async function openFiles(env: Env, db: Db, sealer: Sealer): Promise<Files> {
  const folder = folderOfFiles(env.dataDir, await nameOfFolder(db))
  if (env.files === 'folder') prepareFolder(folder)
  return createFiles({ database: databaseStore, folder: createFolderStore(folder) }, env.files, sealer)
}

function openReader(
  { databaseReadUrl: url, databasePool, databaseSchema: company }: Env,
  primary: Db,
  log: Logger,
  complain: Complain,
  opened: AsyncDisposableStack,
): Reader {
  if (url === undefined) return (work) => work(primary)
  const onRest = (error: Error) => {
    complain('the replica is not read from; the primary answers', error)
  }
  const replica = connect(url, onRest, databasePool, {
    readOnly: true,
    company,
    onBack(afterMs) {
      log.info({ seconds: Math.round(afterMs / 1_000) }, 'replica back')
    },
  })
  opened.defer(() => replica.close())
  return readFrom(primary, replica, onRest)
}

async function openOwnDatabase(
  env: Env,
  log: Logger,
  complain: Complain,
  opened: AsyncDisposableStack,
): Promise<Database> {
  const embedded = await openEmbedded(env.dataDir, {
    onRestart: (message) => {
      complain('embedded database', { message })
    },
  })
  opened.defer(() => embedded.close())
  if (embedded.note !== undefined) log.info(embedded.note)
  return { url: embedded.url, ownerUrl: embedded.ownerUrl, role: SERVER_ROLE }
}

/** A database and who works on it (docs/decisions/052-two-roles.md). */
interface Database {
  url: string
  ownerUrl: string
  /** Role with which the server works; null if that is the owner. */
  role: string | null
}

function namedDatabase({ databaseUrl: url, databaseOwnerUrl: ownerUrl = url }: Env): Database | undefined {
  if (url === undefined || ownerUrl === undefined) return undefined
  const role = userOf(url) ?? null
  return { url, ownerUrl, role: role === userOf(ownerUrl) ? null : role }
}

/** User in a database's address, or else the one in the environment. */
const userOf = (address: string) => new pg.Client({ connectionString: address }).user

/** Brings the schema up to date and fills an empty database, as its owner, on a connection that may take its time. */
async function prepare({ ownerUrl, role }: Database, company: string, log: Logger): Promise<void> {
  const connection = connect(ownerUrl, () => {}, 2, { patient: true, company })
  try {
    const applied = await migrate(connection.db)
    if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
    if (await seed(connection.db)) log.info('empty database filled with the fleet, the branches and the prices')
    if (role === null) return
    await installQueue(ownerUrl, company)
    await grantServer(connection.db, role)
  } finally {
    await connection.close()
  }
}
