import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Body } from '#content/car-body.ts'
import type { Attachment } from '#words/blocks.ts'

const known = new Map<string, Attachment>()

/** The car for the head of a letter. */
export const headOf = (body: Body): Attachment => pictureOf(`${body}.jpg`, 'image/jpeg')

export const wordMark = (): Attachment => pictureOf('word-mark.png', 'image/png')

/** A picture that scripts/art/mail.ts made, read once per process. */
function pictureOf(filename: string, contentType: string): Attachment {
  const kept = known.get(filename)
  if (kept !== undefined) return kept
  const content = readFileSync(path.join(import.meta.dirname, 'heads', filename))
  const picture = { filename, contentType, content }
  known.set(filename, picture)
  return picture
}
