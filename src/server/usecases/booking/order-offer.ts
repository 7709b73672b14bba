import type { Caller } from '#domain/actor.ts'
import { countDrivers } from '#domain/additional-driver.ts'
import { agreedCharges } from '#domain/charge.ts'
import { driverProblems, missingToOrder, type DriverProblem, type OrderField } from '#domain/driver.ts'
import { transferPossible } from '#domain/payment.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import { addAgreed } from '#store/charge.ts'
import { putPapers, replaceDrivers } from '#store/booking-driver.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { Language } from '#domain/language.ts'
import { blockOf } from '../block/steps/find-block.ts'
import type { Context } from '../context.ts'
import {
  mainDriver,
  mergeDriver,
  openDrivers,
  refusalOfDrivers,
  sealDrivers,
  type DriversRefusal,
  type NamedDriver,
  type ToldDriver,
} from './steps/drivers.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { lockOffered, missOf, type OfferAccess, type OfferMiss } from './steps/offered.ts'
import { sealPapers, type Papers } from './steps/seal-papers.ts'
import { ensureCar } from './steps/settle-car.ts'
import { confirmationLetters } from './steps/tell.ts'

export interface OfferOrder {
  access: OfferAccess
  /** Details of the driver that the request left out. */
  driver: { [Field in OrderField]?: string | undefined }
  /** Details that it left out of the additional drivers, in their order. */
  drivers?: ToldDriver[] | undefined
  paymentMethod: BookingRow['payment_method']
  /** Total that was shown above the button, in minor units. */
  totalMinor: number
  /** Version of the offer that was shown. */
  revision: number
  language: Language
  termsVersion: string
}

export type OrderOfferRefusal =
  | OfferMiss
  | { code: 'offer_over' | 'quote_changed' | 'payment_not_offered' | 'please_call' | 'car_gone' }
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }
  | { code: 'invalid_input'; fields: Record<string, 'missing'> }
  | DriversRefusal

export interface Ordered {
  booking: BookingRow
  /** Whether it had been ordered before: nothing changed, and no letter is on its way. */
  already: boolean
}

/**
 * Orders our offer at its price (D31), which makes the contract. An offer is ordered once: a second click, a second tab
 * and a try after a lost answer get the result of the first.
 */
export async function orderOffer(
  ctx: Context,
  actor: Caller,
  input: OfferOrder,
): Promise<Outcome<Ordered, OrderOfferRefusal>> {
  assertMay(actor, 'orderOffer')
  const catalogue = await ctx.catalogue()
  const outcome = await transaction(
    ctx,
    actor,
    'orderOffer',
    async (tx): Promise<Outcome<Ordered, OrderOfferRefusal>> => {
      const booking = await lockOffered(tx, input.access)
      if (booking === undefined) return { ok: false, refusal: missOf(input.access) }
      if (booking.status === 'confirmed') return { ok: true, value: { booking, already: true } }
      if (booking.status !== 'offered' || booking.overdue) return { ok: false, refusal: { code: 'offer_over' } }
      const main = booking.main_driver
      if (main === null) throw new Error(`nobody drives ${booking.reference}`)
      const known = await openDrivers(ctx, tx, booking.id)
      const driver = driverOf(booking, known.papers, input)
      const refusal = refusalOf(booking, driver, input, catalogue.rules, ctx.now())
      if (refusal !== undefined) return { ok: false, refusal }
      const drivers = driversOf(known.others, input, booking)
      const about = {
        main: mainDriver(booking, driver.licenseNumber),
        extras: booking.extras,
        period: { start: booking.starts_local, end: booking.ends_local },
        required: true,
      }
      const wrong = refusalOfDrivers(drivers, about, catalogue.rules, ctx.now())
      if (wrong !== undefined) return { ok: false, refusal: wrong }
      const licences = [driver.licenseNumber, ...drivers.map((one) => one.licenseNumber)].map((number) => number ?? '')
      const renter = { customer: booking.customer_id, emails: [booking.email], licences }
      if (!booking.despite_block && (await blockOf(ctx, tx, renter)))
        return { ok: false, refusal: { code: 'please_call' } }
      if (!(await ensureCar(tx, booking))) return { ok: false, refusal: { code: 'car_gone' } }
      const { language, termsVersion, paymentMethod } = input
      const set = {
        booked_at: ctx.now(),
        language,
        terms_version: termsVersion,
        payment_method: paymentMethod,
        address: driver.address,
      }
      await putPapers(tx, main.id, {
        license_expiry: driver.licenseExpiry ?? null,
        documents_sealed: sealPapers(ctx, main.id, driver),
      })
      await replaceDrivers(tx, booking.id, sealDrivers(ctx, drivers))
      const confirmed = await moveBooking(tx, booking, 'confirmed', { set })
      await addAgreed(tx, confirmed, agreedCharges(confirmed.price))
      await ctx.post(tx, ...confirmationLetters(confirmed, catalogue))
      return { ok: true, value: { booking: confirmed, already: false } }
    },
  )
  // Other rentals may now rely on its car where it arrives.
  if (outcome.ok && !outcome.value.already) await dropNeedlessDrives(ctx, outcome.value.booking.class_id)
  return outcome
}

type Driver = { readonly [Field in OrderField]: string | undefined }

/** The main driver by the request, completed by the order. */
function driverOf(
  booking: BookingRow,
  { passportNumber, licenseNumber }: Papers,
  { driver: told }: OfferOrder,
): Driver {
  return {
    passportNumber: told.passportNumber ?? passportNumber,
    licenseNumber: told.licenseNumber ?? licenseNumber,
    licenseExpiry: told.licenseExpiry ?? booking.main_driver?.licenseExpiry ?? undefined,
    address: told.address ?? booking.address ?? undefined,
  }
}

/** The additional drivers by the request, completed by the order. */
function driversOf(known: readonly NamedDriver[], { drivers: told = [] }: OfferOrder, { extras }: BookingRow) {
  const count = countDrivers(extras)
  return Array.from({ length: Math.max(count, told.length) }, (_, index) => mergeDriver(known[index], told[index]))
}

function refusalOf(
  booking: BookingRow,
  driver: Driver,
  { paymentMethod, totalMinor, revision }: OfferOrder,
  rules: BusinessRules,
  now: Date,
): OrderOfferRefusal | undefined {
  if (totalMinor !== booking.total_minor || revision !== booking.revision) return { code: 'quote_changed' }
  const missing = missingToOrder(driver)
  if (missing.length > 0) {
    return { code: 'invalid_input', fields: Object.fromEntries(missing.map((field) => [`driver.${field}`, 'missing'])) }
  }
  const period = { start: booking.starts_local, end: booking.ends_local }
  const { dateOfBirth = null } = booking.main_driver ?? {}
  const asked = { dateOfBirth, licenseExpiry: driver.licenseExpiry ?? null, period }
  const problems = driverProblems(asked, dateOf(toLocal(now)), rules)
  if (problems.length > 0) return { code: 'driver_not_eligible', problems }
  const transfer = { start: booking.starts_local, currency: booking.currency }
  const payable = paymentMethod !== 'bank_transfer' || transferPossible(transfer, now, rules.bankTransferDays)
  return payable ? undefined : { code: 'payment_not_offered' }
}
