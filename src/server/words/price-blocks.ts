import { isFee } from '#domain/fee.ts'
import { mostPerDamage } from '#domain/liability.ts'
import type { Price, PriceItem } from '#domain/price.ts'
import type { Amount, Block } from './blocks.ts'
import type { LetterContext } from './letter-context.ts'
import { count, money, percent, plural } from './format.ts'
import { fill } from './words.ts'

interface Priced {
  price: Price
  vehicle: string
  extras: readonly { code: string; quantity: number }[]
}

/** All items, the total with the tax it contains, and the deposit, which is never part of the total (D24, PAngV). */
export function priceBlocks({ price, vehicle, extras }: Priced, context: LetterContext): Block[] {
  const { language, words } = context
  const inMoney = (minor: number) => money(minor, price.currency, language)
  const rows: Amount[] = price.items.map((item) => ({
    label: priceItemLabel(item, vehicle, price.currency, context),
    amount: inMoney(item.amountMinor),
  }))
  const tax = { percent: percent(price.vatBp, language), amount: inMoney(price.vatMinor) }
  const kilometres = { included: count(price.includedKm, language), rate: inMoney(price.extraKmMinor) }
  return [
    { kind: 'heading', text: words.facts.priceHeading },
    { kind: 'amounts', rows: [...rows, { label: words.money.total, amount: inMoney(price.totalMinor), strong: true }] },
    { kind: 'small', text: fill(words.money.vat, tax) },
    {
      kind: 'facts',
      rows: [
        {
          label: words.money.depositName,
          lines: [fill(words.money.depositValue, { deposit: inMoney(price.depositMinor) }), words.money.depositNote],
          strong: true,
        },
        {
          label: words.money.kilometresName,
          lines: [fill(words.money.kilometresValue, kilometres), fill(words.money.kilometresMore, kilometres)],
        },
        { label: words.liability.label, lines: liability({ price, extras }, context), strong: true },
      ],
    },
  ]
}

/** Liability for damage to the vehicle, in short and in a sentence. */
function liability({ price, extras }: Pick<Priced, 'price' | 'extras'>, { language, words }: LetterContext): string[] {
  const most = mostPerDamage(extras, price.depositMinor)
  const { none, limited, full, atMost } = words.liability
  const deposit = { deposit: money(most ?? 0, price.currency, language) }
  return most === null ? [none.most, full] : [fill(limited.most, deposit), fill(atMost, deposit)]
}

/** 'GPS navigation, 3 days at $10.00 each' */
export function priceItemLabel(
  item: PriceItem,
  vehicle: string,
  currency: string,
  { language, words }: Pick<LetterContext, 'language' | 'words'>,
): string {
  const name = nameOf(item, vehicle, words)
  const counted = item.quantity > 1 ? fill(words.money.quantity, { quantity: item.quantity, name }) : name
  if (item.days === null) return counted
  const days = fill(plural(item.days, words.money.days, language), { count: item.days })
  if (item.unitMinor === null) return fill(words.money.perUnit, { name: counted, days })
  const one = item.days === 1 && item.quantity === 1
  const rate = money(item.unitMinor, currency, language)
  return fill(words.money[one ? 'oneUnitWithRate' : 'perUnitWithRate'], { name: counted, days, rate })
}

function nameOf({ kind, code, amountMinor }: PriceItem, vehicle: string, words: LetterContext['words']): string {
  if (isFee(kind)) return words.fees[kind].line
  switch (kind) {
    case 'vehicle':
      return fill(words.facts.vehicleValue, { vehicle })
    case 'season':
      return words.money[amountMinor < 0 ? 'seasonLess' : 'seasonMore']
    case 'length_discount':
      return words.money.lengthDiscount
    case 'extra':
      return serviceName(code ?? '', words)
    case 'first_rental_discount':
      return words.money.firstRentalDiscount
    case 'free_days':
      return words.money.freeDays
  }
}

/** A service that staff added later has no translated name yet; its code still says what it is. */
export function serviceName(code: string, words: LetterContext['words']): string {
  const names: Readonly<Record<string, string>> = words.services
  return names[code] ?? code.replaceAll('_', ' ')
}
