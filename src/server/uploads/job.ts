import type { PictureKind } from './file-kind.ts'

/** What the child process is asked to do with a file. */
export type Job =
  | { do: 'copy'; bytes: Uint8Array; kind: PictureKind; stamp: string }
  | { do: 'copyPdf'; bytes: Uint8Array; most: number; stamp: string }
  | { do: 'portrait'; bytes: Uint8Array; kind: PictureKind }
  | { do: 'page'; bytes: Uint8Array; page: number }

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

/** A PDF whose pages are pictures. */
export interface Pages {
  bytes: Uint8Array
  pages: number
}

export type PdfProblem = 'file_unreadable' | 'file_protected' | 'file_pages'

/** What comes of each job; null where the file cannot be read. */
export interface Made {
  copy: Picture | null
  copyPdf: Pages | PdfProblem
  portrait: Picture | null
  page: Picture | null
}

export interface Answer {
  made: Made[Job['do']]
  /** The child holds on to so much memory that the next file gets a new one. */
  spent: boolean
}

/** Bytes of memory that the child may take, its own 90 MB included: enough for what the largest phones take. */
export const MOST_MEMORY = 300_000_000
