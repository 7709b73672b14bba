import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { fill } from '#words/words.ts'

/** Code of six digits for the booking form. Anyone can enter the address, so the letter says what to do if its owner did not ask for a code. */
export function emailCode({ code }: LetterData['email_code'], { words }: LetterContext): Letter {
  const text = words.emailCode
  return {
    subject: fill(text.subject, { code }),
    preview: text.preview,
    heading: text.heading,
    opening: { car: null, tone: 'over', lead: [code], code: true, reference: null, action: [] },
    greeting: words.frame.greetingWithoutName,
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'text', text: text.validity },
      { kind: 'small', text: text.notYou },
    ],
  }
}
