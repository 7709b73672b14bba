import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment, shortMoment } from './rental-blocks.ts'
import { commandBlocks, fill } from '#words/words.ts'

/** Tells the company that there is no sound copy of this night, and why. */
export function staffBackupFailed(data: LetterData['staff_backup_failed'], context: LetterContext): Letter {
  const text = context.words.staffBackupFailed
  const { lastAt } = data
  return {
    subject: text.subject,
    preview: fill(text.preview, { last: lastAt === null ? text.never : moment(lastAt, context) }),
    heading: text.heading,
    opening: {
      car: null,
      tone: 'danger',
      event: text.event,
      lead: [lastAt === null ? text.leadNever : fill(text.lead, { last: shortMoment(lastAt, context) })],
      reference: null,
      action: [],
    },
    greeting: null,
    blocks: [
      { kind: 'text', text: text.intro },
      ...commandBlocks(text.commands, { folder: data.folder }, context.words, [
        { label: text.folder, lines: [data.folder], verbatim: true },
        { label: text.says, lines: data.reason.split('\n'), verbatim: true },
      ]),
    ],
  }
}
