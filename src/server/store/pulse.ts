import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { AwayError } from './trouble.ts'

const BEAT_MS = 500
/** While the database is away it is looked for more often: whoever waits for it sees it soon. */
const SEARCH_MS = 250
/** How long an answer may take. Longer than a busy machine needs for `select 1`, shorter than anybody likes to wait. */
const SILENCE_MS = 1_000

export interface PulseOptions {
  /** The database has just been found to be away: what hangs on it should be let go. */
  onLost: (reason: Error) => void
  onBack: (afterMs: number) => void
}

/**
 * Feels whether the database answers, so that nobody has to find out by waiting for it. It asks over a connection of its
 * own; one that breaks or is silent is tried once more over a new one before the database counts as away.
 */
export class Pulse {
  readonly #url: string
  readonly #options: PulseOptions
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #running: Promise<void>
  #away: { since: number; error: AwayError } | undefined
  #line: pg.Client | undefined
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
      const pause = this.#away === undefined ? BEAT_MS : SEARCH_MS
      await sleep(pause, undefined, { signal: this.#hurry.signal, ref: false }).catch(() => {})
    }
    this.#drop()
  }

  /** @returns why the database does not answer */
  async #beat(): Promise<Error | undefined> {
    for (let last = this.#line === undefined; ; last = true) {
      try {
        this.#line ??= await openLine(this.#url, () => {
          this.doubt()
        })
        await within(this.#line.query('select 1'))
        return undefined
      } catch (error) {
        this.#drop()
        if (last) return error as Error
      }
    }
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

async function openLine(url: string, onEnd: () => void): Promise<pg.Client> {
  const line = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'spreewagen pulse' })
  line.on('error', onEnd)
  try {
    await within(line.connect())
    return line
  } catch (error) {
    line.end().catch(() => {})
    line.connection.stream.destroy()
    throw error
  }
}

/** @throws if nothing comes in time */
async function within<T>(work: Promise<T>): Promise<T> {
  const patience = new AbortController()
  const silence = async (): Promise<never> => {
    await sleep(SILENCE_MS, undefined, { signal: patience.signal, ref: false })
    // Where this process was busy itself, the answer may lie there unread.
    await sleep(20, undefined, { ref: false })
    throw new Error('no answer')
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
