import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import { dayOnly } from '#words/format.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { fill } from '#words/words.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'

/** Answers a request under the GDPR in the words of a colleague. */
export function privacyAnswer(data: LetterData['privacy_answer'], { words, language }: LetterContext): Letter {
  const text = words.privacyAnswer
  const about = { kind: words.privacyKinds[data.kind], day: dayOnly(data.receivedOn, language) }
  return {
    subject: text.subject,
    preview: fill(text.about, about),
    heading: text.heading,
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      { kind: 'text', text: fill(text.about, about) },
      ...paragraphsOf(data.text),
      { kind: 'text', text: fill(text.from, { name: data.author, company: company.name }) },
      { kind: 'small', text: text.complaint },
    ],
    replyTo: company.email,
  }
}

/** Says why the answer to a request takes longer, and until when. */
export function privacyPutOff(data: LetterData['privacy_put_off'], { words, language }: LetterContext): Letter {
  const text = words.privacyPutOff
  const about = { kind: words.privacyKinds[data.kind], day: dayOnly(data.receivedOn, language) }
  const until = fill(text.until, { day: dayOnly(data.dueOn, language) })
  return {
    subject: text.subject,
    preview: until,
    heading: text.heading,
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      { kind: 'text', text: fill(text.about, about) },
      ...paragraphsOf(data.text),
      { kind: 'text', text: until },
      { kind: 'small', text: words.privacyAnswer.complaint },
    ],
    replyTo: company.email,
  }
}

/** Says before a restriction of processing ends, why and when (art. 18 (3)). */
export function privacyLifted(data: LetterData['privacy_lifted'], { words, language }: LetterContext): Letter {
  const text = words.privacyLifted
  const end = fill(text.end, { day: dayOnly(data.liftsOn, language) })
  return {
    subject: text.subject,
    preview: end,
    heading: text.heading,
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      { kind: 'text', text: fill(text.about, { since: dayOnly(data.since, language) }) },
      { kind: 'text', text: end },
      ...paragraphsOf(data.text),
      { kind: 'text', text: text.afterwards },
      { kind: 'small', text: words.privacyAnswer.complaint },
    ],
    replyTo: company.email,
  }
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'text', text: part }) as const)
