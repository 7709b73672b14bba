import path from 'node:path'

import Paper from 'pdfkit'

const FONTS = path.resolve(import.meta.dirname, '../../src/server/documents/fonts')

export interface PaperWords {
  title: string
  lines: readonly (readonly [label: string, value: string])[]
}

/** A drawn sample of an identity paper. It says across its face that it is one, and shows nobody's data. */
export async function drawPaper({ title, lines }: PaperWords): Promise<Buffer> {
  const paper = new Paper({ size: [486, 306], margin: 0 })
  const chunks = paper.toArray()
  paper.registerFont('text', path.join(FONTS, 'hanken-400.ttf'))
  paper.registerFont('bold', path.join(FONTS, 'hanken-600.ttf'))
  paper.rect(0, 0, 486, 306).fill('#eef4f2')
  paper.rect(0, 0, 486, 44).fill('#0f5c63')
  paper.font('bold').fontSize(15).fillColor('#ffffff').text(title, 20, 14)
  // A head and shoulders, as on the sign of a photographer.
  paper.rect(20, 66, 108, 140).fill('#cfdcd9')
  paper.circle(74, 116, 26).fill('#8aa39f')
  paper.path('M30 206 C30 160 118 160 118 206 Z').fill('#8aa39f')
  lines.forEach(([label, value], at) => {
    paper
      .font('text')
      .fontSize(9)
      .fillColor('#55696a')
      .text(label, 152, 66 + at * 38)
    paper
      .font('bold')
      .fontSize(14)
      .fillColor('#16292b')
      .text(value, 152, 78 + at * 38)
  })
  // Beside the facts, which are to be read.
  paper.font('bold').fontSize(21).fillColor('#b3261e', 0.15).text('MUSTER · SAMPLE', 20, 262, { characterSpacing: 3 })
  paper.end()
  return Buffer.concat((await chunks) as Buffer[])
}
