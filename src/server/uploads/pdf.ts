import { onThread } from './on-thread.ts'
import type { Pixels } from './size.ts'

/** A page takes a second on a busy machine. */
const PATIENCE_MS = 8_000
const thread = new URL('./pdf-thread.ts', import.meta.url)

export type PdfProblem = 'file_unreadable' | 'file_protected'

/** How many pages a PDF has. @returns why it is not taken: its first page cannot be shown, or not without a password */
export async function countPages(bytes: Buffer): Promise<number | PdfProblem> {
  return (await onThread<number | PdfProblem>(thread, { bytes }, PATIENCE_MS)) ?? 'file_unreadable'
}

/** Draws a page of a PDF, the first being 1. @returns null if there is none, or it cannot be drawn in time */
export const drawPage = (bytes: Buffer, page: number): Promise<Pixels | null> =>
  onThread<Pixels | null>(thread, { bytes, page }, PATIENCE_MS)
