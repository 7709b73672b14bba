import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

import { databaseStore } from '#files/database-store.ts'
import { createFiles } from '#files/files.ts'
import { createFolderStore, folderOfFiles } from '#files/folder-store.ts'
import { createApp, type AppParts } from '#http/create-app.ts'
import { createPost } from '#jobs/post.ts'
import { openQueue, type Queue } from '#jobs/queue.ts'
import { createWake } from '#jobs/wake.ts'
import { openSealer } from '#process/open-sealer.ts'
import type { Keyring } from '#secrets/keyring.ts'
import { openCatalogueCache } from '#store/catalogue-cache.ts'
import { connect } from '#store/db.ts'
import { openNoticeLine } from '#store/notice-line.ts'
import { nameOfFolder } from '#store/stored-file.ts'
import type { StoreName } from '#store/tables.ts'
import type { Context } from '#usecases/context.ts'
import type { TestDb } from './database.ts'

/** Parts of a server process, opened within the test. Its pools, caches and queue are its own. */
export interface TestProcess {
  app: FastifyInstance
  ctx: Context
  queue: Queue
  close(): Promise<void>
}

export interface ProcessOptions {
  db: TestDb
  keys: Keyring
  /** Data folder of the process; the store 'folder' is in it. */
  dataDir: string
  /** Where new files lie. */
  store: StoreName
  parts: Partial<AppParts>
  now: () => Date
}

/** A clock that ticks where another one stands still, so that letters keep their order. */
function inOrder(now: () => Date): () => Date {
  let last = 0
  return () => {
    const at = now().getTime()
    last = at <= last && at > last - 1_000 ? last + 1 : at
    return new Date(last)
  }
}

/** Opens a process on a database, as `openParts` does; only the network is left out. Letters wait in the queue. */
export async function openProcess(options: ProcessOptions): Promise<TestProcess> {
  const { parts, now } = options
  const { url, company } = options.db
  const log = pino({ level: 'silent' })
  const connection = connect(url, () => {}, 20, { company })
  const questions = connect(url, () => {}, 4, { readOnly: true, company })
  const folder = folderOfFiles(options.dataDir, await nameOfFolder(connection.db))
  // A test that sets the context's clock sets that of the cache and of letters as well.
  const line = await openNoticeLine(connection.db, url, () => {})
  const cache = openCatalogueCache(
    connection.db,
    line,
    () => {},
    () => ctx.now(),
  )
  const queue = await openQueue(url, log, company)
  const sealer = await openSealer(connection.db, options.keys)
  const stores = { database: databaseStore, folder: createFolderStore(folder) }
  // Like all limits, for tests that are about them alone.
  const brakes = parts.rateLimits === true ? { rules: async () => (await cache.get()).rules, onBraked: () => {} } : null
  const ctx: Context = {
    db: connection.db,
    // So that every test finds out if something that only asks writes after all.
    read: (work) => work(questions.db),
    catalogue: () => cache.get(),
    line,
    now,
    sealer,
    files: createFiles(stores, options.store, sealer),
    post: createPost(
      queue,
      brakes,
      inOrder(() => ctx.now()),
    ),
    wake: createWake(queue),
    log,
    origin: 'http://localhost:3000',
  }
  // Even times of answering are waiting, and nothing else; a stream of events ends at once, so that its answer is whole.
  const app = await createApp({ ctx, rateLimits: false, evenMs: 0, streams: { lastsMs: 0 }, ...parts })
  return {
    app,
    ctx,
    queue,
    async close() {
      // A test that left a request half sent keeps nobody waiting.
      app.server.closeAllConnections()
      await app.close()
      await queue.stop()
      await line.close()
      await questions.close()
      await connection.close()
    },
  }
}
