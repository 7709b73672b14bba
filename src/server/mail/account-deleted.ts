import { company } from '../../content/company.ts'
import type { Letter } from './blocks.ts'
import type { LetterContext } from './context.ts'
import { clock, longDate } from './format.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from './links.ts'
import { fill } from './words.ts'

/** The last letter to the owner of an account: what is gone, and what the law keeps (GDPR art. 17). */
export function accountDeleted(data: LetterData['account_deleted'], context: LetterContext): Letter {
  const { words, language, writtenAt } = context
  const text = words.accountDeleted
  const at = writtenAt.toISOString()
  const values = { company: company.name, date: longDate(at, language), time: clock(at), phone: company.phone.text }
  return {
    subject: text.subject,
    preview: fill(text.preview, values),
    heading: text.heading,
    greeting: greeting(data.firstName, words),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.kept },
      { kind: 'button', label: text.action, url: pageUrl(context, '/Privacy'), hint: words.frame.linkHint },
      { kind: 'small', text: fill(text.notYou, values) },
    ],
  }
}
