import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any call takes that answers in even time, on a server with room. */
export const EVEN_MS = 200

/**
 * Answers no sooner than after `ms`, whatever happens inside: what takes longer when an address has an account does
 * not show from outside (D5).
 */
export async function inEvenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), sleep(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
