import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { LetterData, LetterKind } from '#mail/letters.ts'
import { render } from '#mail/mailer.ts'
import { findBookingLetter } from '#store/booking-letter.ts'
import type { Context } from '../context.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

export interface ShownLetter {
  subject: string
  /** HTML with its pictures inside. Links that needed a token lead nowhere. */
  html: string
}

export type LetterRefusal = NoBooking | { code: 'not_found' }

/** Shows a letter of a booking as it was sent. */
export async function showLetter(
  ctx: Context,
  actor: Actor,
  input: { reference: string; letterId: string },
): Promise<Outcome<ShownLetter, LetterRefusal>> {
  const found = await findBookingFor(ctx, actor, 'showLetter', input)
  if (!found.ok) return found
  const row = await findBookingLetter(ctx.db, found.value.id, input.letterId)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const catalogue = await ctx.catalogue()
  // Only our own use cases write letters; the types of what they posted are checked there.
  const letter = {
    kind: row.kind as LetterKind,
    data: { token: '', ...(row.data as object) } as unknown as LetterData[LetterKind],
    language: row.language,
    writtenAt: row.written_at,
  }
  const { freeCancelHours, minAge } = catalogue.rules
  const { subject, html, pictures } = render(letter, {
    origin: ctx.origin,
    rental: { freeCancelHours, minAge },
    branches: catalogue.branches,
    named: catalogue,
    termsPdf: Buffer.alloc(0),
  })
  const shown = pictures.reduce(
    (page, { cid, content, contentType }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
    html,
  )
  return { ok: true, value: { subject, html: shown } }
}
