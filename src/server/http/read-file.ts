import type { Readable } from 'node:stream'

import type { Place } from './upload-room.ts'

export interface Patience {
  /** For the whole file. */
  totalMs: number
  /** Between two pieces of it. */
  silenceMs: number
  /** In each such time, so that nobody keeps room with a byte now and then. */
  leastBytes: number
}

/** A slow mobile line sends 10 MB in this time. */
export const uploadPatience: Patience = { totalMs: 300_000, silenceMs: 15_000, leastBytes: 150_000 }

/** So long the rest of a file that is not wanted is thrown away, so that its sender hears the answer. */
const DRAIN_MS = 10_000

export type NotRead = 'payload_too_large' | 'unavailable' | 'invalid_input'

/**
 * Receives a file, no more of it than is allowed and than there is room for.
 * @returns why not: it is too large, the server has no room now, or its sender stopped or was too slow
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
    // The stream is left open: whoever sent too much is told so on it.
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
