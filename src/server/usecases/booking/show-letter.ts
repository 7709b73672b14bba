import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { LetterData, LetterKind } from '#mail/letters.ts'
import { pageOf, type LetterPage } from '#mail/letter-page.ts'
import { render } from '#mail/mailer.ts'
import { findBookingLetter } from '#store/booking-letter.ts'
import type { Context } from '../context.ts'
import { factsToLook } from '../letter/steps/facts-to-look.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

export type LetterRefusal = NoBooking | { code: 'not_found' }

/** Shows a letter of a booking as it was sent. Links that needed a token lead nowhere. */
export async function showLetter(
  ctx: Context,
  actor: Actor,
  input: { reference: string; letterId: string },
): Promise<Outcome<LetterPage, LetterRefusal>> {
  const found = await findBookingFor(ctx, actor, 'showLetter', input)
  if (!found.ok) return found
  const row = await findBookingLetter(ctx.db, found.value.id, input.letterId)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  // Only our own use cases write letters; the types of what they posted are checked there.
  const letter = {
    kind: row.kind as LetterKind,
    data: { token: '', ...(row.data as object) } as unknown as LetterData[LetterKind],
    language: row.language,
    writtenAt: row.written_at,
  }
  return { ok: true, value: pageOf(render(letter, await factsToLook(ctx))) }
}
