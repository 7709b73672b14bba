import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { AwayError, bottleneckOf } from './trouble.ts'

const BEAT_MS = 250
/** Once its own line has been silent for so long, a new one is tried beside it. */
const DOUBT_MS = 250
/**
 * How long nothing at all may come from the database. With the pause before it, an outage is found out within a second.
 * A busy machine answers `select 1` long before that.
 */
const SILENCE_MS = 650
/** A new line may take longer than that on a long way; the database counts as away meanwhile. */
const OPENING_MS = 2_000

export interface PulseOptions {
  /** The database has just been found to be away: what hangs on it should be let go. */
  onLost: (reason: Error) => void
  onBack: (afterMs: number) => void
}

/**
 * Feels whether the database answers, so that nobody has to find out by waiting for it. It asks over a line of its own; if
 * that breaks or is silent, it tries a new one beside it. The database counts as away once neither answers and nobody else
 * has been answered either.
 */
export class Pulse {
  readonly #url: string
  readonly #options: PulseOptions
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #running: Promise<void>
  #away: { since: number; error: AwayError } | undefined
  #line: pg.Client | undefined
  #feeling: Promise<void> | undefined
  /** When anything came from the database the last time, over whichever connection. */
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

  /** What is waited for, unless the database is found to be away before it comes. */
  async orLost<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    this.#waiting.add(reject)
    try {
      return await Promise.race([work, promise])
    } finally {
      this.#waiting.delete(reject)
    }
  }

  /** Somebody has been answered. */
  heard(): void {
    this.#heardAt = performance.now()
  }

  /** Something looked like an outage: feel now. */
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
        // Whoever has no connection left is there.
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

/** A line of its own that has answered. */
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
    // Where this process was busy itself, the answer may lie there unread.
    await sleep(20, undefined, { ref: false })
    throw new SilentError()
  }
  work.catch(() => {}) // its failure may come when nobody waits any more
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
