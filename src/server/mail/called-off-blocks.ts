import type { Amount, Block, Opening } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import { fill } from '#words/words.ts'
import type { BookingLetter, CalledOff } from './letters.ts'
import { dueBlocks, outstanding } from './payment-blocks.ts'

interface Fee {
  label: string
  minor: number
  /** Why it is charged. */
  why?: Block[]
}

/** First view of a letter about a rental that does not take place: the sum to settle, if there is one. */
export function calledOffOpening(
  data: BookingLetter & CalledOff,
  context: LetterContext,
  { free, action = [] }: { free?: string; action?: readonly Block[] } = {},
): { small: true; tone: Opening['tone']; lead: string[]; action: readonly Block[] } {
  const lead = outstanding(data, context) ?? free
  return { small: true, tone: data.dueMinor > 0 ? 'waiting' : 'over', lead: lead === undefined ? [] : [lead], action }
}

/**
 * Settlement of a rental that does not take place: how it is paid, the fee, what goes back, and the deposit. Empty
 * if there is nothing to settle, as with most requests.
 */
export function calledOffBlocks(data: BookingLetter & CalledOff, context: LetterContext, fee?: Fee): Block[] {
  const { bookingCancelled: text, rentalClosed } = context.words
  const { refundMinor, dueMinor, depositMinor, price } = data
  const inMoney = (minor: number) => money(minor, price.currency, context.language)
  const owed = fee !== undefined && fee.minor > 0
  const rows: Amount[] = [
    ...(owed ? [{ label: fee.label, amount: inMoney(fee.minor) }] : []),
    ...(refundMinor > 0 ? [{ label: text.refund, amount: inMoney(refundMinor) }] : []),
    ...(dueMinor > 0 ? [{ label: text.due, amount: inMoney(dueMinor), strong: true }] : []),
  ]
  const [pay, ...bank] = dueMinor > 0 ? dueBlocks(dueMinor, data, context) : []
  const deposit = dueMinor > 0 ? rentalClosed.depositLater : rentalClosed.deposit
  return [
    ...(pay === undefined ? [] : [pay]),
    ...(refundMinor > 0 ? [{ kind: 'text', text: text.refundNote } as const] : []),
    ...(rows.length > 0
      ? [{ kind: 'heading', text: text.settlement } as const, { kind: 'amounts', rows } as const]
      : []),
    ...(owed ? (fee.why ?? []) : []),
    ...(depositMinor > 0 ? [{ kind: 'text', text: fill(deposit, { deposit: inMoney(depositMinor) }) } as const] : []),
    ...bank,
  ]
}
