import { company } from '../../content/company.ts'
import type { Letter } from './blocks.ts'
import type { LetterContext } from './context.ts'
import { clock, longDate } from './format.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { pageUrl } from './links.ts'
import { fill } from './words.ts'

/** Tells the owner of an account, who may not be the one who did it. */
export function passwordChanged(data: LetterData['password_changed'], context: LetterContext): Letter {
  const { words, language, writtenAt } = context
  const text = words.passwordChanged
  const at = writtenAt.toISOString()
  const moment = { date: longDate(at, language), time: clock(at) }
  return {
    subject: text.subject,
    preview: fill(text.preview, moment),
    heading: text.heading,
    greeting: greeting(data.firstName, words),
    blocks: [
      { kind: 'text', text: fill(text.intro, moment) },
      { kind: 'text', text: fill(text.notYou, { phone: company.phone.text }) },
      { kind: 'button', label: text.action, url: pageUrl(context, '/password'), hint: words.frame.linkHint },
    ],
  }
}
