import type { Logger } from 'pino'

import { company } from '#content/company.ts'
import { branchOf, type BranchFacts } from '#words/branch.ts'
import type { RentalFacts } from '#words/letter-context.ts'
import type { LetterData, LetterKind } from './letters.ts'
import { messageOf, type Transport } from './message.ts'
import { createOutbox } from './outbox.ts'
import { renderLetter } from './render.ts'
import { createSmtp } from './smtp.ts'
import type { Language } from '#domain/language.ts'
import { wordsOf, type NamedByStaff } from '#words/words.ts'

/** A queued letter. */
export type PostedLetter = {
  [K in LetterKind]: {
    id: string
    kind: K
    /** A mail address, `branch:` and a branch's number, or `company`. */
    recipient: string
    language: Language
    data: LetterData[K]
    writtenAt: Date
  }
}[LetterKind]

export interface LetterFacts {
  origin: string
  rental: RentalFacts
  branches: readonly BranchFacts[]
  named: NamedByStaff
  termsPdf: Buffer
}

export interface Mailer {
  /** Renders a letter and hands it to the mail server. @throws if it was not accepted; see `isRefusedForGood` */
  send(letter: PostedLetter, facts: LetterFacts): Promise<void>
  close(): void
}

export interface MailerOptions {
  /** Address of the mail server, smtp:// or smtps://. Without it, letters become files in `outboxDir`. */
  smtpUrl?: string | undefined
  /** Allows an unencrypted connection. */
  smtpPlain?: boolean
  outboxDir: string
  /** Sender; defaults to the company's own address. */
  from?: string | undefined
  log: Logger
}

/** Sends letters over SMTP if a server is configured, or else writes them into files that a person can open. */
export function createMailer({ smtpUrl, smtpPlain, outboxDir, from, log }: MailerOptions): Mailer {
  const sender = from ?? `${company.name} <${company.email}>`
  const transport: Transport = smtpUrl === undefined ? createOutbox(outboxDir, log) : createSmtp(smtpUrl, smtpPlain)
  return {
    async send(letter, facts) {
      await transport.deliver(
        messageOf({ ...letter, ...render(letter, facts) }, addressOf(letter.recipient, facts), sender),
      )
    },
    close() {
      transport.close()
    },
  }
}

/** Renders a letter, to be sent or to be looked at. */
export function render<K extends LetterKind>(
  letter: { kind: K; data: LetterData[K]; language: Language; writtenAt: Date },
  facts: LetterFacts,
) {
  const { language, writtenAt } = letter
  const context = {
    language,
    writtenAt,
    words: wordsOf(language, facts.named),
    origin: facts.origin,
    facts: facts.rental,
    branches: facts.branches,
    termsPdf: facts.termsPdf,
  }
  return renderLetter(letter.kind, letter.data, context)
}

/** Looks up the address of a branch or the company when the letter is sent, so that a queued letter follows a change of address. */
function addressOf(recipient: string, { branches }: LetterFacts): string {
  if (recipient === 'company') return company.email
  const branch = /^branch:(\d+)$/.exec(recipient)?.[1]
  return branch === undefined ? recipient : branchOf(Number(branch), { branches }).email
}
