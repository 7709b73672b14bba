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

/**
 * The same for each of many, such as accounts: what one of them has waiting is in nobody else's way.
 * @throws GateFullError at once where `waiting` of the same wait already
 */
export function createGates(
  atATime: number,
  waiting: number,
): <T>(whose: string, work: () => Promise<T>) => Promise<T> {
  const gates = new Map<string, { pass: ReturnType<typeof createGate>; within: number }>()
  return async (whose, work) => {
    const gate = gates.get(whose) ?? { pass: createGate(atATime, waiting), within: 0 }
    gates.set(whose, gate)
    gate.within += 1
    try {
      return await gate.pass(work)
    } finally {
      gate.within -= 1
      if (gate.within === 0) gates.delete(whose)
    }
  }
}
