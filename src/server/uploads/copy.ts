import { company } from '#content/company.ts'
import { copyMark } from '#content/document-consent.ts'
import type { LocalDate } from '#domain/period.ts'
import { createGate } from '#limits/gate.ts'
import { readApart } from './child-process.ts'
import { kindOfFile } from './file-kind.ts'
import type { PdfProblem } from './job.ts'

export interface Copy {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'application/pdf'
  extension: 'jpg' | 'pdf'
  width: number | null
  height: number | null
  /** Number of pages; 1 for a picture. */
  pages: number
}

export type FileProblem = 'file_type' | PdfProblem

/** Queues for uploads and for views. With two of them, a view waits for one upload at most (child-process.ts). */
const gate = createGate(1, 20)
const lookingGate = createGate(1, 20)

/**
 * Makes the copy of an uploaded file that is stored: a redrawn picture, or a PDF of such pictures, marked as a copy.
 * @param day day of the upload, which the mark names
 * @param most most pages of a PDF
 * @param mostMs shorter patience in ms; only for tests
 * @returns the copy, or as a text why the file is refused
 * @throws GateFullError if too many uploads wait
 */
export async function copyFile(
  bytes: Buffer,
  { day, most, mostMs }: { day: LocalDate; most: number; mostMs?: number | undefined },
): Promise<Copy | FileProblem> {
  const kind = kindOfFile(bytes)
  if (kind === null) return 'file_type'
  const stamp = stampOf(day)
  if (kind === 'pdf') {
    const copied = (await gate(() => readApart({ do: 'copyPdf', bytes, most, stamp }, mostMs))) ?? 'file_unreadable'
    if (typeof copied === 'string') return copied
    const { pages } = copied
    return {
      bytes: bufferOf(copied.bytes),
      mediaType: 'application/pdf',
      extension: 'pdf',
      width: null,
      height: null,
      pages,
    }
  }
  const picture = await gate(() => readApart({ do: 'copy', bytes, kind, stamp }, mostMs))
  if (picture === null) return 'file_unreadable'
  return { ...picture, bytes: bufferOf(picture.bytes), mediaType: 'image/jpeg', extension: 'jpg', pages: 1 }
}

const stampOf = (day: LocalDate): string =>
  copyMark.replace('{company}', company.name).replace('{day}', day.split('-').toReversed().join('.'))

export type PortraitProblem = 'picture_type' | 'file_unreadable'

/**
 * Redraws a person's picture as a square JPEG.
 * @returns the picture, or as a text why the file is refused
 * @throws GateFullError if too many uploads wait
 */
export async function cleanPortrait(bytes: Buffer): Promise<Buffer | PortraitProblem> {
  const kind = kindOfFile(bytes)
  if (kind === null || kind === 'pdf') return 'picture_type'
  const picture = await gate(() => readApart({ do: 'portrait', bytes, kind }))
  return picture === null ? 'file_unreadable' : bufferOf(picture.bytes)
}

/**
 * Draws a page of a stored copy as a JPEG; the first page is 1.
 * @returns null if there is no such page or it cannot be drawn
 * @throws GateFullError if too many views wait
 */
export async function showPage(
  { bytes, mediaType }: Pick<Copy, 'bytes' | 'mediaType'>,
  page: number,
): Promise<Buffer | null> {
  if (mediaType === 'image/jpeg') return page === 1 ? bytes : null
  const picture = await lookingGate(() => readApart({ do: 'page', bytes, page }))
  return picture === null ? null : bufferOf(picture.bytes)
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
