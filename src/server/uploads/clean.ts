import { createGate } from '../gate.ts'
import { kindOfFile } from './file-kind.ts'
import { countPages, type PdfProblem } from './pdf.ts'

export interface CleanFile {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'application/pdf'
  extension: 'jpg' | 'pdf'
  width: number | null
  height: number | null
  /** A picture is one. */
  pages: number
}

export type FileProblem = 'file_type' | PdfProblem

/** One file at a time: a large picture takes some hundred MB while it is drawn. Looking waits for no upload. */
const gate = createGate(1, 20)
const lookingGate = createGate(1, 20)

/**
 * What is kept of an uploaded file: a PDF as it is, of a picture a new one.
 * @returns why it is not taken, as a text
 * @throws GateFullError where too many wait
 */
export async function cleanFile(bytes: Buffer): Promise<CleanFile | FileProblem> {
  const kind = kindOfFile(bytes)
  if (kind === null) return 'file_type'
  if (kind === 'pdf') {
    const pages = await gate(() => countPages(bytes))
    if (typeof pages === 'string') return pages
    return { bytes, mediaType: 'application/pdf', extension: 'pdf', width: null, height: null, pages }
  }
  // Fetched with the first picture: most of the time there is none, and the libraries are large.
  const { redraw } = await import('./picture.ts')
  const picture = await gate(() => redraw(bytes, kind))
  return picture === null ? 'file_unreadable' : { ...picture, mediaType: 'image/jpeg', extension: 'jpg', pages: 1 }
}

export type PortraitProblem = 'picture_type' | 'file_unreadable'

/**
 * A picture of somebody, drawn anew, square, as a JPEG.
 * @returns why it is not taken, as a text
 * @throws GateFullError where too many wait
 */
export async function cleanPortrait(bytes: Buffer): Promise<Buffer | PortraitProblem> {
  const kind = kindOfFile(bytes)
  if (kind === null || kind === 'pdf') return 'picture_type'
  const { portrait, redraw } = await import('./picture.ts')
  const picture = await gate(() => redraw(bytes, kind, portrait))
  return picture === null ? 'file_unreadable' : picture.bytes
}

/**
 * A page of what is kept, as a JPEG to look at, the first being 1. @returns null if there is none, or it cannot be drawn
 * @throws GateFullError where too many wait
 */
export async function showPage(
  { bytes, mediaType }: Pick<CleanFile, 'bytes' | 'mediaType'>,
  page: number,
): Promise<Buffer | null> {
  if (mediaType === 'image/jpeg') return page === 1 ? bytes : null
  const { pictureOfPage } = await import('./picture.ts')
  return await lookingGate(() => pictureOfPage(bytes, page))
}
