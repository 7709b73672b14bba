import type { PictureKind } from './file-kind.ts'

/** What the child process is asked to do with a file. */
export type Job =
  | { do: 'redraw'; bytes: Uint8Array; kind: PictureKind }
  | { do: 'portrait'; bytes: Uint8Array; kind: PictureKind }
  | { do: 'count'; bytes: Uint8Array }
  | { do: 'page'; bytes: Uint8Array; page: number }

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

export type PdfProblem = 'file_unreadable' | 'file_protected'

/** What comes of each job; null where the file cannot be read. */
export interface Made {
  redraw: Picture | null
  portrait: Picture | null
  count: number | PdfProblem
  page: Picture | null
}

export interface Answer {
  made: Made[Job['do']]
  /** The child holds on to so much memory that the next file gets a new one. */
  spent: boolean
}

/** Bytes of memory that the child may take, its own 90 MB included: enough for what the largest phones take. */
export const MOST_MEMORY = 300_000_000
