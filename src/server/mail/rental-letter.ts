import { bodyOf } from '#content/car-body.ts'
import type { Attachment, Block, Letter, Opening, StagedCar } from '#words/blocks.ts'
import { branchOf, phoneText, shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { BookingLetter, Stage } from './letters.ts'
import { numberFact, shortMoment } from './rental-blocks.ts'
import { fill } from '#words/words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

interface Parts {
  stage: Stage
  /** First view. Its car is small if it is not promised any more. */
  opening: Pick<Opening, 'tone' | 'lead' | 'under'> & { small?: boolean; action?: readonly Block[] }
  blocks: readonly Block[]
  attachments: readonly Attachment[]
  /** Further values for the placeholders of the texts, beside the rental's number and vehicle. */
  values?: Readonly<Record<string, string>>
}

/** Frame of every letter to a customer about a rental. */
export function rentalLetter(texts: Texts, data: BookingLetter, context: LetterContext, parts: Parts): Letter {
  const { small = false, action = [], ...opening } = parts.opening
  const values = { reference: data.reference, vehicle: data.vehicle, ...parts.values }
  return {
    subject: fill(texts.subject, values),
    preview: fill(texts.preview, values),
    heading: texts.heading,
    opening: {
      ...opening,
      car: { ...stagedCar(data, context), small },
      reference: numberFact(data, parts.stage, context.words),
      action,
    },
    greeting: greeting(data, context.words),
    blocks: parts.blocks,
    attachments: parts.attachments,
  }
}

/** The moment and the place that a rental begins with. */
export const pickupLead = ({ start, pickup }: BookingLetter, context: LetterContext): string[] => [
  shortMoment(start, context),
  shortBranchName(pickup, context),
]

function stagedCar({ image, type, vehicle }: BookingLetter, { words }: LetterContext): StagedCar {
  const name = className(type, words)
  return {
    body: bodyOf(image ?? ''),
    lines: [name, vehicle, words.facts.similar],
    alt: fill(words.facts.pictureAlt, { type: name }),
  }
}

/** A class that staff added later may have no translated name yet; its code still says what it is. */
export function className(code: string, words: LetterContext['words']): string {
  const names: Readonly<Record<string, string>> = words.classes
  return names[code] ?? code
}

/** Telephone number for questions about this rental. */
export const phoneOf = (data: BookingLetter, context: LetterContext): string =>
  phoneText(branchOf(data.pickup, context))
