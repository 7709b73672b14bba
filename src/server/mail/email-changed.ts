import { company } from '#content/company.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { Block, Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from '#words/page-urls.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { fill } from '#words/words.ts'

/** Tells both addresses which one signs in from now on and which one has left the account. */
export function emailChanged(data: LetterData['email_changed'], context: LetterContext): Letter {
  const { words } = context
  const text = words.emailChanged
  const values = { ...writtenAt(context), email: shownEmail(data.newEmail), phone: company.phone.text }
  const rest: Block[] =
    data.mailbox === 'new'
      ? [
          { kind: 'text', text: text.signIn },
          { kind: 'button', label: text.action, url: pageUrl(context, '/login') },
        ]
      : [
          { kind: 'text', text: text.left },
          { kind: 'text', text: fill(text.notYou, values) },
        ]
  return ownerLetter(text, data, context, {
    values,
    blocks: [{ kind: 'text', text: fill(text.intro, values) }, ...rest],
  })
}
