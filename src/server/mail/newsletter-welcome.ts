import { bodyOf } from '#content/car-body.ts'
import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { oneClickUrl, pageUrl, tokenUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

/** Confirms the subscription and says how to end it. Its reader agreed to advertising, so it may open with a car. */
export function newsletterWelcome({ cause, token }: LetterData['newsletter_welcome'], context: LetterContext): Letter {
  const { words } = context
  const { end, unsubscribe, action, stage, ...causes } = words.newsletterWelcome
  const text = causes[cause]
  const button = { kind: 'button', label: action, url: pageUrl(context, '/fleet') } as const
  const alt = fill(words.facts.pictureAlt, { type: words.classes.Electric })
  return {
    subject: text.subject,
    preview: text.preview,
    heading: text.heading,
    opening: {
      car: { body: bodyOf('/img/vehicles/electric.webp'), lines: [stage.type, stage.first, stage.second], alt },
      tone: 'good',
      lead: [],
      reference: null,
      action: [button],
    },
    greeting: words.frame.greetingWithoutName,
    blocks: [{ kind: 'text', text: fill(text.intro, { company: company.name }) }],
    foot: { text: end, link: { words: unsubscribe, url: tokenUrl(context, '/newsletter/unsubscribe', token) } },
    oneClickUnsubscribe: oneClickUrl(context, token),
  }
}
