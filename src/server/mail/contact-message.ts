import type { Fact, Letter } from '#words/blocks.ts'
import { branchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { callButton } from './call-button.ts'
import { dialOf } from './dial.ts'
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
    opening: {
      car: null,
      tone: 'over',
      lead: [fill(text.lead, { name: unclickable(data.name) })],
      under: `${moment(context.writtenAt.toISOString(), context)} · ${words.contact.languages[data.language]}`,
      reference: null,
      // A reply to the letter is the other way.
      action: callButton(data.phone, unclickable(data.name), words.staff.call),
    },
    greeting: null,
    blocks: [
      { kind: 'quote', lines: unclickable(data.message).split('\n') },
      { kind: 'facts', rows: facts(data, context) },
      { kind: 'text', text: text.intro },
      { kind: 'small', text: text.warning },
    ],
    replyTo: data.email,
  }
}

function facts(data: LetterData['contact_message'], context: LetterContext): Fact[] {
  const { words } = context
  const labels = words.contact
  const given = [
    [labels.email, data.email],
    [labels.phone, data.phone && unclickable(data.phone), dialOf(data.phone)],
    [labels.reference, data.reference],
    [labels.branch, data.branch === null ? labels.general : branchName(data.branch, context)],
  ] as const
  return given.flatMap(([label, line, dial]) =>
    line === null ? [] : [{ label, lines: [line], ...(dial !== undefined && { dial, strong: true }) }],
  )
}
