import type { Caller } from '#domain/actor.ts'
import { stayStates } from '#domain/booking-status.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import { setContact } from '#store/booking-contact.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import type { Context } from '../context.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { contactLetters } from './steps/tell.ts'

export type PhoneRefusal = NoBooking | { code: 'not_changeable' }

/**
 * Replaces the phone number under which the customer is called, until the rental is over. It is no term of the rental:
 * the agreement keeps the number that was given with it, and only the branches are told.
 */
export async function setPhone(
  ctx: Context,
  actor: Caller,
  { phone, ...key }: BookingKey & { phone: string },
): Promise<Outcome<null, PhoneRefusal>> {
  if (!may(actor, 'setPhone')) return forbidden('setPhone')
  const catalogue = await ctx.catalogue()
  return await inBooking(ctx, actor, 'setPhone', key, async (tx, booking): Promise<Outcome<null, PhoneRefusal>> => {
    const stay = stayStates[booking.status]
    if (stay === null || stay === 'back') return { ok: false, refusal: { code: 'not_changeable' } }
    if (booking.phone === phone) tellNothing(tx)
    else await ctx.post(tx, ...contactLetters(await setContact(tx, booking, { phone }), 'phone', catalogue))
    return { ok: true, value: null }
  })
}
