import type { Tx } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'

export type MessageChanged = Overtaken<'message_changed'>

/** Refuses an act on a message of which another version stands by now. */
export const messageChanged = (tx: Tx, id: string) =>
  overtaken(tx, 'message_changed', { kind: 'contact_message', id }, 'moveContactMessage', 'answerContactMessage')
