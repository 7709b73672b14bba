import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { linkButton } from './link-letter.ts'
import { oneClickUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

/** Confirms the subscription and says how to end it. */
export function newsletterWelcome({ cause, token }: LetterData['newsletter_welcome'], context: LetterContext): Letter {
  const { words } = context
  const { end, action, ...causes } = words.newsletterWelcome
  const text = causes[cause]
  return {
    subject: text.subject,
    preview: text.preview,
    heading: text.heading,
    greeting: words.frame.greetingWithoutName,
    blocks: [
      { kind: 'text', text: fill(text.intro, { company: company.name }) },
      { kind: 'text', text: end },
      linkButton(action, '/newsletter/unsubscribe', token, context),
    ],
    oneClickUnsubscribe: oneClickUrl(context, token),
  }
}
