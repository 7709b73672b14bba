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
  const charge = fill(words.charges[kind], {
    quantity: count(quantity, language),
    days: fill(plural(quantity, words.money.days, language), { count: quantity }),
    rate: money(Math.abs(unitMinor), currency, language),
  })
  return waived ? fill(words.charges.waived, { charge }) : charge
}

/** One line for each charge, including those that were taken back. */
export function chargeRows(charges: readonly ChargeLine[], currency: string, context: LetterContext): Amount[] {
  return charges.map((line) => ({
    label: chargeLabel(line, currency, context),
    amount: money(line.amountMinor, currency, context.language),
  }))
}
