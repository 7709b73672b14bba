import type { Letter } from '#words/blocks.ts'
import { chargeRows } from '#words/charge-blocks.ts'
import { money } from '#words/format.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { fill } from '#words/words.ts'
import type { LetterData } from './letters.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'

/** Tells a customer what is charged beyond the price while the rental lasts, and why; it is settled at the end (D42). */
export function rentalCharged(data: LetterData['rental_charged'], context: LetterContext): Letter {
  const text = context.words.rentalCharged
  const { charge, price } = data
  const amount = money(charge.amountMinor, price.currency, context.language)
  return rentalLetter(text, data, context, {
    stage: 'booking',
    opening: { tone: 'waiting', lead: [fill(text.lead, { amount: amount.replaceAll(' ', '\u00A0') })], action: [] },
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'amounts', rows: chargeRows([charge], price.currency, context) },
      { kind: 'text', text: text.settled },
      ...shortRentalBlocks(data, 'booking', context),
      { kind: 'small', text: fill(text.help, { phone: phoneOf(data, context) }) },
    ],
    attachments: [],
  })
}
