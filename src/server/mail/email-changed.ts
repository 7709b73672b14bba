import { company } from '#content/company.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { Button, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { plainOpening } from './plain-opening.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Tells both addresses which one signs in from now on and which one has left the account. */
export function emailChanged(data: LetterData['email_changed'], context: LetterContext): Letter {
  const { words } = context
  const text = words.emailChanged
  const values = { ...writtenAt(context), email: shownEmail(data.newEmail), phone: company.phone.text }
  const signIn: Button = { kind: 'button', label: text.action, url: pageUrl(context, '/login') }
  const isNew = data.mailbox === 'new'
  const rest = isNew ? [text.signIn] : [text.left, fill(text.notYou, values)]
  return ownerLetter(text, data, context, {
    values,
    opening: plainOpening(fill(text.under, values), ...(isNew ? [signIn] : [])),
    blocks: [fill(text.intro, values), ...rest].map((part) => ({ kind: 'text', text: part })),
  })
}
