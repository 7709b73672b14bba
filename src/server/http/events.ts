import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorCode } from '#contract/errors.ts'
import type { Session } from './let-in.ts'
import { sendRefusal } from './refusal.ts'

export interface StreamTimes {
  /** Time in ms after which a stream ends by itself; the browser then comes back. */
  lastsMs: number
  /** Time in ms between two signs of life, each with a look whether the session still stands. */
  beatMs: number
  /** Least time in ms between two deliveries; events that come meanwhile are sent together. */
  gapMs: number
}

const usual: StreamTimes = { lastsMs: 300_000, beatMs: 20_000, gapMs: 300 }
/** Streams that an account may have open in a process. */
const MOST_STREAMS = 8
/** Bytes that may wait for a browser that does not read. */
const MOST_WAITING = 65_536

type Say = (event: string, data: unknown) => void
/** Begins a stream of events; `say` sends one. @returns what stops it */
export type Begin = (say: Say) => Promise<() => void>

interface Streams {
  times: StreamTimes
  /** Functions that end the open streams, by account. */
  open: Map<string, Set<() => void>>
}

/** Prepares for streams of events, all of which end when the server stops. */
export function openStreams(app: FastifyInstance, times: Partial<StreamTimes> = {}): void {
  const open: Streams['open'] = new Map()
  app.decorate('streams', { times: { ...usual, ...times }, open })
  app.addHook('preClose', async () => {
    for (const ends of open.values()) for (const end of ends) end()
  })
}

/**
 * Answers with server-sent events. Before anything is delivered, and at every beat, the caller is looked up again: the
 * stream ends with the session, when its screen is locked, and when its owner leaves or works elsewhere.
 * @param again finds the caller once more
 */
export async function sendEvents(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  begin: Begin,
  again: () => Promise<Session | null | ErrorCode>,
): Promise<FastifyReply> {
  const { times, open } = app.streams
  const account = request.customerSession!.actor.account
  const own = open.get(account) ?? new Set()
  if (own.size >= MOST_STREAMS) {
    const retryAfterSeconds = Math.ceil(times.beatMs / 1_000)
    return await sendRefusal(request, reply, { refuse: 'rate_limited', retryAfterSeconds })
  }
  const was = JSON.stringify(request.customerSession!.staff)
  const { stream, end } = await openStream(times, begin, async () => {
    const caller = await again()
    return caller !== null && typeof caller !== 'string' && JSON.stringify(caller.staff) === was
  })
  open.set(account, own.add(end))
  stream.once('close', () => {
    own.delete(end)
    if (own.size === 0) open.delete(account)
  })
  return await reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream)
}

async function openStream({ lastsMs, beatMs, gapMs }: StreamTimes, begin: Begin, stands: () => Promise<boolean>) {
  const stream = new Readable({ read() {} })
  const waiting = new Set<string>()
  let gap: NodeJS.Timeout | undefined
  const end = () => {
    if (!stream.readableEnded && !stream.destroyed) stream.push(null)
    stop()
  }
  const deliver = async (text: () => string) => {
    const fits = stream.readableLength < MOST_WAITING && (await stands().catch(() => false))
    if (stopped) return
    if (fits) stream.push(text())
    else end()
  }
  const flush = () => {
    gap = undefined
    void deliver(() => {
      const all = [...waiting].join('')
      waiting.clear()
      return all
    })
  }
  const quiet = await begin((event, data) => {
    waiting.add(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    gap ??= setTimeout(flush, gapMs)
  })
  const beat = setInterval(() => void deliver(() => ':\n\n'), beatMs)
  const last = setTimeout(end, lastsMs)
  let stopped = false
  function stop(): void {
    if (stopped) return
    stopped = true
    quiet()
    clearInterval(beat)
    clearTimeout(last)
    clearTimeout(gap)
  }
  // The browser may go at any time.
  stream.once('close', stop)
  stream.push('event: open\ndata: null\n\n')
  return { stream, end }
}

declare module 'fastify' {
  interface FastifyInstance {
    streams: Streams
  }
}
