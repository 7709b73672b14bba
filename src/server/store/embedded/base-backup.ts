import { once } from 'node:events'
import type { Writable } from 'node:stream'

import pg from 'pg'

/**
 * The slot keeps the journal that the copy needs until the copy has it, however long that takes; it ends with the
 * connection. The files are copied while the database works on them: only with the journal are they whole.
 */
const KEEP_JOURNAL = 'CREATE_REPLICATION_SLOT "spreewagen_backup_%" TEMPORARY PHYSICAL RESERVE_WAL'
const COPY = `BASE_BACKUP (LABEL 'spreewagen', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

/** What PostgreSQL calls the messages of a backup, by their first byte. */
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
const MANIFEST = 'm'.charCodeAt(0)

/** The parts of the connection of `pg` that its types leave out. */
interface Line {
  query(text: string): void
  stream: { pause(): void; resume(): void; destroy(error?: Error): void }
}

/** Where a copy goes. */
export interface Sinks {
  /** A tar of the cluster, with the journal. */
  archive: Writable
  /** PostgreSQL's own list of all files with their SHA-256. */
  manifest: Writable
}

/**
 * Copies a running database through the replication protocol. The connection is one for logical replication, which
 * the usual lines of pg_hba.conf let in; no program of PostgreSQL's is needed.
 * @param url as its owner
 * @returns the identity of the cluster, which its copies have too
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
  // A line that cannot be written any more is not waited for.
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

/** A statement whose answer `pg` hands on message by message; the line pauses where a sink cannot take more. */
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

  /** What came in one piece with the message is handed on all the same. */
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

  // The positions in the journal, which the copy itself knows as well.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
