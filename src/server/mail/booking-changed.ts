import type { Amount, Block, Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import { shortBranchName } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { paymentBlocks } from './payment-blocks.ts'
import { priceBlocks } from '#words/price-blocks.ts'
import { changedFacts, goodToKnowBlocks, rentalBlocks, shortMoment } from './rental-blocks.ts'
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
      tone: booked ? 'good' : 'waiting',
      lead: changeLead(data, context),
      under: costUnder(data, context),
      action: manageBlocks(stage, data, context),
    },
    values: { total: money(data.price.totalMinor, data.price.currency, context.language) },
    blocks: [
      { kind: 'text', text: cause === undefined ? text[stage].intro : text[cause] },
      ...difference(data, context),
      ...rentalBlocks(data, context, data.changed),
      ...priceBlocks(data, context),
      ...paymentBlocks(data, context, booked),
      ...(booked && data.paymentMethod === 'bank_transfer' ? [{ kind: 'small', text: text.transferred } as const] : []),
      ...goodToKnowBlocks(data, stage, context),
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

/** The pick-up as in every letter, or the drop-off if that alone has changed. */
function changeLead(data: Changed, context: LetterContext): string[] {
  const { changed, end, dropoff } = data
  if (changed.includes('pickup') || !changed.includes('dropoff')) return pickupLead(data, context)
  return [`${context.words.facts.dropoff}: ${shortMoment(end, context)}`, shortBranchName(dropoff, context)]
}

/** Difference in price, below the headline. */
function costUnder({ price, totalBeforeMinor }: Changed, { words, language }: LetterContext): string {
  const { moreUnder, lessUnder, sameUnder } = words.bookingChanged
  const inMoney = (minor: number) => money(minor, price.currency, language)
  const more = price.totalMinor - totalBeforeMinor
  const text = more === 0 ? sameUnder : more < 0 ? lessUnder : moreUnder
  return fill(text, { amount: inMoney(Math.abs(more)), total: inMoney(price.totalMinor) })
}

/** Everything that has changed, the price with it. */
function difference(data: Changed, context: LetterContext): Block[] {
  const { price, totalBeforeMinor, changed } = data
  const { words, language } = context
  const text = words.bookingChanged
  const rows = changedFacts(data, changed, context)
  const row = (label: string, minor: number): Amount => ({ label, amount: money(minor, price.currency, language) })
  const more = price.totalMinor - totalBeforeMinor
  return [
    { kind: 'heading', text: text.difference },
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
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
