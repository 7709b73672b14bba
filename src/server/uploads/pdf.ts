import { PDFiumLibrary } from '@hyzyla/pdfium'

import type { PdfProblem } from './job.ts'
import type { Pixels } from './size.ts'

/** Pixels of the longer side of a page that is drawn: enough to read what stands on a sheet of A4. */
const LONGEST_SIDE = 1_800
/** To see whether it can be drawn at all. */
const TRIAL_SIDE = 100

type Opened = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

/** How many pages a PDF has. @returns why it is not taken: its first page cannot be shown, or not without a password */
export const countPages = (bytes: Uint8Array): Promise<number | PdfProblem> =>
  withDocument(bytes, async (document) =>
    (await draw(document, 1, TRIAL_SIDE)) === null ? 'file_unreadable' : document.getPageCount(),
  )

/** Draws a page of a PDF, the first being 1. @returns null if there is none, or it cannot be drawn */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Pixels | null> {
  const drawn = await withDocument(bytes, (document) => draw(document, page, LONGEST_SIDE))
  return typeof drawn === 'string' ? null : drawn
}

/** Each document gets a library of its own, so that nothing of one is left for the next. */
async function withDocument<Read>(
  bytes: Uint8Array,
  read: (document: Opened) => Promise<Read>,
): Promise<Read | PdfProblem> {
  const library = await PDFiumLibrary.init()
  let document: Opened
  try {
    document = await library.loadDocument(bytes)
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Password') ? 'file_protected' : 'file_unreadable'
  }
  try {
    return await read(document)
  } finally {
    document.destroy()
    library.destroy()
  }
}

async function draw(document: Opened, number: number, longest: number): Promise<Pixels | null> {
  if (number > document.getPageCount()) return null
  const found = document.getPage(number - 1)
  const { originalWidth, originalHeight } = found.getOriginalSize()
  const scale = longest / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await found.render({ scale, render: 'bitmap' })
  // The longest sheets are thinner than a pixel.
  return width * height === 0 ? null : { pixels: data, width, height }
}
