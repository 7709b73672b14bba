import type { Attachment, Block, Letter } from '#words/blocks.ts'
import { branchOf, phoneText } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { BookingLetter } from './letters.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

interface Parts {
  blocks: readonly Block[]
  attachments: readonly Attachment[]
  /** Further values for the placeholders of the texts, beside the rental's number and vehicle. */
  values?: Readonly<Record<string, string>>
}

/** Frame of every letter to a customer about a rental. */
export function rentalLetter(texts: Texts, data: BookingLetter, context: LetterContext, parts: Parts): Letter {
  const values = { reference: data.reference, vehicle: data.vehicle, ...parts.values }
  return {
    subject: fill(texts.subject, values),
    preview: fill(texts.preview, values),
    heading: texts.heading,
    greeting: greeting(`${data.firstName} ${data.lastName}`, context.words),
    blocks: parts.blocks,
    attachments: parts.attachments,
  }
}

/** Telephone number for questions about this rental. */
export const phoneOf = (data: BookingLetter, context: LetterContext): string =>
  phoneText(branchOf(data.pickup, context))
