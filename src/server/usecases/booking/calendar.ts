import type { Caller } from '#domain/actor.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'
import { neverAgreed, type BookingStatus } from '#domain/booking-status.ts'
import type { Attachment } from '#words/blocks.ts'
import type { Entry } from '#mail/calendar.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'
import { bookingLetter } from './steps/letter.ts'

/** Calendar entries by status, as in letters: tentative, confirmed, or cancelled. */
const entries: Record<BookingStatus, Entry> = {
  requested: 'tentative',
  offered: 'tentative',
  pending_payment: 'tentative',
  confirmed: 'confirmed',
  active: 'confirmed',
  returned: 'confirmed',
  closed: 'confirmed',
  declined: 'cancelled',
  expired: 'cancelled',
  withdrawn: 'cancelled',
  cancelled: 'cancelled',
  no_show: 'cancelled',
}

const neverBooked: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', ...neverAgreed])

/** A booking for a calendar, as the same entry that came by mail. */
export async function bookingCalendar(
  ctx: Context,
  actor: Caller,
  input: BookingKey & { language: Language },
): Promise<Outcome<Attachment, NoBooking>> {
  const { language } = input
  const found = await findBookingFor(ctx, actor, 'bookingCalendar', input)
  if (!found.ok) return found
  const booking = found.value
  const { calendarAttachment } = await import('#mail/calendar.ts')
  const { wordsIn } = await import('#words/words.ts')
  const catalogue = await ctx.catalogue()
  const { branches } = catalogue
  const letter = bookingLetter(booking, catalogue)
  const stage = neverBooked.has(booking.status) ? 'request' : 'booking'
  const context = { language, words: wordsIn(language), origin: ctx.origin, writtenAt: ctx.now(), branches }
  return { ok: true, value: calendarAttachment(letter, entries[booking.status], stage, context) }
}
