import { once } from 'node:events'
import type { Writable } from 'node:stream'

import pg from 'pg'

/**
 * Replication slot that keeps the journal for as long as the copy takes, and ends with the connection. The database
 * goes on writing its files while they are copied; the journal is needed to make the copy consistent.
 */
const KEEP_JOURNAL = 'CREATE_REPLICATION_SLOT "spreewagen_backup_%" TEMPORARY PHYSICAL RESERVE_WAL'
const COPY = `BASE_BACKUP (LABEL 'spreewagen', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

/** First bytes by which PostgreSQL marks the messages of a backup. */
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
const MANIFEST = 'm'.charCodeAt(0)

/** The parts of the connection of `pg` that its types leave out. */
interface Line {
  query(text: string): void
  stream: { pause(): void; resume(): void; destroy(error?: Error): void }
}

/** Destinations of a copy. */
export interface Sinks {
  /** Receives a tar of the cluster, with the journal. */
  archive: Writable
  /** Receives PostgreSQL's own list of all files with their SHA-256. */
  manifest: Writable
}

/**
 * Copies a running database through the replication protocol, without any of PostgreSQL's programs. It connects as
 * for logical replication, because the usual lines of pg_hba.conf allow that.
 * @param url URL of the database, as its owner
 * @returns the cluster's identity, which its copies share
 */
export async function streamBaseBackup(url: string, sinks: Sinks): Promise<string> {
  const client = new pg.Client({ connectionString: url, replication: 'database' } as pg.ClientConfig)
  client.on('error', () => {}) // the copy fails by itself
  await client.connect()
  try {
    const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
    await client.query(KEEP_JOURNAL.replace('%', String(process.pid)))
    await receive(client, sinks)
    return rows[0]!.systemid
  } finally {
    await client.end()
  }
}

async function receive(client: pg.Client, sinks: Sinks): Promise<void> {
  const { connection } = client as unknown as { connection: Line }
  const reception = new Reception(connection, sinks)
  // A broken sink ends the connection at once, so that nothing waits for it.
  const broken = (error: Error) => {
    connection.stream.destroy(error)
    reception.fail(error)
  }
  for (const sink of [sinks.archive, sinks.manifest]) sink.once('error', broken)
  client.once('end', () => {
    reception.fail(new Error('the database went away'))
  })
  client.query(reception as unknown as pg.Submittable)
  await reception.done
  const finished = [sinks.archive, sinks.manifest].map((sink) => once(sink, 'finish'))
  sinks.archive.end()
  sinks.manifest.end()
  await Promise.all(finished)
}

/** Statement whose answer `pg` hands on message by message. The connection pauses while a sink is full. */
class Reception {
  readonly done: Promise<void>
  fail!: (error: Error) => void
  #succeed!: () => void
  #line: Line
  #sinks: Sinks
  #sink: Writable | undefined
  #paused = false

  constructor(line: Line, sinks: Sinks) {
    this.#line = line
    this.#sinks = sinks
    this.done = new Promise<void>((resolve, reject) => {
      this.#succeed = resolve
      this.fail = reject
    })
  }

  submit(line: Line): void {
    line.query(COPY)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const kind = chunk[0]
    if (kind === NEW_ARCHIVE) {
      if (this.#sink !== undefined) this.#refuse('the database has more than one tablespace')
      this.#sink = this.#sinks.archive
    } else if (kind === MANIFEST) {
      this.#sink = this.#sinks.manifest
    } else if (kind === DATA && this.#sink?.write(Buffer.from(chunk.subarray(1))) === false) {
      this.#pause(this.#sink)
    }
  }

  /** Stops reading until the sink has drained. Messages that were already received are still handed on. */
  #pause(sink: Writable): void {
    if (this.#paused) return
    this.#paused = true
    this.#line.stream.pause()
    sink.once('drain', () => {
      this.#paused = false
      this.#line.stream.resume()
    })
  }

  #refuse(why: string): void {
    const error = new Error(why)
    this.#line.stream.destroy(error)
    this.fail(error)
  }

  handleError(error: Error): void {
    this.fail(error)
  }

  handleReadyForQuery(): void {
    this.#succeed()
  }

  // `pg` requires these. They only report positions in the journal, which the copy contains anyway.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
