import { company } from '#content/company.ts'
import type { Letter } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { fill } from '#words/words.ts'
import type { LetterData } from './letters.ts'
import { ownerLetter, writtenAt } from './owner-letter.ts'
import { plainOpening } from './plain-opening.ts'

/** Tells both addresses that two records of one person were merged, and how to object. */
export function customersMerged(data: LetterData['customers_merged'], context: LetterContext): Letter {
  const text = context.words.customersMerged
  const values = { ...writtenAt(context), phone: company.phone.text }
  const what = data.mailbox === 'kept' ? text.kept : data.account ? text.gone : text.goneWithout
  return ownerLetter(text, data, context, {
    values,
    opening: plainOpening(text.under),
    blocks: [fill(text.intro, values), what, fill(text.notYou, values)].map((part) => ({ kind: 'text', text: part })),
  })
}
