import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { plainOpening } from './plain-opening.ts'
import { ownerLetter } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Tells the owner of an address that another account asked for it, which the page must not reveal (D5). */
export function emailTaken(data: LetterData['email_taken'], context: LetterContext): Letter {
  const { words } = context
  const text = words.emailTaken
  const values = { company: company.name }
  return ownerLetter(text, data, context, {
    values,
    opening: plainOpening(text.under, { kind: 'button', label: text.action, url: pageUrl(context, '/login') }),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.you },
      { kind: 'small', text: text.ignore },
    ],
  })
}
