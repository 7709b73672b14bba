import { callbackify } from 'node:util'

import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

import type { Counted } from '#store/call-count.ts'
import type { Context } from '#usecases/context.ts'
import { countCall } from '#usecases/site/count-call.ts'

/** What tells a route's limit in its configuration, beside what the plugin knows. */
export interface LimitedRoute {
  /** Counted in each process alone: for calls that cost less than counting them in the database would. */
  inProcess?: boolean
  routeInfo?: { method?: string | string[]; url?: string }
}

/** Met in faults.ts, which says how long to wait. */
export class TooManyCallsError extends Error {
  readonly statusCode = 429
  readonly retryAfterSeconds: number
  constructor(leftMs: number) {
    super('too many calls')
    this.retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1_000))
  }
}

/** Windows of a process; what is forgotten first is what would end first. */
const MOST_WINDOWS = 10_000

/** Counts calls in the database, so that any number of processes allow together what one alone would. */
export function storeOfCalls(ctx: Context): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly #route: LimitedRoute
    readonly #windows = new Map<string, { calls: number; until: number }>()

    constructor(route: FastifyRateLimitOptions & LimitedRoute) {
      this.#route = route
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      // The plugin's interface is one of callbacks.
      callbackify(() => this.#count(key, windowMs, max))((error: Error | null, counted?: Counted) => {
        done(error, counted && { current: counted.calls, ttl: counted.leftMs })
      })
    }

    async #count(key: string, windowMs: number, max: number): Promise<Counted> {
      return this.#route.inProcess === true ? this.#here(key, windowMs) : await this.#shared(key, max, windowMs)
    }

    // The plugin hands over the route's own configuration as well, which its types do not say.
    child(route: object): FastifyRateLimitStore {
      return new (storeOfCalls(ctx))(route)
    }

    #shared(key: string, max: number, windowMs: number): Promise<Counted> {
      const { method, url } = this.#route.routeInfo ?? {}
      return countCall(ctx, { by: `${String(method)} ${url}:${key}`, max, windowMs })
    }

    #here(key: string, windowMs: number): Counted {
      const now = Date.now()
      const known = this.#windows.get(key)
      const window = known !== undefined && known.until > now ? known : { calls: 0, until: now + windowMs }
      window.calls += 1
      // Set anew, it stands at the end: the first ones are the oldest.
      if (window !== known) this.#windows.delete(key)
      this.#windows.set(key, window)
      if (this.#windows.size > MOST_WINDOWS) this.#windows.delete(this.#windows.keys().next().value!)
      return { calls: window.calls, leftMs: window.until - now }
    }
  }
}
