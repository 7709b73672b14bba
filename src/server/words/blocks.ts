/** Part of a letter. The HTML and the plain-text frame show the same blocks, so neither says less. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  /** Another person's words, line by line. */
  | { kind: 'quote'; lines: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  /** `hint` introduces the bare address, for readers whose button does not open. */
  | { kind: 'button'; label: string; url: string; hint: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'amounts'; rows: readonly Amount[] }

export interface Fact {
  label: string
  lines: readonly string[]
}

export interface Amount {
  label: string
  amount: string
  /** The one line that counts, such as the total. */
  strong?: boolean
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A letter without its frame. */
export interface Letter {
  subject: string
  /** Shown beside the subject in an inbox. */
  preview: string
  heading: string
  greeting: string
  blocks: readonly Block[]
  attachments?: readonly Attachment[]
  /** One line below the signature. */
  postscript?: string
  /** Recipient of replies; by default the sender. */
  replyTo?: string
  /** URL with which a mail program ends such letters by one click, without a page (RFC 8058). */
  oneClickUnsubscribe?: string
}
