import type { FastifyInstance } from 'fastify'

import type { BusinessId } from '#domain/ids.ts'
import * as contract from '#contract/staff-booking-acts.ts'
import type { Staff } from '#domain/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Outcome } from '#domain/outcome.ts'
import { addNote } from '#usecases/booking/add-note.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { changeBooking } from '#usecases/booking/change-booking.ts'
import { changeOffers } from '#usecases/booking/change-offers.ts'
import { chargeReturn } from '#usecases/booking/charge-return.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { correctContact } from '#usecases/booking/correct-contact.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { removeNote } from '#usecases/booking/remove-note.ts'
import { restoreNote } from '#usecases/booking/restore-note.ts'
import { sendLetterAgain } from '#usecases/booking/send-letter-again.ts'
import { setInvoiceData } from '#usecases/booking/set-invoice-data.ts'
import { setLicence } from '#usecases/booking/set-licence.ts'
import { showStaffBooking } from '#usecases/booking/show-staff-booking.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { recordRefund } from '#usecases/money/record-refund.ts'
import { writeOff } from '#usecases/money/write-off.ts'
import { tryTimes } from '#usecases/plan/try-times.ts'
import type { Context } from '#usecases/context.ts'
import { refusedBooking, type BookingRefusal } from './booking.ts'
import { presentOffer } from './booking-presenter.ts'
import { envelopeOf } from './refusal.ts'
import { route } from './route.ts'
import { presentStaffBooking } from './staff-booking-presenter.ts'
import { presentStands } from './staff-plan-presenter.ts'

/** Answer to an act on a booking: the booking as it is afterwards, or why it was refused. */
export async function acted(ctx: Context, actor: Staff, reference: string, outcome: Outcome<unknown, BookingRefusal>) {
  if (!outcome.ok) return refusedBooking(outcome.refusal)
  const shown = await showStaffBooking(ctx, actor, reference)
  return shown.ok
    ? { status: 200, body: await presentStaffBooking(ctx, shown.value) }
    : // The act took it to a branch where the actor does not work.
      refusedBooking(shown.refusal)
}

/** Calls with which staff act on a booking. Each carries the version that its screen showed. */
export function staffBookingActRoutes(app: FastifyInstance, ctx: Context): void {
  requestRoutes(app, ctx)
  changeRoutes(app, ctx)
  moneyRoutes(app, ctx)
  paperRoutes(app, ctx)
}

function requestRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.offerStaffRequest, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await makeOffer(ctx, actor, { reference, ...body })),
  )
  route(app, contract.declineStaffRequest, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await declineRequest(ctx, actor, { reference, ...body })),
  )
  route(app, contract.cancelStaffBooking, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await cancelBooking(ctx, actor, { reference, ...body })),
  )
  route(app, contract.recordStaffNoShow, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await recordNoShow(ctx, actor, { reference, ...body })),
  )
  route(app, contract.closeStaffBooking, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await closeRental(ctx, actor, { reference, ...body })),
  )
}

function changeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.tryStaffChange, async ({ params: { reference }, body, actor, language }) => {
    const { version, drivers, vehicleId, start, end, ...rest } = body
    const trip = { ...rest, period: { start, end } }
    const offered = await changeOffers(ctx, actor, { reference, change: trip })
    if (!offered.ok && offered.refusal.code === 'booking_not_found') return refusedBooking(offered.refusal)
    const change = { ...trip, vehicleId }
    const wish = { reference, version, change, drivers, totalMinor: null, rehearsal: true }
    const tried = await changeBooking(ctx, actor, wish)
    const offers = offered.ok ? offered.value.offers.map(presentOffer) : []
    if (!tried.ok) {
      const stands = tried.refusal.code === 'sold_out' ? await tryTimes(ctx, actor, { reference, change }) : null
      const plan = stands?.ok && stands.value !== null ? presentStands(stands.value, language) : null
      return { status: 200, body: { offers, verdict: { ...why(tried.refusal, language), plan } } }
    }
    const { booking } = tried.value
    const before = await showStaffBooking(ctx, actor, reference)
    const totalMinor = booking.price.totalMinor
    const differenceMinor = before.ok ? totalMinor - before.value.booking.price.totalMinor : null
    const verdict = { possible: true, code: null, message: null, fields: {}, totalMinor, differenceMinor, plan: null }
    return { status: 200, body: { offers, verdict } }
  })

  route(app, contract.changeStaffBooking, async ({ params: { reference }, body, actor }) => {
    const { version, drivers, totalMinor, start, end, ...rest } = body
    const change = { ...rest, period: { start, end } }
    const wish = { reference, version, change, drivers, totalMinor }
    return await acted(ctx, actor, reference, await changeBooking(ctx, actor, wish))
  })
}

/** Verdict on a change that is refused, in the words of the refusal. */
function why(refusal: BookingRefusal, language: Language) {
  const { code, message, fields = {} } = envelopeOf(language, refusedBooking(refusal), 'staff')
  return { possible: false, code, message, fields, totalMinor: null, differenceMinor: null }
}

function moneyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.chargeStaffReturn, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await chargeReturn(ctx, actor, { reference, ...body })),
  )
  route(app, contract.waiveStaffCharge, async ({ params: { reference, chargeId }, body, actor }) =>
    acted(ctx, actor, reference, await waiveCharge(ctx, actor, { reference, chargeId: Number(chargeId), ...body })),
  )
  route(app, contract.payStaffBooking, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await recordPayment(ctx, actor, { reference, ...body })),
  )
  route(app, contract.refundStaffBooking, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await recordRefund(ctx, actor, { reference, ...body })),
  )
  route(app, contract.writeOffStaffBooking, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await writeOff(ctx, actor, { reference, ...body })),
  )
}

function paperRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.addStaffNote, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await addNote(ctx, actor, { reference, ...body })),
  )
  route(app, contract.removeStaffNote, async ({ params: { reference, noteId }, query, actor }) =>
    acted(ctx, actor, reference, await removeNote(ctx, actor, { reference, noteId: Number(noteId), ...query })),
  )
  route(app, contract.restoreStaffNote, async ({ params: { reference, noteId }, body, actor }) =>
    acted(ctx, actor, reference, await restoreNote(ctx, actor, { reference, noteId: Number(noteId), ...body })),
  )
  route(app, contract.setStaffInvoice, async ({ params: { reference }, body, actor }) => {
    const { version, invoice } = body
    const business = (body.business ?? null) as BusinessId | null
    const row = invoice && {
      company_name: invoice.companyName,
      street: invoice.street,
      postal_code: invoice.postalCode,
      city: invoice.city,
      country: invoice.country,
      vat_id: invoice.vatId,
      reference: invoice.reference,
      business_id: null,
    }
    return await acted(
      ctx,
      actor,
      reference,
      await setInvoiceData(ctx, actor, { reference, version, invoice: row, business }),
    )
  })
  route(app, contract.setStaffLicence, async ({ params, body, actor }) =>
    acted(ctx, actor, params.reference, await setLicence(ctx, actor, { ...params, ...body })),
  )
  route(app, contract.correctStaffContact, async ({ params: { reference }, body, actor }) => {
    const { email, phone, ...rest } = body
    const wish = { reference, ...rest, email: email ?? '', phone: phone ?? '' }
    return await acted(ctx, actor, reference, await correctContact(ctx, actor, wish))
  })
  route(app, contract.sendStaffLetterAgain, async ({ params, body, actor }) =>
    acted(ctx, actor, params.reference, await sendLetterAgain(ctx, actor, { ...params, ...body })),
  )
}
