import { parentPort, workerData } from 'node:worker_threads'

import { PDFiumLibrary } from '@hyzyla/pdfium'

import type { PdfProblem } from './pdf.ts'
import type { Pixels } from './size.ts'

/** Pixels of the longer side of a page that is drawn: enough to read what stands on a sheet of A4. */
const LONGEST_SIDE = 1_800
/** To see whether it can be drawn at all. */
const TRIAL_SIDE = 100

const { bytes, page } = workerData as { bytes: Uint8Array; page?: number }

type Opened = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

async function open(): Promise<Opened | PdfProblem> {
  const library = await PDFiumLibrary.init()
  try {
    return await library.loadDocument(bytes)
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Password') ? 'file_protected' : 'file_unreadable'
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

/** How many pages there are. What nobody can look at is of no use to anybody. */
async function count(document: Opened): Promise<number | PdfProblem> {
  return (await draw(document, 1, TRIAL_SIDE)) === null ? 'file_unreadable' : document.getPageCount()
}

const opened = await open()
if (typeof opened === 'string') parentPort!.postMessage(page === undefined ? opened : null)
else parentPort!.postMessage(page === undefined ? await count(opened) : await draw(opened, page, LONGEST_SIDE))
