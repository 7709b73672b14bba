import { system } from '#domain/actor.ts'
import { awayUntil } from '#domain/yard-times.ts'
import { findCar } from '#store/assignment.ts'
import { findBooking, type BookingRow } from '#store/booking.ts'
import { lockVisible } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockStock } from '#store/stock.ts'
import { setOutUntil } from '#store/yard.ts'
import type { Context } from '../../context.ts'
import { settleCar } from './settle-car.ts'
import { foundLetters, missingLetters } from './tell.ts'

/**
 * Counts an overdue car as away for a while longer, gives other cars to the bookings that were to have it, and tells the
 * branches which bookings are left without one. @returns whether the car was still out
 */
export async function keepAway(ctx: Context, id: number): Promise<boolean> {
  const catalogue = await ctx.catalogue()
  const outcome = await transaction(
    ctx,
    system('watch_yard'),
    'watchYard',
    async (tx): Promise<Outcome<BookingRow, 'back'>> => {
      const rental = await lockVisible(tx, id)
      if (rental?.status !== 'active' || rental.ends_at > ctx.now()) return { ok: false, refusal: 'back' }
      const { plate, class_id: classId } = (await findCar(tx, rental.id))!
      await lockStock(tx, { classId: rental.class_id }, { classId })
      await setOutUntil(tx, rental.id, awayUntil(rental, ctx.now(), catalogue.rules))
      const { missing, found } = await settleCar(tx, rental, ctx.now())
      await ctx.post(tx, ...missingLetters({ rental }, plate, missing, catalogue), ...foundLetters(found, catalogue))
      return { ok: true, value: (await findBooking(tx, rental.id))! }
    },
  )
  return outcome.ok
}
