import type { Amount } from './blocks.ts'
import type { LetterContext } from './letter-context.ts'
import { count, money, plural } from './format.ts'
import type { ChargeLine } from '#domain/return-charges.ts'
import { fill } from './words.ts'

/** 'Further kilometres: 920 km at $0.25 each' */
export function chargeLabel(
  { kind, waived, quantity, unitMinor }: Omit<ChargeLine, 'reason' | 'amountMinor'>,
  currency: string,
  { language, words }: Pick<LetterContext, 'language' | 'words'>,
): string {
  if (waived) return fill(words.charges.waived, { charge: words.charges.names[kind] })
  return fill(kind === 'late_return' && quantity === 1 ? words.charges.late_return_one : words.charges[kind], {
    quantity: count(quantity, language),
    days: fill(plural(quantity, words.money.days, language), { count: quantity }),
    rate: money(Math.abs(unitMinor), currency, language),
  })
}

/** One line for each charge, including those that were taken back, with its reason. */
export function chargeRows(charges: readonly ChargeLine[], currency: string, context: LetterContext): Amount[] {
  return charges.map((line) => ({
    label: chargeLabel(line, currency, context),
    amount: money(line.amountMinor, currency, context.language),
    note: line.reason === null ? undefined : fill(context.words.rentalClosed.reason, { reason: line.reason }),
  }))
}
