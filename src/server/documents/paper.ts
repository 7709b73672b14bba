import path from 'node:path'

import Document from 'pdfkit'

import { printable } from './printable.ts'

import { company } from '#content/company.ts'

export type Paper = InstanceType<typeof Document>

const fonts = path.join(import.meta.dirname, 'fonts')
const BOTTOM = 60

export const ink = { text: '#121820', quiet: '#414d5b', petrol: '#0B6069', line: '#E3DFD6', edge: '#A9A498' } as const
/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 46, bottom: BOTTOM } as const
export const textWidth = page.width - page.left - page.right

export interface PaperInfo {
  title: string
  language: 'de' | 'en'
  at: Date
}

/**
 * An A4 document in the company's type, tagged so that screen readers can read it.
 * @param height height of a page in points
 */
export function openPaper({ title, language, at }: PaperInfo, height: number = page.height): Paper {
  const paper = new Document({
    size: [page.width, height],
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    bufferPages: true, // page numbers say how many there are
    tagged: true,
    pdfVersion: '1.7',
    // Accessible (PDF/UA-1); the types of the library know the archival kinds only.
    subset: 'PDF/UA' as unknown as 'PDF/A-2a',
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    font: path.join(fonts, 'hanken-400.ttf'),
    info: { Title: title, Author: company.legal.entity, CreationDate: at, ModDate: at },
  })
  paper.registerFont('text', path.join(fonts, 'hanken-400.ttf'))
  paper.registerFont('strong', path.join(fonts, 'hanken-600.ttf'))
  paper.registerFont('display', path.join(fonts, 'archivo-700.ttf'))
  // The only place where text is written, so that all of it is made printable.
  const write = paper.text.bind(paper) as (text: string, ...rest: unknown[]) => Paper
  const measure = paper.heightOfString.bind(paper)
  paper.text = (text: string, ...rest: unknown[]) => write(printable(text), ...rest)
  paper.heightOfString = (text, options) => measure(printable(text), options)
  return paper
}

/** Draws the two-coloured word mark at the current position. */
export function drawWordMark(paper: Paper, size = 20): void {
  const [first, second] = company.wordMark
  const { y } = paper
  paper.font('display').fontSize(size)
  paper.fillColor(ink.text).text(first, page.left, y, { continued: true, characterSpacing: -0.4 })
  paper.fillColor(ink.petrol).text(second, { characterSpacing: -0.4 })
  paper.fillColor(ink.text)
}

/** Writes the footer of every page and returns the finished document. */
export async function finishPaper(paper: Paper, foot: (number: number, of: number) => string): Promise<Buffer> {
  const { count } = paper.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    paper.switchToPage(index)
    drawFoot(paper, foot(index + 1, count))
  }
  const chunks: Buffer[] = []
  const whole = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', resolve)
    paper.on('error', reject)
  })
  paper.end()
  await whole
  return Buffer.concat(chunks)
}

function drawFoot(paper: Paper, text: string): void {
  const y = page.height - BOTTOM + 24
  // Text below the margin would break the page. Screen readers skip a footer, because it is no part of the text.
  paper.page.margins.bottom = 0
  paper.markContent('Artifact', { type: 'Pagination' })
  paper
    .moveTo(page.left, y - 10)
    .lineTo(page.width - page.right, y - 10)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke()
  paper.font('text').fontSize(8).fillColor(ink.quiet)
  const width = Math.max(90, Math.ceil(paper.widthOfString(text)))
  paper.text(`${company.legal.entity}, ${company.legal.street}, ${company.legal.city}`, page.left, y, {
    width: textWidth - width,
    lineBreak: false,
  })
  paper.text(text, page.width - page.right - width, y, { width, align: 'right', lineBreak: false })
  paper.endMarkedContent()
  paper.page.margins.bottom = BOTTOM
}

/** Decorative line, which screen readers skip. */
export function drawLine(paper: Paper, color: string, from: number, to: number): void {
  const { y } = paper
  paper.markContent('Artifact', { type: 'Layout' })
  paper.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(color).stroke()
  paper.endMarkedContent()
}
