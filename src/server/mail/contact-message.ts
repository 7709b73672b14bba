import type { Fact, Letter } from '#words/blocks.ts'
import { branchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment } from './rental-blocks.ts'
import { unclickable } from './without-links.ts'
import { fill } from '#words/words.ts'

/** Passes a visitor's message on to the branch. A reply to the letter goes to the visitor. */
export function contactMessage(data: LetterData['contact_message'], context: LetterContext): Letter {
  const { words } = context
  const text = words.contactMessage
  return {
    subject: fill(text.subject, { name: unclickable(data.name) }),
    preview: text.preview,
    heading: text.heading,
    greeting: words.frame.greetingWithoutName,
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'facts', rows: facts(data, context) },
      { kind: 'heading', text: text.message },
      { kind: 'quote', lines: unclickable(data.message).split('\n') },
      { kind: 'small', text: text.warning },
    ],
    replyTo: data.email,
  }
}

function facts(data: LetterData['contact_message'], context: LetterContext): Fact[] {
  const { words, writtenAt } = context
  const labels = words.contact
  const given = [
    [labels.name, unclickable(data.name)],
    [labels.email, data.email],
    [labels.phone, data.phone && unclickable(data.phone)],
    [labels.reference, data.reference],
    [labels.branch, data.branch === null ? labels.general : branchName(data.branch, context)],
    [labels.language, labels.languages[data.language]],
    [labels.received, moment(writtenAt.toISOString(), context)],
  ] as const
  return given.flatMap(([label, line]) => (line === null ? [] : [{ label, lines: [line] }]))
}
