import { flightText } from '#domain/flight.ts'
import { ADDRESS_MOVED } from '#domain/booking-status.ts'
import { whoElseDrives } from '#domain/additional-driver.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { chargeTable, listedCharge, type ListedCharge } from './charge-table.ts'
import { extrasOf, listed, paymentOf, placeAndTime, shown, type ListedBooking, type Names } from './booking-list.ts'
import { money } from '#words/format.ts'
import { priceItemLabel } from '#words/price-blocks.ts'
import { wordsIn, type Words } from '#words/words.ts'
import type { BookingRow } from '#store/booking.ts'
import { feeOf, type CancellationPreview } from '#domain/cancelling.ts'
import type { WholeBooking } from '#usecases/booking/show.ts'

/**
 * Everything that staff may know about a booking, as the command line shows it; times are Berlin wall clock. Passport and
 * licence numbers are checked at the desk, so the sheet only says whether they are stored.
 */
export interface BookingSheet extends ListedBooking {
  language: string | null
  account: string | null
  dateOfBirth: string | null
  address: string | null
  licenseExpiry: string | null
  documents: 'kept' | 'none'
  /** Flight with which the customer comes to the pickup. */
  flight: string | null
  /** Additional drivers; the name is '' for one who has not been named yet. */
  drivers: { name: string; dateOfBirth: string | null; licenseExpiry: string | null; licence: 'kept' | 'none' }[]
  car: string | null
  price: BookingRow['price']
  bookedAt: string | null
  termsVersion: string | null
  /** Cost of cancelling now; null if it cannot be cancelled. */
  cancellation: (Omit<CancellationPreview, 'freeUntil'> & { freeUntil: string }) | null
  /** Fee that we kept when it was cancelled. */
  cancelFeeMinor: number | null
  kmOut: number | null
  kmIn: number | null
  returned: ListedBooking['dropoff'] | null
  /** Charges beyond the agreed price, and those that were waived. */
  charges: ListedCharge[]
  events: { at: string; actor: string; from: string | null; to: string; reason: string | null }[]
}

export function sheetOf(whole: WholeBooking, names: Names): BookingSheet {
  const { booking, events, charges, cars, cancellation } = whole
  const address = [booking.address, booking.city, booking.country].filter((line) => line !== null)
  return {
    ...listed(booking, names),
    language: booking.language,
    account: booking.customer_id,
    dateOfBirth: booking.main_driver?.dateOfBirth ?? null,
    address: address.length === 0 ? null : address.join(', '),
    licenseExpiry: booking.main_driver?.licenseExpiry ?? null,
    documents: booking.main_driver?.hasPapers ? 'kept' : 'none',
    flight: booking.flight,
    drivers: whoElseDrives(booking)
      .map((named, index) => named ?? booking.drivers[index])
      .map((one) => ({
        name: one === undefined ? '' : `${one.firstName} ${one.lastName}`.trim(),
        dateOfBirth: one?.dateOfBirth ?? null,
        licenseExpiry: one?.licenseExpiry ?? null,
        licence: one?.hasPapers ? 'kept' : 'none',
      })),
    car: carsText(cars),
    price: booking.price,
    bookedAt: local(booking.booked_at),
    termsVersion: booking.terms_version,
    cancellation: cancellation && { ...cancellation, freeUntil: toLocal(cancellation.freeUntil) },
    cancelFeeMinor: feeOf(booking),
    kmOut: booking.km_out,
    kmIn: booking.km_in,
    returned: returnOf(booking, names),
    charges: charges.map(listedCharge),
    events: events.map(({ at, by, from_status: from, to_status: to, event, reason }) => ({
      at: toLocal(at),
      actor: by,
      from,
      to,
      reason: event === ADDRESS_MOVED ? 'the account has another email address' : reason,
    })),
  }
}

function returnOf({ returned_at: at, returned_branch: branch }: BookingRow, { branches }: Names) {
  if (at === null) return null
  return { location: branches.find(({ id }) => id === branch)?.name ?? `location ${branch}`, time: toLocal(at) }
}

/** 'B-SW 0113', or 'B-SW 0113, from 2026-12-02 11:00 B-SW 0117' */
const carsText = (cars: WholeBooking['cars']): string | null =>
  cars.length === 0
    ? null
    : cars.map(({ plate, since }, index) => (index === 0 ? plate : `from ${shown(toLocal(since))} ${plate}`)).join(', ')

const local = (instant: Date | null) => instant && toLocal(instant)

