import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { fill } from '#words/words.ts'
import { greeting } from './greeting.ts'
import type { LetterData } from './letters.ts'
import { moment } from './rental-blocks.ts'
import { withoutLinks } from './without-links.ts'

/** Answers a message of the contact form in the words of a colleague. A reply goes to the branch that was asked. */
export function contactAnswer(data: LetterData['contact_answer'], context: LetterContext): Letter {
  const { words, branches } = context
  const text = words.contactAnswer
  const paragraphs = data.text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return {
    subject: text.subject,
    preview: text.preview,
    heading: text.heading,
    greeting: greeting({ firstName: data.name, lastName: '' }, words),
    blocks: [
      ...paragraphs.map((part) => ({ kind: 'text', text: part }) as const),
      { kind: 'text', text: fill(text.from, { name: data.author, company: company.name }) },
      { kind: 'heading', text: fill(text.asked, { moment: moment(data.askedAt, context) }) },
      { kind: 'quote', lines: withoutLinks(data.message, words.contactReceipt.linkRemoved).split('\n') },
      { kind: 'small', text: text.reply },
    ],
    replyTo: branches.find(({ id }) => id === data.branch)?.email ?? company.email,
  }
}
