import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import { clock, longDate } from '#words/format.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { fill } from '#words/words.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { linkButton } from './link-letter.ts'
import { plainOpening } from './plain-opening.ts'

/** Asks a colleague in: by the link they set name and password, and then a second factor. */
export function staffInvitation(data: LetterData['staff_invitation'], context: LetterContext): Letter {
  const { words, language, writtenAt } = context
  const text = words.staffInvitation
  const until = { date: longDate(data.until, language, writtenAt), time: clock(data.until) }
  const values = { company: company.name, role: text.roles[data.role], ...until }
  return {
    subject: fill(text.subject, values),
    preview: fill(text.preview, values),
    heading: fill(text.heading, values),
    opening: plainOpening(fill(text.under, values), linkButton(text.action, '/staff/invitation', data.token, context)),
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.next },
      { kind: 'small', text: text.ignore },
    ],
  }
}
