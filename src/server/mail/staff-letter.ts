import type { Block, Letter } from './blocks.ts'
import type { LetterContext } from './context.ts'
import { clock, money, shortDate } from './format.ts'
import type { BookingLetter } from './letters.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { fill } from './words.ts'

interface Texts {
  subject: string
  preview: string
  heading: string
}

/** The frame of every letter to the branch about a request. Contact data stay on the server. */
export function staffLetter(
  texts: Texts,
  data: BookingLetter,
  context: LetterContext,
  blocks: readonly Block[],
  more: Readonly<Record<string, string>> = {},
): Letter {
  const { words, language } = context
  const { reference, start } = data
  const values = {
    reference,
    type: className(data.type, words),
    date: shortDate(start, language),
    time: clock(start),
    ...more,
  }
  return {
    subject: fill(texts.subject, values),
    preview: fill(texts.preview, values),
    heading: texts.heading,
    greeting: words.frame.greetingWithoutName,
    blocks: [...blocks, ...shortRentalBlocks(data, 'request', context), staffFacts(data, context)],
  }
}

function staffFacts(data: BookingLetter, { words, language }: LetterContext): Block {
  return {
    kind: 'facts',
    rows: [
      { label: words.facts.type, lines: [className(data.type, words)] },
      { label: words.facts.customer, lines: [`${data.firstName} ${data.lastName}`] },
      { label: words.money.total, lines: [money(data.price.totalMinor, data.price.currency, language)] },
      { label: words.facts.payment, lines: [words.payment[data.paymentMethod]] },
    ],
  }
}

/** A class that staff added later has no translated name yet; its code still says what it is. */
function className(code: string, words: LetterContext['words']): string {
  const names: Readonly<Record<string, string>> = words.classes
  return names[code] ?? code
}
