import type { Amount, Block, Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { rentalBlocks, shortMoment } from './rental-blocks.ts'
import { phoneOf, pickupLead, rentalLetter } from './rental-letter.ts'
import { bookingRightsBlocks, manageBlocks } from './rights-blocks.ts'
import { termsAttachment } from './terms-attachment.ts'
import { fill } from '#words/words.ts'

type Changed = LetterData['booking_changed']

/** Shows the booking or request after a change, and the difference in price (D25). */
export function bookingChanged(data: Changed, context: LetterContext): Letter {
  const { stage, cause } = data
  const text = context.words.bookingChanged
  const booked = stage === 'booking'
  return rentalLetter(text[stage], data, context, {
    stage,
    opening: {
      car: true,
      tone: booked ? 'good' : 'waiting',
      lead: changeLead(data, context),
      action: manageBlocks(stage, data, context),
    },
    values: { total: money(data.price.totalMinor, data.price.currency, context.language) },
    blocks: [
      { kind: 'text', text: cause === undefined ? text[stage].intro : text[cause] },
      ...difference(data, context),
      ...rentalBlocks(data, stage, context, data.changed),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, booked),
      ...(booked && data.paymentMethod === 'bank_transfer' ? [{ kind: 'small', text: text.transferred } as const] : []),
      ...(booked ? bookingRightsBlocks(data, context) : []),
      {
        kind: 'small',
        text: fill(cause === undefined ? text.notYou : text.questions, { phone: phoneOf(data, context) }),
      },
    ],
    attachments: [
      calendarAttachment(data, booked ? 'confirmed' : 'tentative', stage, context),
      ...(booked ? [termsAttachment(context)] : []),
    ],
  })
}

/** The change itself: the new date, or else the new price. */
function changeLead(data: Changed, context: LetterContext): string[] {
  const { changed, price, totalBeforeMinor, end, dropoff } = data
  const { words, language } = context
  if (!changed.includes('pickup')) {
    if (changed.includes('dropoff'))
      return [`${words.facts.dropoff}: ${shortMoment(end, context)}`, shortBranchName(dropoff, context)]
    const more = price.totalMinor - totalBeforeMinor
    const amount = money(Math.abs(more), price.currency, language)
    if (more !== 0) return [fill(words.bookingChanged[more < 0 ? 'lessLead' : 'moreLead'], { amount })]
  }
  return pickupLead(data, context)
}

function difference({ price, totalBeforeMinor }: Changed, { words, language }: LetterContext): Block[] {
  const text = words.bookingChanged
  const row = (label: string, minor: number): Amount => ({ label, amount: money(minor, price.currency, language) })
  const more = price.totalMinor - totalBeforeMinor
  return [
    { kind: 'heading', text: text.difference },
    {
      kind: 'amounts',
      rows: [
        row(text.before, totalBeforeMinor),
        row(text.now, price.totalMinor),
        ...(more === 0 ? [] : [{ ...row(more < 0 ? text.less : text.more, Math.abs(more)), strong: true }]),
      ],
    },
  ]
}
