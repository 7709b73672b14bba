import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'

import Paper from 'pdfkit'
import sharp, { type Sharp } from 'sharp'

/** A sheet with a few bars and random colours, which shows nobody's data. */
function sheet(width: number, height: number): Sharp {
  const [red, green, blue] = randomBytes(3)
  const bar = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 3), channels: 3 as const }
  const input = { create: { ...bar, background: { r: red!, g: green!, b: blue! } } }
  return sharp({ create: { width, height, channels: 3, background: '#dcedee' } }).composite([
    { input, left: width >> 2, top: height >> 3 },
  ])
}

/** A sheet of one colour. */
export const plain = (background: string, width = 1_200, height = 800): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

export const pngOf = (width = 640, height = 400): Promise<Buffer> => sheet(width, height).png().toBuffer()

/** A photo as a phone writes it: rotated, and with the place and the maker in its metadata. */
export const photo = (width = 640, height = 400): Promise<Buffer> =>
  sheet(width, height)
    .withExif({
      IFD0: { Make: 'Musterfon', Artist: 'Mara Muster' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A HEIC picture of shapes, made with libheif's encoder; 800 × 504 px. */
export const heic = (): Buffer => readFileSync(path.join(import.meta.dirname, 'files/card.heic'))

/** The smallest complete PDF with one page. @param more text for its trailer */
export function pdf(text = 'Mara Muster', more = '', box = '0 0 200 100'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R >>`,
    `<< /Length ${text.length + 30} >>\nstream\nBT /F1 12 Tf 10 50 Td (${text}) Tj ET\nendstream`,
  ]
  let body = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more}>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}

/** A small PDF that takes minutes on the fastest machine, because it draws a picture of 100 million pixels a thousand times. */
export function endlessPdf(): Buffer {
  const [width, height] = [10_000, 10_000]
  const pixels = deflateSync(Buffer.alloc(width * height * 3))
  const shown = 'q 200 0 0 100 0 0 cm /I Do Q\n'.repeat(1_000)
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length} >>`
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>
endobj
4 0 obj
<< /Length ${shown.length} >>
stream
${shown}endstream
endobj
5 0 obj
${picture}
stream
`,
    ),
    pixels,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ])
}

/** A PDF of some 400 KB whose page unpacks to 400 MB; without a limit it takes a gigabyte of memory. */
export function bombPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(400_000_000, ' '))
  const head = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >>
endobj
4 0 obj
<< /Filter /FlateDecode /Length ${packed.length} >>
stream
`
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(end)])
}

/** A PDF that claims two thousand million pages and has none. */
export const liesAboutPages = (): Buffer =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 2000000000 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )

/** A PDF of the given number of sheets, each in one colour. */
export const pdfOf = (pages: number): Promise<Buffer> =>
  written({}, (paper) => {
    for (let page = 0; page < pages; page++) {
      if (page > 0) paper.addPage()
      paper.rect(0, 0, paper.page.width, paper.page.height).fill(['#e02020', '#20c020', '#2020e0'][page % 3])
    }
  })

/** A PDF as a scanner makes it: each page is a photo of the whole sheet, the first at 300 dpi. */
export async function scannedPdf(pages: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const scan = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 60 })
      .toBuffer()
  const [first, other] = await Promise.all([scan(2_480, 3_508), scan(1_240, 1_754)])
  return await written({ autoFirstPage: false }, (paper) => {
    for (let page = 0; page < pages; page++) {
      paper.addPage().image(page === 0 ? first : other, 0, 0, { width: 595, height: 842 })
    }
  })
}

interface Inside {
  ref(data: object): { end(): void }
  _root: { data: Record<string, unknown> }
}

/** A PDF with a script that runs on opening, an attached file and a filled-in form. */
export const activePdf = (): Promise<Buffer> =>
  written({ compress: false }, (paper) => {
    paper.initForm()
    paper.formText('name', 40, 500, 500, 120, { value: 'MARA MUSTER', fontSize: 60 })
    paper.file(Buffer.from('echo'), { name: 'hidden.sh' })
    // The library's types do not cover the methods with which it writes objects.
    const { ref, _root: root } = paper as unknown as Inside
    const script = ref.call(paper, { S: 'JavaScript', JS: new String('app.alert(1)') })
    script.end()
    root.data['OpenAction'] = script
  })

/** A PDF that needs a password to open it or to do more with it. */
export const protectedPdf = (options: PDFKit.PDFDocumentOptions): Promise<Buffer> =>
  written(options, (paper) => paper.text('Nobody'))

async function written(options: PDFKit.PDFDocumentOptions, draw: (paper: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const paper = new Paper({ size: 'A4', ...options })
  const chunks = paper.toArray()
  draw(paper)
  paper.end()
  return Buffer.concat((await chunks) as Buffer[])
}
