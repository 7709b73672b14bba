/** Number of failures without a wait. */
export const FREE_FAILURES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** Waits after further failures in ms: 30 seconds, then twice as long each time. The last one holds for all later failures. */
export const waits: readonly number[] = [
  ...Array.from({ length: 10 }, (_, times) => FIRST_WAIT_MS * 2 ** times).filter((wait) => wait < LONGEST_WAIT_MS),
  LONGEST_WAIT_MS,
]

/** Time in ms until the next attempt is allowed. */
export function waitAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : waits[Math.min(failures - FREE_FAILURES, waits.length - 1)]!
}
