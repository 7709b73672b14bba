import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Body } from '#content/car-body.ts'
import type { Attachment } from '#words/blocks.ts'

const known = new Map<Body, Attachment>()

/** The car for the head of a letter, made by scripts/art/mail.ts and read once per process. */
export function headOf(body: Body): Attachment {
  const kept = known.get(body)
  if (kept !== undefined) return kept
  const content = readFileSync(path.join(import.meta.dirname, 'heads', `${body}.jpg`))
  const head = { filename: `${body}.jpg`, contentType: 'image/jpeg', content }
  known.set(body, head)
  return head
}
