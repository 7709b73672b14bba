import type { Actor } from '#domain/actor.ts'
import { previewCancellation, lateFee, type CancellationPreview } from '#domain/cancelling.ts'
import { checksOf, type Checked } from '#domain/next-step.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { listAgreements, type AgreementRow } from '#store/agreement.ts'
import type { BookingRow } from '#store/booking.ts'
import { findInvoiceData, type InvoiceRow } from '#store/booking-invoice.ts'
import { listBookingLetters, type BookingLetterRow } from '#store/booking-letter.ts'
import { listNotes, type NoteRow } from '#store/booking-note.ts'
import {
  findStoryCustomer,
  listPlannedCars,
  listStory,
  type PlannedCar,
  type StoryCustomer,
  type StoryLine,
} from '#store/booking-story.ts'
import { transact, type Tx } from '#store/db.ts'
import { versionOf } from '#store/visible-booking.ts'
import type { Context } from '../context.ts'
import { moneyOf, type BookingMoney } from '../money/steps/money.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

/** Lines of the history that a page has. */
const MOST_LINES = 300

/** Everything that staff see of a booking. */
export interface StaffBooking {
  booking: BookingRow
  version: number
  story: StoryLine[]
  money: BookingMoney
  cars: PlannedCar[]
  customer: StoryCustomer | undefined
  notes: NoteRow[]
  letters: BookingLetterRow[]
  agreements: AgreementRow[]
  invoice: InvoiceRow | undefined
  cancellation: CancellationPreview | null
  /** Fee for not coming. */
  noShowFeeMinor: number
  checks: Checked[]
}

/** Shows everything about a booking to staff, as it was at one moment: so the version fits to what is shown. */
export async function showStaffBooking(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<StaffBooking, NoBooking>> {
  if (!may(actor, 'showStaffBooking')) return forbidden('showStaffBooking')
  const { rules } = await ctx.catalogue()
  const atOneMoment = { isolation: 'repeatable read' } as const
  return await transact(
    ctx,
    actor,
    'showStaffBooking',
    async (db): Promise<Outcome<StaffBooking, NoBooking>> => {
      const found = await findBookingFor({ ...ctx, db }, actor, 'showStaffBooking', { reference })
      if (!found.ok) return found
      const { value: booking } = found
      const rest = await readRest(db, booking)
      const value = {
        booking,
        ...rest,
        cancellation: previewCancellation(booking, ctx.now(), rules),
        noShowFeeMinor: lateFee(booking),
        checks: checksOf(readinessOf(booking, rest)),
      }
      return { ok: true, value }
    },
    atOneMoment,
  )
}

async function readRest(db: Tx, booking: BookingRow) {
  const { id, customer_id: customerId } = booking
  return {
    version: await versionOf(db, id),
    story: await listStory(db, id, MOST_LINES),
    money: await moneyOf(db, booking),
    cars: await listPlannedCars(db, id),
    customer: customerId === null ? undefined : await findStoryCustomer(db, db.act.actor, customerId),
    notes: await listNotes(db, id),
    letters: await listBookingLetters(db, id),
    agreements: await listAgreements(db, [id]),
    invoice: await findInvoiceData(db, id),
  }
}

function readinessOf(
  row: BookingRow,
  { money, cars, customer }: Pick<StaffBooking, 'money' | 'cars' | 'customer'>,
): Parameters<typeof checksOf>[0] {
  const licence = customer?.documents.find(({ kind, state }) => kind === 'licence' && state === 'accepted')
  const { deposit } = money
  return {
    status: row.status,
    documents: row.main_driver?.hasPapers ?? false,
    carOwed: row.car_owed,
    licenseExpiry: row.main_driver?.licenseExpiry ?? null,
    uploadedUntil: licence?.expiry ?? null,
    end: row.ends_local,
    dueMinor: money.balance.dueMinor,
    depositMinor: row.price.depositMinor,
    depositHeldMinor: deposit.paidMinor + deposit.authorisedMinor,
    hasCar: cars.length > 0,
    clean: cars.at(-1)?.clean ?? null,
  }
}
