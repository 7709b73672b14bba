import { insertLetters } from '../store/letter.ts'
import type { Context } from '../usecases/context.ts'
import type { Queue } from './queue.ts'

/** Writes letters and queues their sending, all in the caller's transaction: they exist if and only if it commits. */
export function createPost(queue: Queue, now: () => Date = () => new Date()): Context['post'] {
  return async (tx, ...letters) => {
    const ids = await insertLetters(tx, letters, now())
    // One job per letter: it carries the letter's id as its own. Customers get theirs before our own branches do.
    const jobs = ids.map((letterId, n) => ({
      id: letterId,
      data: { letterId },
      priority: isOurs(letters[n]!.recipient) ? 0 : 1,
    }))
    await queue.send(tx, 'send_letter', jobs)
  }
}

const isOurs = (recipient: string) => recipient === 'company' || recipient.startsWith('branch:')
