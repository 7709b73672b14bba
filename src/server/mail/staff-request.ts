import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { LetterData } from './letters.ts'
import { moment, shortMoment } from './rental-blocks.ts'
import { afterHoursWarning, staffLetter } from './staff-letter.ts'
import { commandBlocks, fill } from '#words/words.ts'

/** Tells the branch that a request waits for a decision (D25). */
export function staffRequest(data: LetterData['staff_request'], context: LetterContext): Letter {
  const text = context.words.staffRequest
  const decision = moment(data.decisionBy, context)
  return staffLetter(text, data, context, {
    stage: 'request',
    tone: 'waiting',
    lead: [fill(text.lead, { decision: shortMoment(data.decisionBy, context) })],
    warning: afterHoursWarning(data, context),
    blocks: [{ kind: 'text', text: fill(text.intro, { decision }) }],
    commands: commandBlocks(text.commands, { reference: data.reference }, context.words),
    values: { decision },
  })
}
