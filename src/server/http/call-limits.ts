import { callbackify } from 'node:util'

import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

import { system } from '#domain/actor.ts'
import type { Counted } from '#store/call-count.ts'
import type { Context } from '#usecases/context.ts'
import { countCall } from '#usecases/site/count-call.ts'

/** Options of a route's limit beyond those of the plugin. */
export interface LimitedRoute {
  /** Whether each process counts by itself, for calls that cost less than counting them in the database. */
  inProcess?: boolean
  routeInfo?: { method?: string | string[]; url?: string }
}

/** Thrown when a limit is reached; faults.ts answers it and says how long to wait. */
export class TooManyCallsError extends Error {
  readonly statusCode = 429
  readonly retryAfterSeconds: number
  constructor(leftMs: number) {
    super('too many calls')
    this.retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1_000))
  }
}

/** Actor of every count: nobody asks for their calls to be counted. */
const us = system('count_calls')

/** Most windows that a process keeps. The oldest is dropped first. */
const MOST_WINDOWS = 10_000

/** Counts calls in the database, so that all processes together allow as many as a single one would. */
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
      // The plugin's interface uses callbacks.
      callbackify(() => this.#count(key, windowMs, max))((error: Error | null, counted?: Counted) => {
        done(error, counted && { current: counted.calls, ttl: counted.leftMs })
      })
    }

    async #count(key: string, windowMs: number, max: number): Promise<Counted> {
      return this.#route.inProcess === true ? this.#here(key, windowMs) : await this.#shared(key, max, windowMs)
    }

    // The plugin also passes the route's own configuration, although its types do not say so.
    child(route: object): FastifyRateLimitStore {
      return new (storeOfCalls(ctx))(route)
    }

    #shared(key: string, max: number, windowMs: number): Promise<Counted> {
      const { method, url } = this.#route.routeInfo ?? {}
      return countCall(ctx, us, { by: `${String(method)} ${url}:${key}`, max, windowMs })
    }

    #here(key: string, windowMs: number): Counted {
      const now = Date.now()
      const known = this.#windows.get(key)
      const window = known !== undefined && known.until > now ? known : { calls: 0, until: now + windowMs }
      window.calls += 1
      // A map keeps the order of insertion, so a new window goes to the end and the first one is the oldest.
      if (window !== known) this.#windows.delete(key)
      this.#windows.set(key, window)
      if (this.#windows.size > MOST_WINDOWS) this.#windows.delete(this.#windows.keys().next().value!)
      return { calls: window.calls, leftMs: window.until - now }
    }
  }
}
