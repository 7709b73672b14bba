import { company } from '#content/company.ts'
import { takesTransfers } from '#domain/sepa.ts'
import type { Block } from '#words/blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { money } from '#words/format.ts'
import type { BookingLetter, CalledOff } from './letters.ts'
import { bookingUrl } from '#words/page-urls.ts'
import { fill } from '#words/words.ts'

/** Means of payment of the rental. A transfer is asked for only once there is a contract (D29). */
export function paymentBlocks(data: BookingLetter, context: LetterContext, binding: boolean): Block[] {
  const { words } = context
  const transfer = data.paymentMethod === 'bank_transfer'
  const line = (how: string): Block => ({
    kind: 'facts',
    rows: [{ label: words.facts.payment, lines: [words.payment[data.paymentMethod], how] }],
  })
  if (!transfer) return [line(words.payment.atPickup)]
  if (!binding) return [line(words.payment.transferAfterOrder)]
  return [line(words.payment.transfer), ...bankBlocks(data.price.totalMinor, data, context)]
}

/**
 * Means of payment of a fee: a transfer if the booking is in euros, otherwise at the desk (D34).
 * @param amountMinor amount due, in minor units of the booking's currency
 */
export function dueBlocks(
  amountMinor: number,
  data: BookingLetter,
  context: LetterContext,
): [how: Block, ...bank: Block[]] {
  const { dueNote, dueHere } = context.words.bookingCancelled
  if (!takesTransfers(data.price.currency)) return [{ kind: 'text', text: dueHere }]
  return [{ kind: 'text', text: dueNote }, ...bankBlocks(amountMinor, data, context)]
}

/** Quiet way to the page of a booking of which something is still to be paid. */
export const dueButton = (data: BookingLetter & Pick<CalledOff, 'dueMinor'>, context: LetterContext): Block[] =>
  data.dueMinor === 0
    ? []
    : [
        {
          kind: 'button',
          label: context.words.manage.booking.action,
          url: bookingUrl(data, context),
          quiet: true,
        },
      ]

/** 'Still to pay: $56.05', or what goes back; null if there is neither. */
export function outstanding(
  { dueMinor, refundMinor, price }: Pick<BookingLetter & CalledOff, 'dueMinor' | 'refundMinor' | 'price'>,
  { words, language }: LetterContext,
): string | null {
  const { rentalClosed, bookingCancelled: text } = words
  const sum = (label: string, minor: number) =>
    fill(rentalClosed.sum, { label: label.replaceAll(' ', '\u00A0'), amount: money(minor, price.currency, language) })
  if (dueMinor > 0) return sum(text.due, dueMinor)
  return refundMinor > 0 ? sum(text.refund, refundMinor) : null
}

/** @param amountMinor amount to transfer, in minor units of the booking's currency */
function bankBlocks(amountMinor: number, data: BookingLetter, { language, words }: LetterContext): Block[] {
  const { bank } = company
  const { payment } = words
  return [
    { kind: 'heading', text: payment.heading },
    {
      kind: 'facts',
      rows: [
        { label: payment.holder, lines: [company.legal.entity] },
        { label: payment.iban, lines: [bank.iban] },
        { label: payment.bic, lines: [bank.bic] },
        { label: payment.bank, lines: [bank.name] },
        { label: payment.amount, lines: [money(amountMinor, data.price.currency, language)], strong: true },
        { label: payment.purpose, lines: [data.reference] },
      ],
    },
  ]
}
