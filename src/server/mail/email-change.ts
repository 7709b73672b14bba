import { company } from '#content/company.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { LetterData, Owner } from './letters.ts'
import { linkButton } from './link-letter.ts'
import { plainOpening } from './plain-opening.ts'
import { fill } from '#words/words.ts'

/** Asks the owner of the current address to agree to a new one. */
export function emailChangeOld(data: LetterData['email_change_old'], context: LetterContext): Letter {
  const { emailChangeOld: text } = context.words
  const values = { company: company.name, email: shownEmail(data.newEmail), phone: company.phone.text }
  return asking(text, values, 'old', data, context)
}

/** Asks the owner of the new address to confirm it. The address may be a stranger's, so the old one is not named. */
export function emailChangeNew(data: LetterData['email_change_new'], context: LetterContext): Letter {
  return asking(context.words.emailChangeNew, { company: company.name }, 'new', data, context)
}

interface Texts {
  subject: string
  preview: string
  heading: string
  intro: string
  /** Line above the button. */
  under: string
  both: string
  action: string
  /** How long the link works, if that is not the line above it. */
  later?: string
  notYou: string
}

function asking(
  text: Texts,
  values: Readonly<Record<string, string>>,
  mailbox: 'old' | 'new',
  { token, ...owner }: Owner & { token: string },
  context: LetterContext,
): Letter {
  const { words } = context
  return {
    subject: text.subject,
    preview: fill(text.preview, values),
    heading: text.heading,
    opening: plainOpening(fill(text.under, values), linkButton(text.action, '/confirm', token, context)),
    greeting: greeting(owner, words),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.both },
      ...(text.later === undefined ? [] : [{ kind: 'text', text: text.later } as const]),
      { kind: mailbox === 'old' ? 'text' : 'small', text: fill(text.notYou, values) },
    ],
  }
}
