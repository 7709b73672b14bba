import type { Body } from '#content/car-body.ts'

/** Part of a letter. The HTML and the plain-text frame show the same blocks, so neither says less. */
export type Block =
  | { kind: 'text'; text: string; link?: Link }
  /** A note. Its term, in front, names what it is about. */
  | { kind: 'small'; term?: string; text: string; link?: Link }
  /** Under a hairline if what follows is not for every reader. */
  | { kind: 'heading'; text: string; apart?: boolean }
  /** Another person's words, line by line. */
  | { kind: 'quote'; lines: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  /** A paragraph, or a list of them, whose words may lead to several pages. */
  | { kind: 'passage'; spans: readonly Span[] }
  | { kind: 'passages'; items: readonly (readonly Span[])[] }
  | Button
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'amounts'; rows: readonly Amount[] }
  /** A command to type on the server, and what it does. `first` is the one to begin with. */
  | { kind: 'command'; text: string; command: string; first: boolean }

export interface Button {
  kind: 'button'
  label: string
  url: string
  /** Not the reason for the letter, but for the rare reader who needs it. */
  quiet?: boolean
}

/** Words within a sentence that lead to a page. */
export interface Link {
  words: string
  url: string
}

/** Words of a passage, with or without a link. */
export type Span = string | Link

export interface Fact {
  label: string
  lines: readonly string[]
  /** Whether its first line is a date, a sum or a telephone number, which one looks for. */
  strong?: boolean
  /** Whether the lines are the system's own words, which no one wrote for the reader. */
  verbatim?: boolean
  /** Whether the lines are paragraphs, with room between them on paper. */
  apart?: boolean
  /** Telephone number within the lines that a tap dials. */
  dial?: string
  /** Word that sets the row apart, such as 'changed'. */
  mark?: string
}

export interface Amount {
  label: string
  amount: string
  /** The one line that counts, such as the total. */
  strong?: boolean
  /** Why, below the label. */
  note?: string | undefined
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** The car of a letter, on its stage. */
export interface StagedCar {
  /** Undefined if we have no picture of it. */
  body: Body | undefined
  /** Class, name and what belongs to it: 'Kombi', 'VW Passat Variant', 'oder ähnlich'. */
  lines: readonly [type: string, name: string, similar: string]
  alt: string
  /** Small and beside the word mark, as nothing is promised any more. */
  small?: boolean
}

/** First view of a letter: what its reader opened it for. */
export interface Opening {
  /** Null in letters to our own branches, and about no rental. */
  car: StagedCar | null
  tone: 'good' | 'waiting' | 'over' | 'danger'
  /** Word before the lead that says what happened to it: 'Storniert'. */
  event?: string | undefined
  /** Whether the lead no longer takes place. */
  gone?: boolean
  /** Day and place, or whatever counts most. Empty if that is the heading itself. */
  lead: readonly string[]
  /** Whether the lead is a code that the reader copies. */
  code?: boolean
  /** Line below the lead. */
  under?: string | undefined
  /** Telephone number in that line. */
  dial?: string | undefined
  /** Sentence that must not be missed. */
  warning?: string | undefined
  /** Null in letters that are about no rental. */
  reference: Fact | null
  /** The button, and a note below it. */
  action: readonly Block[]
}

/** A letter without its frame. */
export interface Letter {
  subject: string
  /** Shown beside the subject in an inbox. */
  preview: string
  heading: string
  opening?: Opening
  /** Null in letters to our own branches, which end without a signature too. */
  greeting: string | null
  blocks: readonly Block[]
  attachments?: readonly Attachment[]
  /** Last line of the letter, in its foot, such as the way out of the newsletter. */
  foot?: { text: string; link: Link }
  /** Recipient of replies; by default the sender. */
  replyTo?: string
  /** URL with which a mail program ends such letters by one click, without a page (RFC 8058). */
  oneClickUnsubscribe?: string
}
