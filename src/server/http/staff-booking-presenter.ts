import type { StaffBooking as Shown } from '#contract/staff-bookings.ts'
import type { foundCar, foundCustomer } from '#contract/staff-bookings.ts'
import type * as z from 'zod/mini'

import { changeablePart } from '#domain/amendment.ts'
import { canMove } from '#domain/booking-status.ts'
import { needsOf } from '#domain/car-needs.ts'
import { owesCar } from '#domain/cancelling.ts'
import { vehicleOf } from '#domain/catalogue.ts'
import { isAgreed } from '#domain/charge.ts'
import { nextStep } from '#domain/next-step.ts'
import { handoverFrom, isOverdue, noShowFrom } from '#domain/yard-times.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { BookingDriver } from '#store/booking-driver.ts'
import type { PlannedCar, StoryLine } from '#store/booking-story.ts'
import type { InvoiceRow } from '#store/booking-invoice.ts'
import type { Catalogue, CatalogueVehicle } from '#store/catalogue.ts'
import type { LedgerRow } from '#store/charge.ts'
import type { FoundCar, FoundCustomer } from '#store/office-search.ts'
import type { MoveRow } from '#store/money-move.ts'
import type { StaffBooking } from '#usecases/booking/show-staff-booking.ts'
import type { Context } from '#usecases/context.ts'
import { totalOf } from '#domain/return-charges.ts'
import { presentAgreement } from './agreements.ts'
import { present } from './booking-presenter.ts'

/** A booking with everything that staff see of it, as JSON. */
export async function presentStaffBooking(ctx: Context, found: StaffBooking): Promise<Shown> {
  const [catalogue, now] = [await ctx.catalogue(), ctx.now()]
  const { booking: row, money, customer } = found
  const { rules } = catalogue
  const made = found.story.find(({ event }) => event === 'made')
  return {
    ...(await present(ctx)).booking(row),
    changeable: changeablePart(row.status, row.starts_at, now, true),
    email: row.email,
    version: found.version,
    phone: row.phone,
    address: row.address,
    city: row.city,
    country: row.country,
    language: row.language,
    member:
      customer === undefined
        ? null
        : {
            id: customer.id,
            tier: customer.tier,
            company: customer.company_name,
            rentals: customer.rentals,
            restricted: customer.restricted,
          },
    fromDesk: made?.actor_kind === 'staff' || made?.actor_kind === 'operator',
    carOwed: owesCar(row),
    overdue: row.status === 'active' && isOverdue(row, now, rules),
    mainDriver: row.main_driver && presentDriver(row.main_driver),
    otherDrivers: row.drivers.map(presentDriver),
    documents: customer?.documents ?? [],
    cars: found.cars.map((car) => presentPlanned(car, catalogue)),
    unready: presentUnready(found, rules),
    kmOut: row.km_out,
    kmIn: row.km_in,
    handedOverAt: row.handed_over_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
    ...presentMoney(money.charges, money.moves),
    balance: money.balance,
    deposit: money.deposit,
    notes: found.notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    letters: found.letters.map(({ id, kind, language, written_at: written, sent_at: sent }) => {
      return { id, kind, language, writtenAt: written.toISOString(), sentAt: sent?.toISOString() ?? null }
    }),
    agreements: found.agreements.map(presentAgreement),
    invoice: found.invoice === undefined ? null : presentInvoice(found.invoice),
    next: presentNext(found, rules),
    noShow: presentNoShow(found, rules),
    story: found.story.map(presentLine),
  }
}

function presentNext({ booking: row, checks }: StaffBooking, rules: BusinessRules): Shown['next'] {
  const step = nextStep(row.status)
  if (step === null) return null
  const moments = {
    answer: row.expires_at,
    await_order: row.expires_at,
    hand_over: row.starts_at,
    take_back: row.ends_at,
    close: null,
  }
  const from = step === 'hand_over' ? handoverFrom(row, rules).toISOString() : null
  return { step, at: moments[step]?.toISOString() ?? null, from, checks }
}

