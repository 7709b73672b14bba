import * as z from 'zod/mini'

import { deskChargeKinds } from '#domain/return-charges.ts'
import { additionalDriver, offer, trip } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { errorCodes, fieldCodes } from './errors.ts'
import { bookingReference } from './own-bookings.ts'
import { params, staffBooking } from './staff-bookings.ts'
import { planExit, planTrouble } from './staff-plan.ts'
import {
  branchId,
  email,
  flight,
  localDate,
  localDateTime,
  longText,
  minor,
  numeral,
  optionalText,
  paperNumber,
  phone,
  text,
} from './values.ts'

/** Version that the screen showed. If another one stands by now, the act is refused with `booking_changed`. */
const version = z.int().check(z.minimum(0))
const reason = text(300)
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_000))
const km = z.int().check(z.minimum(0), z.maximum(9_999_999))
const plate = text(20)
/** Every act answers with the booking as it is afterwards. */
const answers = { 200: staffBooking }

export const offerStaffRequest = endpoint('offerStaffRequest', {
  summary: 'Answers a request with our offer; the customer gets a letter with the link to order it.',
  params,
  body: z.strictObject({ version, hours: z.nullable(z.int().check(z.minimum(1), z.maximum(1_500))) }),
  answers,
})

export const declineStaffRequest = endpoint('declineStaffRequest', {
  summary: 'Declines a request. The customer is told the reason, if there is one.',
  params,
  body: z.strictObject({ version, reason: z.nullable(reason) }),
  answers,
})

const changeBody = {
  version,
  vehicleId: z.int(),
  ...trip,
  /** Additional drivers from now on; if missing, they stay, cut to the number that is booked. */
  drivers: z.optional(
    z.array(z.strictObject({ id: z.optional(z.uuid()), ...additionalDriver.shape })).check(z.maxLength(9)),
  ),
}

export const tryStaffChange = endpoint('tryStaffChange', {
  summary:
    'What a booking would cost if it were changed, with every vehicle, and whether this change would stand: it is made and undone.',
  params,
  body: z.strictObject(changeBody),
  answers: {
    200: z.object({
      /** Vehicles with their prices; empty where the trip itself is not possible. */
      offers: z.array(offer),
      verdict: z.object({
        possible: z.boolean(),
        /** Why not. */
        code: z.nullable(z.enum(errorCodes)),
        message: z.nullable(z.string()),
        fields: z.record(z.string(), z.enum(fieldCodes)),
        totalMinor: z.nullable(minor),
        /** New total less the present one. */
        differenceMinor: z.nullable(minor),
        /** Reason for which no car is left at new times, with the bookings in the way, and up to three ways out. */
        plan: z.nullable(z.object({ trouble: planTrouble, exits: z.array(planExit) })),
      }),
    }),
  },
})

export const changeStaffBooking = endpoint('changeStaffBooking', {
  summary: 'Changes a booking: times, branches, vehicle, extras, drivers; while it runs, its return alone.',
  params,
  /** The new total that was shown; if another one applies by now, nothing happens. */
  body: z.strictObject({ ...changeBody, totalMinor: minor }),
  answers,
})

export const cancelStaffBooking = endpoint('cancelStaffBooking', {
  summary: 'Cancels a booking, or takes an offer back. `feeMinor` is the fee that was shown, `waiveFee` forgoes it.',
  params,
  body: z.strictObject({ version, feeMinor: minor, waiveFee: z.boolean(), reason }),
  answers,
})

export const recordStaffNoShow = endpoint('recordStaffNoShow', {
  summary: 'Records that nobody came: the car is free, and the fee for not coming is charged.',
  params,
  body: z.strictObject({ version }),
  answers,
})

export const handOverStaffBooking = endpoint('handOverStaffBooking', {
  summary: 'Records that the planned car was handed over. `plate` is the car that was shown.',
  params,
  body: z.strictObject({ version, plate, km }),
  answers,
})

export const takeBackStaffBooking = endpoint('takeBackStaffBooking', {
  summary: 'Records that the car is back: when, where, with how many kilometres. What follows is charged by rule.',
  params,
  body: z.strictObject({ version, km, at: z.nullable(localDateTime), branch: z.nullable(branchId) }),
  answers,
})

export const closeStaffBooking = endpoint('closeStaffBooking', {
  summary: 'Closes a returned rental at the charges and the amount due that were shown.',
  params,
  body: z.strictObject({ version, chargesMinor: minor, dueMinor: minor }),
  answers,
})

const exchange = z.strictObject({
  version,
  plate,
  kmIn: km,
  kmOut: km,
  reason,
  at: z.nullable(localDateTime),
  readyAt: z.nullable(localDateTime),
})

export const exchangeStaffCar = endpoint('exchangeStaffCar', {
  summary: 'Gives a customer another car for the rest of the rental, of the booked class or a better one.',
  params,
  body: exchange,
  answers,
})

export const tryStaffExchange = endpoint('tryStaffExchange', {
  summary:
    'Whether an exchange would stand; it is made and undone. If not: what is in the way, and which cars are free.',
  params,
  body: exchange,
  answers: {
    200: z.object({
      possible: z.boolean(),
      code: z.nullable(z.enum(errorCodes)),
      message: z.nullable(z.string()),
      by: z.array(
        z.object({
          kind: z.enum(['rental', 'maintenance', 'transfer']),
          /** Null for a rental of other branches, '' for a hold. */
          reference: z.nullable(z.string()),
          since: z.iso.datetime(),
          until: z.nullable(z.iso.datetime()),
        }),
      ),
      instead: z.array(z.string()),
    }),
  },
})

