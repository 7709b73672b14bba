import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { commandBlocks, fill } from '#words/words.ts'
import type { LetterData } from './letters.ts'
import { moment } from './rental-blocks.ts'

/** Tells the company that a message of a provider could not be worked on. */
export function staffInbox(data: LetterData['staff_inbox'], context: LetterContext): Letter {
  const text = context.words.staffInbox
  const received = moment(data.receivedAt, context)
  const { number, attempts } = data
  const named: Readonly<Record<string, string>> = text.providers
  const provider = named[data.provider] ?? fill(text.providers.other, { provider: data.provider })
  const names = { number: String(number), provider, attempts: String(attempts), received }
  return {
    subject: fill(text.subject, names),
    preview: fill(text.preview, names),
    heading: fill(text.heading, names),
    opening: {
      car: null,
      tone: 'waiting',
      event: text.event,
      lead: [fill(text.lead, names)],
      under: fill(text.since, names),
      reference: null,
      action: [],
    },
    greeting: null,
    blocks: [
      { kind: 'text', text: fill(text.intro, names) },
      {
        kind: 'facts',
        rows: [
          { label: text.about, lines: [data.subject] },
          { label: text.kind, lines: [data.kind] },
          { label: text.trouble, lines: [data.trouble], verbatim: true },
        ],
      },
      ...commandBlocks(text.commands, names, context.words),
    ],
  }
}
