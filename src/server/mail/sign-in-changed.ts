import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { plainOpening } from './plain-opening.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Tells the owner of an account how to sign in from now on, in case another person changed it. */
export function signInChanged(data: LetterData['sign_in_changed'], context: LetterContext): Letter {
  const { words } = context
  const text = words.signInChanged
  const what = text.what[data.what]
  const moment = writtenAt(context)
  const texts = { subject: what.subject, preview: text.preview, heading: what.subject }
  return ownerLetter(texts, data, context, {
    values: moment,
    opening: plainOpening(text.under, {
      kind: 'button',
      label: text.action,
      url: pageUrl(context, '/password'),
      quiet: true,
    }),
    blocks: [
      { kind: 'text', text: fill(what.intro, moment) },
      { kind: 'text', text: fill(text.notYou, { phone: company.phone.text }) },
    ],
  })
}