export const getStaffExchangeCars = endpoint('getStaffExchangeCars', {
  summary:
    'Cars that stand free for the rest of a rental under way, of the booked class and of better ones; if there is none, those that it can have because others get other cars. None for a rental that is not under way or overdue.',
  params,
  answers: {
    200: z.object({
      cars: z.array(
        z.object({
          plate: z.string(),
          model: z.string(),
          better: z.boolean(),
          /** Whether somebody who was to get it later then gets another car. */
          displaces: z.boolean(),
          branch: branchId,
          /** Until when it stands free; null for no end. */
          until: z.nullable(localDateTime),
          km: z.int(),
          clean: z.nullable(z.boolean()),
        }),
      ),
    }),
  },
})

export const chargeStaffReturn = endpoint('chargeStaffReturn', {
  summary: 'Charges what staff find at the return, or earlier while the rental lasts: fuel, cleaning, damage, a fine.',
  params,
  body: z.strictObject({
    version,
    kind: z.enum(deskChargeKinds),
    amountMinor: amount,
    reason,
    beyondProtection: z.boolean(),
  }),
  answers,
})

export const waiveStaffCharge = endpoint('waiveStaffCharge', {
  summary: 'Waives a charge beyond the price by a counter-charge. The customer is told the reason.',
  params: z.strictObject({ reference: bookingReference, chargeId: z.string().check(z.regex(/^\d{1,15}$/)) }),
  body: z.strictObject({ version, reason }),
  answers,
})

const deskMove = {
  version,
  method: z.enum(['cash', 'card_terminal', 'transfer']),
  /** Null for all that is due, or owed back. */
  amountMinor: z.nullable(amount),
  deposit: z.boolean(),
  receipt: z.nullable(text(60)),
  note: z.nullable(text(300)),
}

export const payStaffBooking = endpoint('payStaffBooking', {
  summary: 'Records a payment in cash, at the card terminal or by transfer, for the rental or as deposit.',
  params,
  body: z.strictObject(deskMove),
  answers,
})

export const refundStaffBooking = endpoint('refundStaffBooking', {
  summary: 'Records that money went back. `courtesy` is why more than is owed goes back, which only managers may.',
  params,
  body: z.strictObject({ ...deskMove, courtesy: z.nullable(reason) }),
  answers,
})

export const writeOffStaffBooking = endpoint('writeOffStaffBooking', {
  summary: 'Gives up what a customer owes and will not pay. Managers only.',
  params,
  body: z.strictObject({ version, amountMinor: z.nullable(amount), reason }),
  answers,
})

export const addStaffNote = endpoint('addStaffNote', {
  summary: 'Pins a note to a booking.',
  params,
  body: z.strictObject({ version, note: longText(1_000) }),
  answers,
})

export const removeStaffNote = endpoint('removeStaffNote', {
  summary: 'Takes a note off a booking.',
  params: z.strictObject({ reference: bookingReference, noteId: z.string().check(z.regex(/^\d{1,15}$/)) }),
  query: z.strictObject({ version: numeral }),
  answers,
})

export const restoreStaffNote = endpoint('restoreStaffNote', {
  summary: 'Pins a note to a booking again that was taken off.',
  params: z.strictObject({ reference: bookingReference, noteId: z.string().check(z.regex(/^\d{1,15}$/)) }),
  body: z.strictObject({ version }),
  answers,
})

export const setStaffInvoice = endpoint('setStaffInvoice', {
  summary:
    'Addresses the papers of a booking to a company; null addresses them to the customer. With `business` they are that company’s, if the customer may rent for it: addressed as the company has it, or as `invoice` says.',
  params,
  body: z.strictObject({
    version,
    business: z.optional(z.uuid()),
    invoice: z.nullable(
      z.strictObject({
        companyName: text(120),
        street: text(120),
        postalCode: text(16),
        city: text(80),
        country: text(80),
        vatId: z.nullable(text(20)),
        reference: z.nullable(optionalText(60)),
      }),
    ),
  }),
  answers,
})

export const correctStaffContact = endpoint('correctStaffContact', {
  summary:
    'Puts right how the customer of a booking is named and reached: mail address and phone number until the rental is over, the name until the handover, the flight until the pickup. Later letters go to the new address; an open offer is mailed there at once, and its old link is void. The log has none of the details.',
  params,
  body: z.strictObject({
    version,
    firstName: text(80),
    lastName: text(80),
    /** Null for a customer without one; then no letter is sent. */
    email: z.nullable(email),
    phone: z.nullable(phone),
    /** Empty if none is known. */
    flight,
  }),
  answers,
})

export const setStaffLicence = endpoint('setStaffLicence', {
  summary:
    'Enters the driving licence of somebody who drives, until the car is handed over. Refused if it ends before the rental, if another driver of the booking has the number, or if it is blocked. The log has neither number nor date.',
  params: z.object({ ...params.shape, driverId: z.uuid() }),
  body: z.strictObject({ version, licenseNumber: paperNumber, licenseExpiry: localDate }),
  answers,
})

export const sendStaffLetterAgain = endpoint('sendStaffLetterAgain', {
  summary: 'Sends a letter of a booking again. An offer gets a new link.',
  params: z.strictObject({ reference: bookingReference, letterId: z.uuid() }),
  body: z.strictObject({ version }),
  answers,
})
