import type { Actor } from '#domain/actor.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { driverProblems } from '#domain/driver.ts'
import type { Outcome } from '#domain/outcome.ts'
import { sameNumber } from '#domain/paper-number.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { storyOf, type BookingRow } from '#store/booking.ts'
import { isMain, listBookingDrivers, putPapers, type DriverRow } from '#store/booking-driver.ts'
import type { Context } from '../context.ts'
import { blockOf } from '../block/steps/find-block.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'
import { openPapers, sealPapers } from './steps/seal-papers.ts'

interface Licence {
  licenseNumber: string
  licenseExpiry: LocalDate
}

type LicenceRefusal =
  | { code: 'not_possible' | 'booking_changed' | 'customer_blocked' }
  | { code: 'driver_not_eligible'; fields: Record<string, string> }

/** States before the handover. Afterwards the drivers stay as they are; the database sees to it as well. */
const open: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', 'pending_payment', 'confirmed'])

/**
 * Enters the driving licence of somebody who drives, until the handover. No version of the agreement names it (D27),
 * and the log has neither number nor date.
 */
export async function setLicence(
  ctx: Context,
  actor: Actor,
  input: ActedOn & Licence & { driverId: string },
): Promise<Outcome<null, NoBooking | LicenceRefusal>> {
  if (!may(actor, 'setLicence')) return forbidden('setLicence')
  const { rules } = await ctx.catalogue()
  return await inBooking<null, LicenceRefusal>(ctx, actor, 'setLicence', input, async (tx, booking) => {
    if (!open.has(booking.status)) return refuse('not_possible')
    const drivers = await listBookingDrivers(tx, booking.id)
    const driver = drivers.find(({ id }) => id === input.driverId)
    // The drivers were changed since the screen showed them.
    if (driver === undefined) return refuse('booking_changed')
    const others = drivers.filter((one) => one !== driver).map((one) => openPapers(ctx, one).licenseNumber ?? '')
    const fields = problemsOf(input, others, booking, dateOf(toLocal(ctx.now())), rules)
    if (Object.keys(fields).length > 0) return { ok: false, refusal: { code: 'driver_not_eligible', fields } }
    const told = { customer: null, emails: [], licences: [input.licenseNumber] }
    if (!booking.despite_block && (await blockOf(ctx, tx, told))) return refuse('customer_blocked')
    await putPapers(tx, driver.id, papersWith(ctx, driver, input))
    await tell(tx, { ...storyOf(booking), event: 'licence', after: { main: isMain(driver) } })
    return { ok: true, value: null }
  })
}

/** The papers of a driver with this licence; the number of a passport stays. */
const papersWith = (ctx: Context, driver: DriverRow, { licenseNumber, licenseExpiry }: Licence) => ({
  documents_sealed: sealPapers(ctx, driver.id, { ...openPapers(ctx, driver), licenseNumber }),
  license_expiry: licenseExpiry,
})

/** Why this licence does not do, by field: it ends before the rental, or somebody else of it has the number. */
function problemsOf(
  { licenseNumber, licenseExpiry }: Licence,
  others: readonly string[],
  { starts_local: start, ends_local: end }: BookingRow,
  today: LocalDate,
  rules: { minAge: number },
): Record<string, string> {
  const [expiry] = driverProblems({ dateOfBirth: null, licenseExpiry, period: { start, end } }, today, rules)
  return {
    ...(expiry !== undefined && { licenseExpiry: expiry }),
    ...(others.some((number) => sameNumber(number, licenseNumber)) && { licenseNumber: 'same_licence' }),
  }
}

const refuse = <Code extends 'not_possible' | 'booking_changed' | 'customer_blocked'>(code: Code) =>
  ({ ok: false, refusal: { code } }) as const
