import { setTimeout as sleep } from 'node:timers/promises'

/** Least time of an answer in ms. On a server that is not overloaded, the work of such a call takes less. */
export const EVEN_MS = 200

/**
 * Answers after at least `ms`, so that a caller cannot see from the time whether an address has an account (D5).
 */
export async function inEvenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
