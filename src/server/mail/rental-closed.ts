import { toInstant } from '#domain/berlin-time.ts'
import type { Amount, Block, Fact, Letter } from '#words/blocks.ts'
import { branchName } from '#words/branch.ts'
import { chargeRows } from '#words/charge-blocks.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { count, money } from '#words/format.ts'
import type { LetterData } from './letters.ts'
import { dueBlocks, dueButton, outstanding } from './payment-blocks.ts'
import { moment } from './rental-blocks.ts'
import { phoneOf, rentalLetter } from './rental-letter.ts'
import { fill } from '#words/words.ts'

type Closed = LetterData['rental_closed']

/** Tells the customer how the rental ended: kilometres, charges with their reasons, the sum (D42). */
export function rentalClosed(data: Closed, context: LetterContext): Letter {
  const text = context.words.rentalClosed
  const early = minutesLate(data) < 0 - data.graceMinutes
  return rentalLetter(text, data, context, {
    stage: 'booking',
    opening: {
      tone: data.dueMinor > 0 ? 'waiting' : 'good',
      lead: [outstanding(data, context) ?? context.words.rentalClosed.settled],
      action: dueButton(data, context),
    },
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'facts', rows: facts(data, context) },
      ...settlement(data, context),
      ...(early ? [{ kind: 'small', text: text.early } as const] : []),
      { kind: 'small', text: fill(text.help, { phone: phoneOf(data, context) }) },
    ],
    attachments: [],
  })
}

const minutesLate = ({ end, returnedAt }: Closed): number =>
  (Date.parse(returnedAt) - toInstant(end).getTime()) / 60_000

function facts(data: Closed, context: LetterContext): Fact[] {
  const { words, language } = context
  const text = words.rentalClosed
  const km = (value: number) => count(value, language)
  const driven = km(data.kmEarlier + data.kmIn - data.kmOut)
  const odometer = { out: km(data.kmOut), in: km(data.kmIn) }
  return [
    { label: words.facts.vehicle, lines: [fill(words.facts.vehicleValue, { vehicle: data.vehicle })] },
    { label: words.facts.pickup, lines: [moment(data.start, context), branchName(data.pickup, context)], strong: true },
    {
      label: text.returned,
      lines: [moment(data.returnedAt, context), branchName(data.returnedTo, context)],
      strong: true,
    },
    {
      label: text.driven,
      lines: [
        fill(text.drivenValue, { driven }),
        ...(data.kmEarlier > 0 ? [fill(text.earlier, { earlier: km(data.kmEarlier) })] : []),
        fill(text.odometer, odometer),
        fill(text.included, { included: km(data.includedKm) }),
      ],
    },
  ]
}

/** The agreed price, the charges beyond it and their sum; then what was paid and what is still to pay (D38). */
function settlement(data: Closed, context: LetterContext): Block[] {
  const { charges, price } = data
  const text = context.words.rentalClosed
  const inMoney = (minor: number) => money(minor, price.currency, context.language)
  const extra = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const agreed = { agreed: moment(data.end, context), grace: data.graceMinutes }
  return [
    { kind: 'heading', text: text.settlement },
    {
      kind: 'amounts',
      rows: [
        { label: text.price, amount: inMoney(price.totalMinor) },
        ...chargeRows(charges, price.currency, context),
        { label: text.total, amount: inMoney(price.totalMinor + extra), strong: data.dueMinor === 0 },
        ...paidRows(data, context),
      ],
    },
    ...(charges.some(({ kind }) => kind === 'late_return')
      ? [{ kind: 'small', text: fill(text.late, agreed) } as const]
      : []),
    ...(charges.length === 0 ? [{ kind: 'text', text: text.none } as const] : []),
    ...paidBlocks(data, context),
  ]
}

function paidRows({ paidMinor, writtenOffMinor, dueMinor, refundMinor, price }: Closed, context: LetterContext) {
  const { rentalClosed: text, bookingCancelled: shared } = context.words
  const rows = [
    { label: text.paid, minor: -paidMinor },
    { label: text.waived, minor: -writtenOffMinor },
    { label: shared.refund, minor: refundMinor },
    { label: shared.due, minor: dueMinor, strong: true },
  ]
  return rows
    .filter(({ minor }) => minor !== 0)
    .map(({ minor, ...row }): Amount => ({ ...row, amount: money(minor, price.currency, context.language) }))
}

/** Sentences about the payment or refund to come, and about the deposit that we hold. */
function paidBlocks(data: Closed, context: LetterContext): Block[] {
  const { rentalClosed: text, bookingCancelled: shared } = context.words
  const { dueMinor, refundMinor, depositMinor, price } = data
  const [pay, ...bank] = dueMinor > 0 ? dueBlocks(dueMinor, data, context) : []
  const deposit = { deposit: money(depositMinor, price.currency, context.language) }
  return [
    ...(pay === undefined ? [] : [pay]),
    ...(dueMinor === 0 ? [{ kind: 'text', text: refundMinor > 0 ? shared.refundNote : text.settled } as const] : []),
    ...(depositMinor > 0
      ? [{ kind: 'text', text: fill(dueMinor > 0 ? text.depositLater : text.deposit, deposit) } as const]
      : []),
    // The bank details last, under their own heading.
    ...bank,
  ]
}
