import { lockOverdue, type Departures } from '#store/booking.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { moveDiscount } from './move-discount.ts'
import { dropNeedlessDrives } from './needless-drives.ts'
import { release } from './release.ts'
import { expiryLetters, offerExpiryLetters } from './tell.ts'

/**
 * Gives back the cars of holds, requests and offers whose time is over (D24, D25, D31), each in a transaction of its own, and
 * then those of drives that nobody needs any more. One that
 * cannot be released is reported and left; it keeps nobody else from being released.
 * @param wait for bookings that others work on at the moment: needed before somebody is told 'sold out'
 * @returns how many cars were given back
 */
export async function releaseOverdue(ctx: Context, wait = false, of: Departures | null = null): Promise<number> {
  const catalogue = await ctx.catalogue()
  const stuck: number[] = []
  for (let released = 0; ;) {
    let current: number | undefined
    try {
      const outcome = await transaction(ctx.db, async (tx): Promise<Outcome<null, 'none'>> => {
        const booking = await lockOverdue(tx, { wait, of, except: stuck })
        if (booking === undefined) return { ok: false, refusal: 'none' }
        current = booking.id
        await release(tx, booking, 'expired', { actor: 'system', reason: 'time is over' })
        if (booking.status === 'requested') await ctx.post(tx, ...expiryLetters(booking, catalogue))
        if (booking.status === 'offered') await ctx.post(tx, ...offerExpiryLetters(booking, catalogue))
        // What was only looked at had nothing to pass on.
        if (booking.status !== 'held') await moveDiscount(ctx, tx, booking, catalogue)
        return { ok: true, value: null }
      })
      if (!outcome.ok) return released + (await dropNeedlessDrives(ctx, of?.classId ?? null))
      released++
    } catch (error) {
      if (current === undefined) throw error
      ctx.log.error(
        { booking: current, reason: (error as Error).message },
        'a booking whose time is over cannot be released',
      )
      stuck.push(current)
    }
  }
}
