import type { Amount, Block, Letter } from '#words/blocks.ts'
import { calendarAttachment } from './calendar.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { dueBlocks } from './payment-blocks.ts'
import { shortRentalBlocks } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

type Cancelled = LetterData['booking_cancelled']

/** Names the cancelled booking, the fee and the refund (D26). */
export function bookingCancelled(data: Cancelled, context: LetterContext): Letter {
  const text = context.words.bookingCancelled
  return rentalLetter(text, data, context, {
    blocks: [
      { kind: 'text', text: text.intro },
      ...shortRentalBlocks(data, 'booking', context),
      ...settlement(data, context),
      { kind: 'small', text: fill(text.notYou, { phone: phoneOf(data, context) }) },
    ],
    attachments: [calendarAttachment(data, 'cancelled', 'booking', context)],
  })
}

function settlement(data: Cancelled, context: LetterContext): Block[] {
  const text = context.words.bookingCancelled
  const row = (label: string, minor: number): Amount => ({
    label,
    amount: money(minor, data.price.currency, context.language),
  })
  const rows = [
    ...(data.feeMinor > 0 ? [row(text.fee, data.feeMinor)] : []),
    ...(data.refundMinor > 0 ? [row(text.refund, data.refundMinor)] : []),
    ...(data.dueMinor > 0 ? [{ ...row(text.due, data.dueMinor), strong: true }] : []),
  ]
  return [
    ...(data.feeMinor === 0 ? [{ kind: 'text', text: data.carOwed ? text.freeOurs : text.free } as const] : []),
    ...(rows.length > 0
      ? [{ kind: 'heading', text: text.settlement } as const, { kind: 'amounts', rows } as const]
      : []),
    ...(data.refundMinor > 0 ? [{ kind: 'small', text: text.refundNote } as const] : []),
    ...(data.dueMinor > 0 ? dueBlocks(data.dueMinor, data, context) : []),
  ]
}
