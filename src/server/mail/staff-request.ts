import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment } from './rental-blocks.ts'
import { afterHoursBlocks, staffLetter } from './staff-letter.ts'
import { commandsOf, fill } from '#words/words.ts'

/** Tells the branch that a request waits for a decision (D25). */
export function staffRequest(data: LetterData['staff_request'], context: LetterContext): Letter {
  const text = context.words.staffRequest
  const decision = moment(data.decisionBy, context)
  return staffLetter(text, data, context, {
    stage: 'request',
    blocks: [{ kind: 'text', text: fill(text.intro, { decision }) }, ...afterHoursBlocks(data, context)],
    values: { decision },
    commands: commandsOf(text.commands, { reference: data.reference }),
  })
}
