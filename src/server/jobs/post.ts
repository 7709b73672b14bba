import { insertLetter } from '../store/letter.ts'
import type { Context } from '../usecases/context.ts'
import type { Queue } from './queue.ts'

/** Writes a letter and queues its sending, both in the caller's transaction: there is one if and only if it commits. */
export function createPost(queue: Queue, now: () => Date = () => new Date()): Context['post'] {
  return async (tx, letter) => {
    const letterId = await insertLetter(tx, { ...letter, at: now() })
    // One job per letter: it carries the letter's id as its own.
    await queue.send(tx, 'send_letter', letterId, { letterId })
  }
}
