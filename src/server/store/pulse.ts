import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { AwayError, bottleneckOf } from '#log/trouble.ts'

const BEAT_MS = 250
/** Silence in ms of the pulse's own connection after which it tries a new one beside it. */
const DOUBT_MS = 250
/**
 * Silence in ms of the whole database after which it counts as away. With the pause before, an outage is noticed within
 * a second. Even a busy machine answers `select 1` long before that.
 */
const SILENCE_MS = 650
/** Time in ms for a new connection, which may take long over a distance; the database counts as away meanwhile. */
const OPENING_MS = 2_000

export interface PulseOptions {
  /** Called when the database is found to be away, to release what depends on it. */
  onLost: (reason: Error) => void
  onBack: (afterMs: number) => void
}

/**
 * Checks that the database answers, so that no request has to find out by waiting. It asks over a connection of its own;
 * if that breaks or is silent, it tries a new one beside it. The database counts as away once neither answers and no other
 * connection has received anything either.
 */
export class Pulse {
  readonly #url: string
  readonly #options: PulseOptions
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #running: Promise<void>
  #away: { since: number; error: AwayError } | undefined
  #line: pg.Client | undefined
  #feeling: Promise<void> | undefined
  /** Last moment at which anything came from the database, over any connection. */
  #heardAt = 0
  #hurry = new AbortController()
  #closed = false

  constructor(url: string, options: PulseOptions) {
    this.#url = url
    this.#options = options
    this.#running = this.#run()
  }

  /** @throws AwayError while the database is away */
  check(): void {
    if (this.#away !== undefined) throw this.#away.error
  }

  /** Waits for work, but rejects as soon as the database is found to be away. */
  async orLost<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    this.#waiting.add(reject)
    try {
      return await Promise.race([work, promise])
    } finally {
      this.#waiting.delete(reject)
    }
  }

  /** Notes that the database answered some connection. */
  heard(): void {
    this.#heardAt = performance.now()
  }

  /** Checks at once, because something looked like an outage. */
  doubt(): void {
    if (this.#away === undefined) this.#hurry.abort()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#hurry.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    for (;;) {
      const trouble = await this.#beat()
      if (this.#closed) break
      if (trouble !== undefined && this.#away === undefined) this.#lose(trouble)
      else if (trouble === undefined && this.#away !== undefined) {
        const { since } = this.#away
        this.#away = undefined
        this.#options.onBack(Date.now() - since)
      }
      this.#hurry = new AbortController()
      await sleep(BEAT_MS, undefined, { signal: this.#hurry.signal, ref: false }).catch(() => {})
    }
    this.#drop()
  }

  /** @returns why the database does not answer */
  async #beat(): Promise<Error | undefined> {
    const begun = performance.now()
    while (!this.#closed) {
      const silent = performance.now() - Math.max(begun, this.#heardAt)
      if (silent >= SILENCE_MS) return new SilentError()
      this.#feeling ??= this.#feel().finally(() => (this.#feeling = undefined))
      try {
        await within(this.#feeling, SILENCE_MS - silent)
        return undefined
      } catch (error) {
        // A database that has run out of connections is not away.
        if (bottleneckOf(error as Error) === 'connections') return undefined
        if (!(error instanceof SilentError)) return error as Error
      }
    }
    return undefined
  }

  /** @throws once neither its own line nor a new one answers */
  async #feel(): Promise<void> {
    const answer = this.#line?.query('select 1')
    if (answer !== undefined) {
      try {
        await within(answer, DOUBT_MS)
        return
      } catch {
        // Broken, or slow.
      }
    }
    const own = answer === undefined ? [] : [within(answer, OPENING_MS)]
    const anew = openLine(this.#url, () => {
      this.doubt()
    })
    try {
      const first = await Promise.any([anew, ...own])
      if (first instanceof pg.Client) {
        this.#drop()
        this.#line = first
      } else void anew.then((line) => line.end()).catch(() => {})
    } catch (error) {
      this.#drop()
      throw (error as AggregateError).errors[0]
    }
    if (this.#closed) this.#drop()
  }

  #lose(reason: Error): void {
    const error = new AwayError((reason as { code?: string }).code ?? reason.message)
    this.#away = { since: Date.now(), error }
    for (const reject of this.#waiting) reject(error)
    this.#waiting.clear()
    this.#options.onLost(error)
  }

  #drop(): void {
    this.#line?.end().catch(() => {})
    this.#line = undefined
  }
}

/** Opens a connection and waits for its first answer. */
async function openLine(url: string, onEnd: () => void): Promise<pg.Client> {
  const line = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'spreewagen pulse' })
  line.on('error', onEnd)
  try {
    await within(
      line.connect().then(() => line.query('select 1')),
      OPENING_MS,
    )
    return line
  } catch (error) {
    line.end().catch(() => {})
    line.connection.stream.destroy()
    throw error
  }
}

/** @throws SilentError if nothing comes in time */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const patience = new AbortController()
  const silence = async (): Promise<never> => {
    await sleep(ms, undefined, { signal: patience.signal, ref: false })
    // If this process was busy itself, the answer may have arrived unread.
    await sleep(20, undefined, { ref: false })
    throw new SilentError()
  }
  work.catch(() => {}) // it may fail when nothing waits for it
  const silent = silence()
  silent.catch(() => {})
  try {
    return await Promise.race([work, silent])
  } finally {
    patience.abort()
  }
}

class SilentError extends Error {
  constructor() {
    super('no answer')
  }
}
