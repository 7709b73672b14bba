import Paper from 'pdfkit'

import type { Pages, PdfProblem } from './job.ts'
import { eachPage } from './pdf.ts'
import { copyPixels, LONGEST_SIDE } from './picture.ts'

/**
 * A PDF of the same pages as pictures, each with the words that mark it as a copy. Of what else was in the file nothing
 * is left: no script, no attachment, no text.
 */
export async function copyPdf(
  bytes: Uint8Array,
  { most, stamp }: { most: number; stamp: string },
): Promise<Pages | PdfProblem> {
  const paper = new Paper({ autoFirstPage: false, font: '' })
  const chunks = paper.toArray()
  const pages = await eachPage(bytes, { longest: LONGEST_SIDE, most }, async ({ sheet, ...pixels }) => {
    const picture = await copyPixels(pixels, stamp)
    const [width, height] = sheet
    paper.addPage({ size: sheet, margin: 0 }).image(Buffer.from(picture.bytes), 0, 0, { width, height })
  })
  paper.end()
  return typeof pages === 'string' ? pages : { bytes: Buffer.concat((await chunks) as Buffer[]), pages }
}