/** As on the board: while another customer has the car, its last state says nothing about how it comes back. */
function presentUnready({ booking: row, cars }: StaffBooking, rules: BusinessRules): Shown['unready'] {
  const car = cars.at(-1)
  if (row.status !== 'confirmed' || car === undefined || car.place === 'customer') return null
  const { plate, entry, clean, fuel_eighths: fuelEighths, charge_percent: chargePercent } = car
  const needs = needsOf({ clean, fuelEighths, chargePercent }, rules)
  return needs.length === 0 ? null : { plate, needs, entry }
}

function presentNoShow({ booking: row, noShowFeeMinor }: StaffBooking, rules: BusinessRules): Shown['noShow'] {
  if (!canMove(row.status, 'no_show') || owesCar(row)) return null
  return { from: noShowFrom(row, rules).toISOString(), feeMinor: noShowFeeMinor }
}

const presentDriver = ({ id, firstName, lastName, dateOfBirth, licenseExpiry, hasPapers }: BookingDriver) => ({
  id,
  firstName,
  lastName,
  dateOfBirth,
  licenseExpiry,
  hasPapers,
})

function presentPlanned(car: PlannedCar, catalogue: Catalogue): Shown['cars'][number] {
  const { name, classCode, image } = vehicleOf(catalogue, car.vehicle_id)
  return {
    plate: car.plate,
    vehicle: name,
    type: classCode,
    image,
    km: car.km,
    fuelEighths: car.fuel_eighths,
    chargePercent: car.charge_percent,
    clean: car.clean,
    branch: car.branch_id,
    since: car.since.toISOString(),
    late: car.late,
  }
}

function presentMoney(charges: readonly LedgerRow[], moves: readonly MoveRow[]) {
  const takenBack = new Set(charges.map(({ corrects }) => corrects))
  return {
    charges: charges.map((row) => ({
      id: row.id,
      kind: row.kind,
      code: row.code,
      quantity: row.quantity,
      unitMinor: row.unit_minor,
      amountMinor: row.amount_minor,
      reason: row.reason,
      at: row.at.toISOString(),
      corrects: row.corrects !== null,
      corrected: takenBack.has(row.id),
      agreed: isAgreed(row),
    })),
    chargesMinor: totalOf(charges.filter((row) => !isAgreed(row) && row.kind !== 'cancellation')),
    moves: moves.map((row) => ({
      id: row.id,
      purpose: row.purpose,
      kind: row.kind,
      amountMinor: row.amount_minor,
      method: row.method,
      receipt: row.provider_ref,
      note: row.note,
      at: row.at.toISOString(),
    })),
  }
}

const presentInvoice = (row: InvoiceRow): NonNullable<Shown['invoice']> => ({
  companyName: row.company_name,
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  country: row.country,
  vatId: row.vat_id,
  reference: row.reference,
  business: row.business_id,
})

type Value = string | number | boolean | null
const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** The changed columns that are plain values. */
const plain = (facts: StoryLine['before']): Record<string, Value> | null =>
  facts && Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, Value] => isValue(entry[1])))

const presentLine = (line: StoryLine): Shown['story'][number] => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: line.actor_kind,
  name: line.actor_kind === 'staff' ? line.by : null,
  event: line.event,
  before: plain(line.before),
  after: plain(line.after),
  reason: line.reason,
})

export const presentFoundCustomer = (found: FoundCustomer): z.infer<typeof foundCustomer> => ({
  id: found.id,
  name: `${found.first_name} ${found.last_name}`.trim(),
  company: found.company_name,
  phone: found.phone,
  email: found.email,
  tier: found.tier,
  rentals: found.rentals,
})

export const presentCar = (car: FoundCar, { name, classCode, image }: CatalogueVehicle): z.infer<typeof foundCar> => ({
  id: car.id,
  plate: car.plate,
  vehicle: name,
  type: classCode,
  image,
  km: car.km,
  clean: car.clean,
  branch: car.branch_id,
  place: car.place,
  reference: car.reference,
})
