import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { withoutLinks } from './without-links.ts'
import { fill } from '#words/words.ts'

/**
 * Receipt for the sender of the contact form. The address may be a stranger's, because anyone can enter it: the
 * message is quoted without anything that can be clicked.
 */
export function contactReceipt(data: LetterData['contact_receipt'], context: LetterContext): Letter {
  const { words } = context
  const text = words.contactReceipt
  return {
    subject: text.subject,
    preview: text.preview,
    heading: text.heading,
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'text', text: fill(text.urgent, { phone: company.phone.text }) },
      { kind: 'heading', text: text.message },
      { kind: 'quote', lines: withoutLinks(data.message, text.linkRemoved).split('\n') },
      { kind: 'small', text: text.notYou },
    ],
  }
}
