import { PDFiumLibrary } from '@hyzyla/pdfium'

import type { PdfProblem } from './job.ts'
import type { Pixels } from './size.ts'

type Opened = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

/** A page, and the size of its sheet in points. */
export interface DrawnPage extends Pixels {
  sheet: [width: number, height: number]
}

/**
 * Draws the pages of a PDF one after the other and hands each on before the next.
 * @param longest pixels of the longer side of a page
 * @returns how many; why it is not taken: it has more than `most`, needs a password, or a page cannot be drawn
 */
export const eachPage = (
  bytes: Uint8Array,
  { longest, most }: { longest: number; most: number },
  take: (page: DrawnPage) => Promise<void>,
): Promise<number | PdfProblem> =>
  withDocument(bytes, async (document) => {
    const pages = document.getPageCount()
    if (pages > most) return 'file_pages'
    for (let number = 1; number <= pages; number++) {
      const drawn = await draw(document, number, longest)
      if (drawn === null) return 'file_unreadable'
      await take(drawn)
      // A page takes 20 MB: a few that are not collected yet would use up the memory of the child.
      globalThis.gc?.()
    }
    return pages === 0 ? 'file_unreadable' : pages
  })

/** Draws a page of a PDF, the first being 1. @returns null if there is none, or it cannot be drawn */
export async function drawPage(bytes: Uint8Array, page: number, longest: number): Promise<Pixels | null> {
  const drawn = await withDocument(bytes, (document) => draw(document, page, longest))
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

async function draw(document: Opened, number: number, longest: number): Promise<DrawnPage | null> {
  if (number > document.getPageCount()) return null
  const found = document.getPage(number - 1)
  const { originalWidth, originalHeight } = found.getOriginalSize()
  const scale = longest / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await found.render({ scale, render: 'bitmap', renderFormFields: true })
  // The longest sheets are thinner than a pixel.
  return width * height === 0 ? null : { pixels: data, width, height, sheet: [originalWidth, originalHeight] }
}
