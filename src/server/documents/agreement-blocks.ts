import { company } from '#content/company.ts'
import bookingDe from '#content/de/booking/words.ts'
import bookingEn from '#content/en/booking/words.ts'
import { countDrivers } from '#domain/additional-driver.ts'
import { mostPerDamage } from '#domain/liability.ts'
import type { Block, Fact } from '#words/blocks.ts'
import { clock, count, dayOnly, longDate, money, percent, plural, zoneName } from '#words/format.ts'
import { imprintLines } from '#words/imprint-lines.ts'
import { priceItemLabel, serviceName } from '#words/price-blocks.ts'
import type { Language } from '#domain/language.ts'
import { fill, wordsIn, wordsOf } from '#words/words.ts'
import { className } from './agreement-head.ts'
import { agreementWords } from './agreement-words.ts'
import type { Agreement } from './agreement.ts'
import { termsOf } from './terms-pdf.ts'

const names = { de: bookingDe, en: bookingEn }

/** The parties: the company, with the particulars a business letter must carry, and the customer. */
export function parties({ tenant, invoice, language }: Agreement): Fact[] {
  const text = agreementWords(language)
  const [where, ...register] = imprintLines(wordsIn(language))
  const [entity, ...rest] = where!.split(', ')
  const born = tenant.dateOfBirth && fill(text.born, { date: dayOnly(tenant.dateOfBirth, language) })
  const phone = tenant.phone && fill(text.phone, { phone: tenant.phone })
  return [
    {
      label: text.landlord,
      lines: [entity!, ...[rest.join(', '), ...register].flatMap((line) => line.split(' · '))],
    },
    {
      label: text.tenant,
      lines: [
        tenant.name,
        tenant.address.join(', ') || null,
        born,
        phone,
        tenant.email,
        ...invoiceLines(invoice, text),
      ].filter((line) => line !== null),
    },
  ]
}

function invoiceLines(invoice: Agreement['invoice'], text: ReturnType<typeof agreementWords>): (string | null)[] {
  if (invoice === null) return []
  const { lines, vatId, reference } = invoice
  const [name, ...address] = lines
  const vat = vatId && fill(text.vatId, { vatId })
  const order = reference && fill(text.orderNumber, { reference })
  return [fill(text.invoice, { company: name! }), ...address, vat, order]
}

/** The agreed rental, apart from its price: what is driven, by whom and where. */
export const rentedBlocks = (agreement: Agreement): Block[] => [...vehicleBlocks(agreement), ...periodBlocks(agreement)]

/** Everything between the price and the lines filled in at the handover. */
export const rightsBlocks = (agreement: Agreement): Block[] => [
  ...insuranceBlocks(agreement),
  ...cancellingBlocks(agreement),
  ...conclusionBlocks(agreement),
]

function vehicleBlocks(agreement: Agreement): Block[] {
  const { vehicle, car, language } = agreement
  const text = agreementWords(language).vehicle
  const { facts } = wordsIn(language)
  const { acriss, seats } = vehicle
  const type = className(agreement)
  const transmission = names[language].transmissions[vehicle.transmission]
  const rows: Fact[] = [
    { label: facts.vehicle, lines: [fill(facts.vehicleValue, { vehicle: vehicle.name })] },
    { label: facts.type, lines: [fill(text.type, { type, acriss, seats, transmission }), facts.vehicleNote] },
    { label: text.plate, lines: [car?.plate ?? text.plateLater] },
  ]
  return [
    { kind: 'heading', text: text.heading },
    { kind: 'facts', rows },
  ]
}

function periodBlocks(agreement: Agreement): Block[] {
  const { price, extras, crossBorder, language, named } = agreement
  const text = agreementWords(language).period
  const words = wordsOf(language, named)
  const kilometres = {
    included: count(price.includedKm, language),
    rate: money(price.extraKmMinor, price.currency, language),
  }
  const chosen = extras.map(({ code, quantity }) => {
    const name = serviceName(code, words)
    return quantity > 1 ? fill(words.money.quantity, { quantity, name }) : name
  })
  const rows: Fact[] = [
    { label: text.kilometres, lines: [fill(text.kilometresValue, kilometres)] },
    { label: words.facts.extras, lines: [chosen.length === 0 ? text.none : chosen.join(', ')] },
    ...driversFact(agreement),
    { label: text.abroad, lines: [crossBorder ? text.agreed : text.notAgreed] },
  ]
  return [
    { kind: 'heading', text: text.heading },
    { kind: 'facts', rows },
    { kind: 'small', text: `${words.facts.emergency}: ${company.emergency.text}` },
  ]
}

/** Everyone the extra was booked for; null stands for a driver whose name is entered at the handover. */
export const driversOf = ({ extras, drivers }: Agreement): (Agreement['drivers'][number] | null)[] =>
  Array.from({ length: countDrivers(extras) }, (_, index) => drivers[index] ?? null)

