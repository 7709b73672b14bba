import { setImmediate as letOthers } from 'node:timers/promises'

import type { Fact } from '#words/blocks.ts'
import type { Language } from '#domain/language.ts'
import { fill } from '#words/words.ts'
import { openWriter, writeBlocks, writeHead, writeHeading, writePicture } from './writer.ts'

/** A copy of all data, ready to be printed. */
export interface OwnDataPaper {
  language: Language
  at: Date
  title: string
  subtitle: string
  intro: readonly string[]
  sections: readonly { heading: string; parts: readonly Part[] }[]
  /** Sentence shown for an empty section. */
  none: string
  foot: string
}
interface Part {
  /** Title that tells the part from others of its section. */
  heading: string | null
  /** Small square picture above the rows. */
  picture?: { jpeg: Uint8Array; alt: string }
  rows: readonly Fact[]
}

/** Everything stored about a person, as a PDF (GDPR art. 15). */
export async function ownDataPdf(paper: OwnDataPaper): Promise<Buffer> {
  const writer = openWriter(paper)
  writeHead(writer, paper.title, paper.subtitle)
  writer.paper.moveDown(0.8)
  writeBlocks(
    writer,
    paper.intro.map((text) => ({ kind: 'text', text })),
  )
  for (const { heading, parts } of paper.sections) {
    writeHeading(writer, heading)
    if (parts.length === 0) writeBlocks(writer, [{ kind: 'text', text: paper.none }])
    for (const part of parts) {
      // Somebody may have years of bookings.
      await letOthers()
      if (part.heading !== null) writeHeading(writer, part.heading, 'H3')
      if (part.picture !== undefined) writePicture(writer, part.picture)
      writeBlocks(writer, [{ kind: 'facts', rows: part.rows }])
    }
  }
  return await writer.finish((page, of) => fill(paper.foot, { page, of }))
}
