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
 * @param patienceMs how long each waits at most
 * @throws GateFullError at once where `waiting` wait already, or after that time
 */
export function createGate(
  atATime: number,
  waiting: number,
  patienceMs?: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(enter), 1)
        reject(new GateFullError())
      }
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      line.push(enter)
    })
  return async (work) => {
    if (running < atATime) running += 1
    else if (line.length >= waiting) throw new GateFullError()
    // Whoever leaves hands its place over, so `running` stays as it is.
    else await turn()
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
 * @throws GateFullError at once where `waiting` of the same wait already, or after `patienceMs`
 */
export function createGates(
  atATime: number,
  waiting: number,
  patienceMs?: number,
): <T>(whose: string, work: () => Promise<T>) => Promise<T> {
  const gates = new Map<string, { pass: ReturnType<typeof createGate>; within: number }>()
  return async (whose, work) => {
    const gate = gates.get(whose) ?? { pass: createGate(atATime, waiting, patienceMs), within: 0 }
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
