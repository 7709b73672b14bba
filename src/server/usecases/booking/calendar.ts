import type { BookingStatus } from '#domain/booking-status.ts'
import { normaliseReference } from '#domain/reference.ts'
import type { Attachment } from '#words/blocks.ts'
import type { Entry } from '#mail/calendar.ts'
import { findByReference, type Claim } from '#store/booking.ts'
import type { Outcome } from '#store/db.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'
import { isWithdrawn } from './steps/cancellation.ts'
import { bookingLetter } from './steps/letter.ts'

/** As the letters have it: what is not certain yet, what is, and what will not be. */
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
  cancelled: 'cancelled',
  no_show: 'cancelled',
}

const neverBooked: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', 'declined', 'expired'])

/** A booking for a calendar; the same entry as the one that came by mail. */
export async function bookingCalendar(
  ctx: Context,
  input: { reference: string; claim: Claim; language: Language },
): Promise<Outcome<Attachment, { code: 'booking_not_found' }>> {
  const { claim, language } = input
  const reference = normaliseReference(input.reference)
  const booking = reference === null ? undefined : await findByReference(ctx.db, reference, claim)
  if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
  const { calendarAttachment } = await import('#mail/calendar.ts')
  const { wordsIn } = await import('#words/words.ts')
  const catalogue = await ctx.catalogue()
  const { branches } = catalogue
  const letter = bookingLetter(booking, catalogue)
  const stage = neverBooked.has(booking.status) || isWithdrawn(booking) ? 'request' : 'booking'
  const context = { language, words: wordsIn(language), origin: ctx.origin, writtenAt: ctx.now(), branches }
  return { ok: true, value: calendarAttachment(letter, entries[booking.status], stage, context) }
}
