import { PDFiumLibrary } from '@hyzyla/pdfium'

import type { PdfProblem } from './job.ts'
import type { Pixels } from './size.ts'

type Opened = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

/** Pixels of a page, with the size of its sheet in points. */
export interface DrawnPage extends Pixels {
  sheet: [width: number, height: number]
}

/**
 * Draws the pages of a PDF one after the other and hands each on before it draws the next.
 * @param longest longer side of a page in pixels
 * @returns the number of pages, or why the file is refused: more than `most` pages, a password, or a page that cannot be
 * drawn
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
      // A page takes 20 MB, so a few uncollected ones would use up the memory of the child.
      globalThis.gc?.()
    }
    return pages === 0 ? 'file_unreadable' : pages
  })

/** Draws a page of a PDF; the first page is 1. @returns null if there is no such page or it cannot be drawn */
export async function drawPage(bytes: Uint8Array, page: number, longest: number): Promise<Pixels | null> {
  const drawn = await withDocument(bytes, (document) => draw(document, page, longest))
  return typeof drawn === 'string' ? null : drawn
}

/** Opens a document with a fresh instance of the library, so that nothing of one document reaches the next. */
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
  // An extremely long sheet is drawn thinner than a pixel.
  return width * height === 0 ? null : { pixels: data, width, height, sheet: [originalWidth, originalHeight] }
}
