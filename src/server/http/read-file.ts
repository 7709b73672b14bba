import type { Readable } from 'node:stream'

import type { Place } from './upload-room.ts'

export interface Patience {
  /** Longest time in ms for the whole file. */
  totalMs: number
  /** Longest time in ms between two pieces of it. */
  silenceMs: number
  /** Least number of bytes in each `silenceMs`, so that no sender blocks room with a byte now and then. */
  leastBytes: number
}

/** Patience with uploads, enough for 10 MB over a slow mobile connection. */
export const uploadPatience: Patience = { totalMs: 300_000, silenceMs: 15_000, leastBytes: 150_000 }

/** Time in ms for reading and discarding the rest of a refused file, so that its sender gets the answer. */
const DRAIN_MS = 10_000

export type NotRead = 'payload_too_large' | 'unavailable' | 'invalid_input'

/**
 * Receives a file, up to the allowed size and while there is room for it.
 * @returns the file or a reason: it is too large, the server has no room now, or the sender stopped or was too slow
 */
export async function readFile(
  stream: Readable,
  { most, place, patience = uploadPatience }: { most: number; place: Place; patience?: Patience },
): Promise<Buffer | NotRead> {
  const chunks: Buffer[] = []
  let length = 0
  const end = AbortSignal.timeout(patience.totalMs)
  const stop = () => stream.destroy()
  end.addEventListener('abort', stop)
  let silence = setTimeout(stop, patience.silenceMs)
  let before = 0
  const rate = setInterval(() => {
    if (length - before < patience.leastBytes) stop()
    before = length
  }, patience.silenceMs)
  try {
    // The stream stays open, because the answer to a sender of too much goes over the same connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      clearTimeout(silence)
      silence = setTimeout(stop, patience.silenceMs)
      length += chunk.length
      if (length > most) return 'payload_too_large'
      if (!place.take(chunk.length)) return 'unavailable'
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return 'invalid_input'
  } finally {
    clearTimeout(silence)
    clearInterval(rate)
    end.removeEventListener('abort', stop)
    drain(stream)
  }
}

function drain(stream: Readable): void {
  if (stream.readableEnded || stream.destroyed) return
  const timer = setTimeout(() => stream.destroy(), DRAIN_MS)
  stream.once('close', () => {
    clearTimeout(timer)
  })
  stream.resume()
}
