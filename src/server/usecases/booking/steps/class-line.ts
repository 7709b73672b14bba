import { createGates, GateFullError } from '#limits/gate.ts'
import { OverloadedError } from '#log/trouble.ts'

/**
 * Holds of one class that run at once in this process. They take turns at its stock, so more of them would only wait with
 * a connection each, which other calls then lack.
 */
const AT_A_TIME = 6
const WAITING = 200
const PATIENCE_MS = 5_000
const lines = createGates(AT_A_TIME, WAITING, PATIENCE_MS)

/** Work on the stock of a class at a branch, when it is its turn in this process. @throws OverloadedError */
export async function inClassLine<T>(
  wanted: { pickup_branch: number; class_id: number },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await lines(`${wanted.pickup_branch}/${wanted.class_id}`, work)
  } catch (error) {
    throw error instanceof GateFullError ? new OverloadedError('class') : error
  }
}