function driversFact(agreement: Agreement): Fact[] {
  const { born, drivers: text } = agreementWords(agreement.language)
  const drivers = driversOf(agreement)
  const lines = drivers.flatMap((driver) => {
    if (driver === null) return []
    const { name, dateOfBirth } = driver
    const day = dateOfBirth && fill(born, { date: dayOnly(dateOfBirth, agreement.language) })
    return [day ? `${name}, ${day}` : name]
  })
  const open = drivers.length - lines.length
  if (open > 0) lines.push(fill(text.value, { count: open }))
  return lines.length === 0 ? [] : [{ label: plural(drivers.length, text.label, agreement.language), lines }]
}

/** @param time Berlin wall clock, or an instant in ISO form */
function moment(time: string, at: Date, language: Language): string {
  const zone = zoneName(at, language)
  return fill(agreementWords(language).period.moment, { date: longDate(time, language), time: clock(time), zone })
}

const instant = (at: Date, language: Language) => moment(at.toISOString(), at, language)

/** Every item and the total including tax. The deposit stands beside it, never inside (D24). */
export function priceBlocks({ price, vehicle, paymentMethod, reference, language, named }: Agreement): Block[] {
  const words = wordsOf(language, named)
  const inMoney = (minor: number) => money(minor, price.currency, language)
  const items = price.items.map((item) => ({
    label: priceItemLabel(item, vehicle.name, price.currency, { language, words }),
    amount: inMoney(item.amountMinor),
  }))
  const tax = { percent: percent(price.vatBp, language), amount: inMoney(price.vatMinor) }
  const { bank } = company
  const transfer = [
    words.payment[paymentMethod],
    words.payment.transfer,
    `${company.legal.entity}, ${bank.name}`,
    `${words.payment.iban} ${bank.iban}, ${words.payment.bic} ${bank.bic}`,
    `${words.payment.purpose}: ${reference}`,
  ]
  const paid = paymentMethod === 'bank_transfer' ? transfer : [words.payment[paymentMethod], words.payment.atPickup]
  return [
    { kind: 'heading', text: agreementWords(language).price.heading },
    {
      kind: 'amounts',
      rows: [...items, { label: words.money.total, amount: inMoney(price.totalMinor), strong: true }],
    },
    { kind: 'small', text: fill(words.money.vat, tax) },
    { kind: 'amounts', rows: [{ label: words.money.deposit, amount: inMoney(price.depositMinor) }] },
    { kind: 'small', text: words.money.depositNote },
    { kind: 'facts', rows: [{ label: words.facts.payment, lines: paid }] },
  ]
}

/** The clauses of the terms themselves, so that agreement and terms agree. For superseded terms, only the number of the clause. */
function insuranceBlocks({ extras, price, termsVersion, language }: Agreement): Block[] {
  const text = agreementWords(language).insurance
  const most = mostPerDamage(extras, price.depositMinor)
  const terms = termsOf(language, termsVersion)
  const [liability, damage, limited] =
    terms?.sections.find(({ id }) => id === 'insurance-and-liability')?.paragraphs ?? []
  const deposit = money(price.depositMinor, price.currency, language)
  const { liability: words } = wordsIn(language)
  const [booked, means] = most === null ? [text.notBooked, words.full] : [text.booked, fill(words.atMost, { deposit })]
  const inTerms = fill(text.inTerms, { section: text.heading })
  const rows: Fact[] = [
    ...(liability === undefined ? [] : [{ label: text.liability, lines: [liability] }]),
    { label: words.label, lines: [`${booked} ${means}`, (most === null ? damage : limited) ?? inTerms], apart: true },
  ]
  return [
    { kind: 'heading', text: text.heading },
    { kind: 'facts', rows },
  ]
}

/** Last moment of free cancellation (D26), and the notice that there is no right of withdrawal (BGB § 312g Abs. 2 Nr. 9). */
function cancellingBlocks(agreement: Agreement): Block[] {
  const { freeUntil, changedAt, bookedAt, language } = agreement
  const { rights } = wordsIn(language)
  const { tooLate } = agreementWords(language).cancelling
  const deadline = { deadline: instant(freeUntil, language) }
  const cancelling =
    freeUntil > (changedAt ?? bookedAt)
      ? `${fill(rights.free, deadline)} ${rights.fee}`
      : `${fill(tooLate, deadline)} ${rights.feeAtOnce}`
  return [
    { kind: 'heading', text: rights.heading.booking },
    { kind: 'text', text: cancelling },
    { kind: 'text', text: rights.noWithdrawal },
  ]
}

function conclusionBlocks(agreement: Agreement): Block[] {
  const { bookedAt, changedAt, termsVersion, language } = agreement
  const text = agreementWords(language).conclusion
  const version = { date: dayOnly(termsVersion.slice(0, 10), language), version: termsVersion }
  return [
    { kind: 'heading', text: text.heading },
    { kind: 'text', text: fill(text.booked, { booked: instant(bookedAt, language) }) },
    ...(changedAt === null
      ? []
      : [{ kind: 'text', text: fill(text.changed, { changed: instant(changedAt, language) }) } as const]),
    { kind: 'text', text: text.form },
    { kind: 'text', text: fill(termsOf(language, termsVersion) ? text.annex : text.reference, version) },
  ]
}
