import { flightText } from '#domain/flight.ts'
import { hasItem } from '#domain/price.ts'
import { company } from '#content/company.ts'
import type { Block, Fact } from '#words/blocks.ts'
import { branchName, branchOf, phoneText } from '#words/branch.ts'
import type { LetterContext } from '#words/letter-context.ts'
import { harmlessName } from './greeting.ts'
import { clock, longDate, plural, shortDate } from '#words/format.ts'
import { describeHours } from '#words/hours.ts'
import type { BookingLetter, ChangedPart, Stage } from './letters.ts'
import { serviceName } from '#words/price-blocks.ts'
import { fill } from '#words/words.ts'

/** Period, branches and extras of a rental whose vehicle is in the head of the letter. */
export function rentalBlocks(
  data: BookingLetter,
  context: LetterContext,
  changed: readonly ChangedPart[] = [],
): Block[] {
  const { words } = context
  const rows: Fact[] = [
    { label: words.facts.pickup, ...place(data.pickup, data.start, context) },
    ...flightFact(data, context),
    { label: words.facts.dropoff, ...place(data.dropoff, data.end, context, data.pickup) },
    ...extrasFact(data, context),
    ...driversFact(data, context),
  ]
  const outside = hasItem(data.price, 'after_hours')
  return [
    { kind: 'heading', text: words.facts.heading },
    { kind: 'facts', rows: marked(rows, changed, context) },
    ...(outside ? [{ kind: 'small', text: words.facts.staffed } as const] : []),
  ]
}

/** Notes for the way, and for what does not go as planned. */
export function goodToKnowBlocks(data: BookingLetter, stage: Stage, context: LetterContext): Block[] {
  const { facts, arrival } = context.words
  const way = branchOf(data.pickup, context).ways[context.language]
  const late = lateText(data, stage, context)
  const notes = [
    [arrival.way, way],
    [arrival.late.heading, late],
    [facts.vehicle, facts.vehicleNote],
    [facts.dropoff, facts.keyBox],
    [facts.emergency, stage === 'booking' ? company.emergency.text : ''],
  ] as const
  return [
    { kind: 'heading', text: facts.goodToKnow },
    ...notes.flatMap(([term, text]) => (text === '' ? [] : [{ kind: 'small', term, text } as const])),
  ]
}

/** The parts of a rental that a change touched, as they are now. */
export const changedFacts = (data: BookingLetter, changed: readonly ChangedPart[], context: LetterContext): Fact[] =>
  marked([...shortRentalFacts(data, context), ...driversFact(data, context)], changed, context).flatMap(
    ({ mark, ...row }) => (mark === undefined ? [] : [row]),
  )

/** Label of the reference, which is a booking number once the booking is confirmed. */
export function numberLabel(stage: Stage, words: LetterContext['words']): string {
  return stage === 'booking' ? words.facts.bookingNumber : words.facts.requestNumber
}

/** The reference of a rental. */
export const numberFact = ({ reference }: BookingLetter, stage: Stage, words: LetterContext['words']): Fact => ({
  label: numberLabel(stage, words),
  lines: [reference],
})

/** Short form for letters about a rental that will not take place. @param type class of the vehicle, where its name may say too little */
export function shortRentalFacts(data: BookingLetter, context: LetterContext, ...type: string[]): Fact[] {
  const { words } = context
  return [
    { label: words.facts.vehicle, lines: [fill(words.facts.vehicleValue, { vehicle: data.vehicle }), ...type] },
    { label: words.facts.pickup, lines: [moment(data.start, context), branchName(data.pickup, context)], strong: true },
    { label: words.facts.dropoff, lines: [moment(data.end, context), branchName(data.dropoff, context)], strong: true },
    ...extrasFact(data, context),
  ]
}

export const shortRentalBlocks = (data: BookingLetter, stage: Stage, context: LetterContext): Block[] => [
  { kind: 'heading', text: context.words.facts.about[stage] },
  { kind: 'facts', rows: shortRentalFacts(data, context) },
]

