import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { plainOpening } from './plain-opening.ts'
import { pageUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

/** Tells the customer that staff accepted a document, or why they refused it. */
export function documentReviewed(data: LetterData['document_reviewed'], context: LetterContext): Letter {
  const { words } = context
  const { kinds, accepted, refused, action } = words.documentReviewed
  const reason = data.reason ?? ''
  const text = data.reason === null ? accepted : refused
  const document = kinds[data.kind]
  return {
    subject: text.subject,
    preview: text.preview,
    heading: fill(text.heading, { document }),
    opening: plainOpening(fill(text.under, { reason }), {
      kind: 'button',
      label: action,
      url: pageUrl(context, '/dashboard/documents'),
    }),
    greeting: greeting(data, words),
    blocks: [
      { kind: 'text', text: fill(text.intro, { document }) },
      { kind: 'text', text: fill(text.next, { days: String(data.days) }) },
    ],
  }
}
