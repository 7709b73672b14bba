import { system } from '#domain/actor.ts'
import { lockOverdue, type BookingRow } from '#store/booking.ts'
import { type Departures } from '#store/stay.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { endQuote, lockOverdueQuote, type QuoteRow } from '#store/quote.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { withAgreements } from './agreement.ts'
import { moveDiscount } from './move-discount.ts'
import { dropNeedlessDrives } from './needless-drives.ts'
import { release } from './release.ts'
import { settledOf } from '../../money/steps/money.ts'
import { expiryLetters, offerExpiryLetters } from './tell.ts'

/** Actor of every release: the system, because no person asked for it. */
const us = system('expire_overdue')

/**
 * Releases the cars of quotes, requests and offers whose time is over (D24, D25, D31), each in a transaction of its own,
 * and then those of drives that are no longer needed. One that cannot be released is reported and skipped.
 * @param wait whether to wait for rows that others have locked, which is needed before a visitor is told 'sold out'
 * @returns number of released cars
 */
export async function releaseOverdue(ctx: Context, wait = false, of: Departures | null = null): Promise<number> {
  const catalogue = await ctx.catalogue()
  const quotes = await releaseEach(ctx, async (tx, except) => {
    const quote = await lockOverdueQuote(tx, { wait, of, except })
    return quote && { id: quote.stay_id, release: () => endHold(tx, quote) }
  })
  const bookings = await releaseEach(ctx, async (tx, except) => {
    const booking = await lockOverdue(tx, { wait, of, except })
    return booking && { id: booking.id, release: () => expire(ctx, tx, booking, catalogue) }
  })
  return quotes + bookings + (await dropNeedlessDrives(ctx, of?.classId ?? null))
}

interface Overdue {
  id: number
  release: () => Promise<void>
}

/** Releases one after the other until none is left. @param next locks one that is not among those that cannot be released */
async function releaseEach(
  ctx: Context,
  next: (tx: Tx, except: readonly number[]) => Promise<Overdue | undefined>,
): Promise<number> {
  const stuck: number[] = []
  for (let released = 0; ;) {
    let current: number | undefined
    try {
      const outcome = await withAgreements(ctx, () =>
        transaction(ctx, us, 'expireOverdue', async (tx): Promise<Outcome<null, 'none'>> => {
          const overdue = await next(tx, stuck)
          if (overdue === undefined) return { ok: false, refusal: 'none' }
          current = overdue.id
          await overdue.release()
          return { ok: true, value: null }
        }),
      )
      if (!outcome.ok) return released
      released++
    } catch (error) {
      if (current === undefined) throw error
      ctx.log.error(
        { rental: current, reason: (error as Error).message },
        'a rental whose time is over cannot be released',
      )
      stuck.push(current)
    }
  }
}

/** Ends a hold that was not ordered; only the price that was shown is left of it. */
async function endHold(tx: Tx, quote: QuoteRow): Promise<void> {
  await lockStock(tx, atItsBranches(quote))
  await endQuote(tx, quote)
}

async function expire(ctx: Context, tx: Tx, booking: BookingRow, catalogue: Catalogue): Promise<void> {
  const left = await settledOf(tx, await release(tx, booking, 'expired', 'time is over'))
  if (booking.status === 'requested') await ctx.post(tx, ...expiryLetters(booking, left, catalogue))
  if (booking.status === 'offered') await ctx.post(tx, ...offerExpiryLetters(booking, left, catalogue))
  await moveDiscount(ctx, tx, booking, catalogue)
}
