import type { Pages, PdfProblem } from './job.ts'
import { eachPage } from './pdf.ts'
import { copyPixels } from './picture.ts'

/** Longer side of a page in pixels: some 170 dpi on A4, and small enough for the memory of the child. */
const LONGEST_SIDE = 2_000

interface DrawnCopy {
  bytes: Buffer
  sheet: [width: number, height: number]
}

/**
 * Makes a PDF with the same pages as pictures, each marked as a copy. Nothing else of the file remains: no script, no
 * attachment, no text.
 */
export async function copyPdf(
  bytes: Uint8Array,
  { most, stamp }: { most: number; stamp: string },
): Promise<Pages | PdfProblem> {
  const copies: DrawnCopy[] = []
  const pages = await eachPage(bytes, { longest: LONGEST_SIDE, most }, async ({ sheet, ...pixels }) => {
    const { bytes: jpeg } = await copyPixels(pixels, stamp)
    copies.push({ bytes: Buffer.from(jpeg), sheet })
  })
  return typeof pages === 'string' ? pages : { bytes: await bound(copies), pages }
}

/** Binds the pages into a PDF. It loads its library only now, because drawing the pages needed the memory. */
async function bound(copies: readonly DrawnCopy[]): Promise<Buffer> {
  const { default: Paper } = await import('pdfkit')
  const paper = new Paper({ autoFirstPage: false, font: '' })
  const chunks = paper.toArray()
  for (const { bytes, sheet } of copies) {
    const [width, height] = sheet
    paper.addPage({ size: sheet, margin: 0 }).image(bytes, 0, 0, { width, height })
  }
  paper.end()
  return Buffer.concat((await chunks) as Buffer[])
}
