/** Too many wait already. */
export class GateFullError extends Error {
  // Told to the caller as 'too many requests' (http/faults.ts).
  readonly statusCode = 429
  constructor() {
    super('too much work of this kind is waiting')
  }
}

/**
 * Lets through a number of pieces of work at a time; the rest waits in the order of coming.
 * @throws GateFullError at once where `waiting` wait already
 */
export function createGate(atATime: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running < atATime) running += 1
    else if (line.length >= waiting) throw new GateFullError()
    // Whoever leaves hands its place over, so `running` stays as it is.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
