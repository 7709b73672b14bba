import { toInstant } from '../../domain/berlin-time.ts'
import type { Block } from './blocks.ts'
import type { LetterContext } from './context.ts'
import { dayOnly } from './format.ts'
import type { BookingLetter, Stage } from './letters.ts'
import { pageUrl } from './links.ts'
import { moment } from './rental-blocks.ts'
import { fill } from './words.ts'

const HOUR_MS = 3_600_000

/** What to have at hand at pick-up (D27). */
export function bringBlocks({ words, facts }: LetterContext): Block[] {
  return [
    { kind: 'heading', text: words.bring.heading },
    { kind: 'list', items: words.bring.items },
    { kind: 'small', text: fill(words.bring.note, { age: facts.minAge }) },
  ]
}

/** Cancelling (D26), no right of withdrawal (BGB § 312g Abs. 2 Nr. 9), the terms attached (BGB § 312i). */
export function rightsBlocks(
  data: BookingLetter,
  stage: Stage,
  context: LetterContext,
  termsEffective: string,
): Block[] {
  const { words, facts, language } = context
  const deadline = new Date(toInstant(data.start).getTime() - facts.freeCancelHours * HOUR_MS)
  const hours = facts.freeCancelHours
  const cancelling =
    deadline > context.writtenAt
      ? fill(words.rights.free, { hours, deadline: moment(deadline.toISOString(), context) })
      : fill(words.rights.late, { hours })
  return [
    { kind: 'heading', text: words.rights.heading[stage] },
    ...(stage === 'booking' ? [] : [{ kind: 'text', text: words.rights.request } as const]),
    { kind: 'text', text: cancelling },
    { kind: 'text', text: words.rights.noWithdrawal },
    { kind: 'text', text: fill(words.rights.terms, { date: dayOnly(termsEffective, language) }) },
  ]
}

/** The page where a booking is seen and cancelled, or a request withdrawn. Its address says nothing about the booking. */
export function manageBlocks(stage: Stage, context: LetterContext): Block[] {
  const { words } = context
  const { action, hint } = words.manage[stage]
  return [
    { kind: 'button', label: action, url: pageUrl(context, '/booking/manage'), hint: words.frame.linkHint },
    { kind: 'small', text: hint },
  ]
}
