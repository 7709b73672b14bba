import type { Logger } from 'pino'

import type { Files } from '#files/files.ts'
import type { LetterData, LetterKind } from '#mail/letters.ts'
import type { Sealer } from '#secrets/seal.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Reader } from '#store/replica.ts'
import type { Language } from '#store/tables.ts'

/** First argument of every use case. It is built once in parts.ts, and per test in tests. */
export interface Context {
  db: Db
  /**
   * Answers a question that writes nothing, from a replica where there is one. What was written before it was asked is in
   * the answer.
   */
  read: Reader
  /** The catalogue and the settings as they are now; cached, forgotten as soon as they change. */
  catalogue(): Promise<Catalogue>
  now(): Date
  sealer: Sealer
  files: Files
  /**
   * Queues letters in the caller's transaction: they are sent if and only if the transaction commits.
   * @returns those that the brake on letters of strangers keeps back (D32)
   */
  post(tx: Tx, ...letters: NewLetter[]): Promise<BrakedLetter[]>
  /** Has a job done soon, if and only if the caller's transaction commits. */
  wake(tx: Tx, job: 'work_inbox'): Promise<void>
  log: Logger
  /** Public origin for links in mails, without a slash at its end. */
  origin: string
  /** The longest that a document is read; less than usual only for tests of files that never come to an end. */
  readingMs?: number
}

/** A letter that is not written, and until when. */
export interface BrakedLetter {
  kind: LetterKind
  until: Date
}

export type NewLetter = {
  [K in LetterKind]: {
    kind: K
    recipient: string
    language: Language
    data: LetterData[K]
    /** Whether somebody can cause it who has not shown that the address is theirs: then few of them are sent. */
    unasked?: boolean
  }
}[LetterKind]
