/** The queue of a gate is full. */
export class GateFullError extends Error {
  // The caller hears 'too many requests' (http/faults.ts).
  readonly statusCode = 429
  constructor() {
    super('too much work of this kind is waiting')
  }
}

/**
 * Runs a limited number of tasks at once; the others queue in order of arrival.
 * @param patienceMs longest wait in milliseconds
 * @throws GateFullError at once if `waiting` tasks are queued, or after `patienceMs`
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
    // A task that ends hands its place to the next one, so `running` does not change.
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
 * One gate per key, such as an account: the queue of one key does not delay another.
 * @throws GateFullError at once if `waiting` tasks of the key are queued, or after `patienceMs`
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