/** The rows, with a mark at those that a change touched. */
export function marked(rows: readonly Fact[], changed: readonly ChangedPart[], { words }: LetterContext): Fact[] {
  const { facts } = words
  const labels = { ...facts, drivers: '' }
  const touched = new Set(
    changed.flatMap((part) => (part === 'drivers' ? Object.values(facts.drivers) : [labels[part]])),
  )
  return rows.map((row) => (touched.has(row.label) ? { ...row, mark: facts.changed } : row))
}

type Now = Pick<LetterContext, 'language' | 'writtenAt'>

/** 'Montag, 7. Dezember, 10:00 Uhr', Berlin wall clock, with the year if it is not that of the letter */
export function moment(time: string, { language, words, writtenAt }: Now & Pick<LetterContext, 'words'>): string {
  return fill(words.facts.time, { date: longDate(time, language, writtenAt), time: clock(time) })
}

/** 'Mo., 7. Dez., 10:00' */
export const shortMoment = (time: string, now: Now): string => `${shortDay(time, now)},\u00A0${clock(time)}`

/** 'Mo., 7. Dez.' */
export const shortDay = (time: string, { language, writtenAt }: Now): string => shortDate(time, language, writtenAt)

/** A branch with all that one needs to get there. @param told a branch that the letter has described already */
function place(branchId: number, time: string, context: LetterContext, told?: number): Omit<Fact, 'label'> {
  const { words, language } = context
  const branch = branchOf(branchId, context)
  const lines = [moment(time, context), branchName(branchId, context)]
  if (told === branchId) return { lines, strong: true }
  const address = `${branch.street}, ${branch.city}`
  const hours = fill(words.facts.hours, { hours: describeHours(branch.calendar.weekly, language, words) })
  const dial = phoneText(branch)
  if (told !== undefined && phoneText(branchOf(told, context)) === dial)
    return { lines: [...lines, address, hours], strong: true }
  return { lines: [...lines, address, fill(words.frame.phone, { phone: dial }), hours], strong: true, dial }
}

/** Flight with which the customer comes to a pickup at an airport. */
export const flightFact = ({ arrival }: BookingLetter, { words }: LetterContext): Fact[] =>
  arrival?.flight == null ? [] : [{ label: words.arrival.flight, lines: [flightText(arrival.flight)] }]

/** Rules for a customer who lands late; the fee only where there is a booking. */
function lateText({ pickup, arrival }: BookingLetter, stage: Stage, context: LetterContext): string {
  if (arrival == null) return ''
  const { late } = context.words.arrival
  const { closes, expectedUntil } = arrival
  return [
    fill(context.words.facts.landLate, { phone: phoneText(branchOf(pickup, context)) }),
    ...(closes === null ? [] : [fill(late.closes, { closes })]),
    fill(late.until, { until: moment(expectedUntil, context) }),
    ...(stage === 'booking' ? [late.fee] : []),
    late.keyBox,
  ].join(' ')
}

/** The additional drivers. A text that might not be a name is replaced, as in the greeting, but no driver is left out. */
function driversFact({ drivers = [] }: BookingLetter, { words, language }: LetterContext): Fact[] {
  const { driverAsBooked, driverNotNamed } = words.facts
  const names = drivers.map((name) => (name === null ? driverNotNamed : (harmlessName(name) ?? driverAsBooked)))
  return names.length === 0 ? [] : [{ label: plural(names.length, words.facts.drivers, language), lines: names }]
}

function extrasFact({ extras }: BookingLetter, { words }: LetterContext): Fact[] {
  if (extras.length === 0) return []
  const names = extras.map(({ code, quantity }) => {
    const name = serviceName(code, words)
    return quantity > 1 ? fill(words.money.quantity, { quantity, name }) : name
  })
  return [{ label: words.facts.extras, lines: [names.join(', ')] }]
}
