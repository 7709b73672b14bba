import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { plainOpening } from './plain-opening.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Tells the owner of an account that its password was changed, possibly by somebody else. */
export function passwordChanged(data: LetterData['password_changed'], context: LetterContext): Letter {
  const { words } = context
  const text = words.passwordChanged
  const moment = writtenAt(context)
  return ownerLetter(text, data, context, {
    values: moment,
    opening: plainOpening(text.under, {
      kind: 'button',
      label: text.action,
      url: pageUrl(context, '/password'),
      quiet: true,
    }),
    blocks: [
      { kind: 'text', text: fill(text.intro, moment) },
      { kind: 'text', text: fill(text.notYou, { phone: company.phone.text }) },
    ],
  })
}
