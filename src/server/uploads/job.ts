import type { PictureKind } from './file-kind.ts'

/** Task for the child process with one file. */
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

/** Result of each kind of job; null if the file cannot be read. */
export interface Made {
  copy: Picture | null
  copyPdf: Pages | PdfProblem
  portrait: Picture | null
  page: Picture | null
}

export interface Answer {
  made: Made[Job['do']]
  /** Whether the child holds so much memory that the next file needs a new child. */
  spent: boolean
}

/** Most memory of the child in bytes, including its own 90 MB: enough for the largest pictures of phones. */
export const MOST_MEMORY = 300_000_000