/** One line per fact, then the history, in columns. @param words with the names that the company gave */
export function sheetText(sheet: BookingSheet, words: Words): string {
  const { price } = sheet
  const amount = (minor: number) => money(minor, price.currency, 'en')
  const items = price.items.map((item, index) => [
    index === 0 ? 'PRICE' : '',
    `${priceItemLabel(item, sheet.vehicle, price.currency, { language: 'en', words })}: ${amount(item.amountMinor)}`,
  ])
  const facts = [
    ['NUMBER', sheet.reference],
    ['STATUS', sheet.status],
    ['DECIDE BY', sheet.decideBy && shown(sheet.decideBy)],
    ['OFFER UNTIL', sheet.offerUntil && shown(sheet.offerUntil)],
    ['CUSTOMER', sheet.customer],
    ['CONTACT', `${sheet.email} ${sheet.phone}`.trim()],
    ['LANGUAGE', sheet.language],
    ['ACCOUNT', sheet.account],
    ['BORN', sheet.dateOfBirth],
    ['ADDRESS', sheet.address],
    ['LICENCE', sheet.licenseExpiry && `valid until ${sheet.licenseExpiry}`],
    [
      'DOCUMENTS',
      `numbers of passport and licence ${sheet.documents === 'kept' ? 'kept, encrypted' : 'not given yet, or removed'}`,
    ],
    ...sheet.drivers.map((driver, index) => [index === 0 ? 'DRIVERS' : '', driverText(driver)]),
    ['VEHICLE', sheet.vehicle],
    ['CAR', sheet.car],
    ['PICKUP', placeAndTime(sheet.pickup)],
    ['FLIGHT', sheet.flight && flightText(sheet.flight)],
    ['DROP-OFF', placeAndTime(sheet.dropoff)],
    ['EXTRAS', extrasOf(sheet, words)],
    ['PAYMENT', paymentOf(sheet)],
    ...items,
    ['TOTAL', `${amount(price.totalMinor)}, with ${amount(price.vatMinor)} VAT`],
    ['DEPOSIT', amount(price.depositMinor)],
    ['BOOKED', sheet.bookedAt && shown(sheet.bookedAt)],
    ['TERMS', sheet.termsVersion],
    ['CANCELLING', cancellingText(sheet)],
    ['RETURNED', sheet.returned && placeAndTime(sheet.returned)],
    ['ODOMETER', sheet.kmOut === null ? null : `${sheet.kmOut} km out, ${sheet.kmIn ?? '–'} km in`],
    ['FEE KEPT', sheet.cancelFeeMinor === null ? null : amount(sheet.cancelFeeMinor)],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  const events = sheet.events.map(({ at, actor, from, to, reason }) => [
    shown(at),
    actor,
    from === null ? to : `${from} → ${to}`,
    reason ?? '',
  ])
  const charges = sheet.charges.length === 0 ? '' : `\n\n${chargeTable(sheet.charges)}`
  return `${aligned(facts)}${charges}\n\n${aligned([['AT', 'WHO', 'WHAT', 'WHY'], ...events])}`
}

/** 'Bodo Beispiel, born 1991-02-03, licence valid until 2033-01-19, number kept, encrypted' */
function driverText({ name, dateOfBirth, licenseExpiry, licence }: BookingSheet['drivers'][number]): string {
  const parts = [
    name || wordsIn('en').facts.driverNotNamed,
    dateOfBirth && `born ${dateOfBirth}`,
    licenseExpiry && `licence valid until ${licenseExpiry}`,
    licence === 'kept' ? 'number kept, encrypted' : 'no licence number',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Cost of cancelling now, in words: 'costs $56.05; it was free until 2026-12-06 10:00'. */
export function cancellingText({ cancellation, status, price }: BookingSheet): string | null {
  if (cancellation === null) return null
  if (status === 'requested') return 'is free: a request is withdrawn'
  if (status === 'offered') return 'is free: we take back our offer, and the customer is told so'
  if (cancellation.carOwed) return 'is free at any time: we have no car for it, or one that comes late'
  const until = shown(cancellation.freeUntil)
  const amount = (minor: number) => money(minor, price.currency, 'en')
  const { feeMinor, refundMinor, dueMinor } = cancellation
  const back = refundMinor > 0 ? `${amount(refundMinor)} go back` : null
  if (cancellation.free) return `is free until ${until}${back === null ? '' : `; ${back}`}`
  const settled = back ?? `${amount(dueMinor)} are still to pay`
  return `costs ${amount(feeMinor)} (${settled}); it was free until ${until}`
}

/** Reminds staff of a refund. The ledger knows the amount; the desk records the refund once it has been made. */
export const givenBackText = ({ reference, price }: Pick<BookingSheet, 'reference' | 'price'>, refundMinor: number) =>
  refundMinor === 0
    ? ''
    : `\n${money(refundMinor, price.currency, 'en')} have to go back: once they have, record it with "refund ${reference} --method …"`
