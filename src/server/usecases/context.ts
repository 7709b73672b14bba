import type { Logger } from 'pino'

import type { Files } from '#files/files.ts'
import type { LetterData, LetterKind } from '#mail/letters.ts'
import type { Sealer } from '#secrets/seal.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Db, Tx } from '#store/db.ts'
import type { NoticeLine } from '#store/notice-line.ts'
import type { Reader } from '#store/replica.ts'
import type { Language } from '#domain/language.ts'

/** First argument of every use case. It is built once in parts.ts, and per test in tests. */
export interface Context {
  db: Db
  /**
   * Answers a question that writes nothing, from a replica if there is one. The answer includes everything that was written
   * before the question.
   */
  read: Reader
  /** Present catalogue and settings, cached until they change. */
  catalogue(): Promise<Catalogue>
  /** Notices of the database. */
  line: Pick<NoticeLine, 'hear'>
  now(): Date
  sealer: Sealer
  files: Files
  /**
   * Queues letters in the caller's transaction: they are sent if and only if the transaction commits.
   * @returns letters that are held back, because strangers could cause too many (D32)
   */
  post(tx: Tx, ...letters: NewLetter[]): Promise<BrakedLetter[]>
  /** Queues a job to run soon, if and only if the caller's transaction commits. */
  wake(tx: Tx, job: 'work_inbox'): Promise<void>
  log: Logger
  /** Public origin for links in mails, without a slash at its end. */
  origin: string
  /** Longest time in ms for reading a document; shorter only in tests of files that never end. */
  readingMs?: number
}

/** Letter that is held back, with the moment until which. */
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
    /** Its number, where something else already has it. */
    id?: string
    /** Whether it is one of many that nobody waits for: all others go first. */
    bulk?: true
    /** Whether a visitor can cause it without a proof of the address; few such letters are sent. */
    unasked?: boolean
  }
}[LetterKind]
