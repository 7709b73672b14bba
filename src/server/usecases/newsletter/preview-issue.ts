import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { pageOf, type LetterPage } from '#mail/letter-page.ts'
import { render } from '#mail/mailer.ts'
import type { Context } from '../context.ts'
import { factsToLook } from '../letter/steps/facts-to-look.ts'
import { onTrial, type TrialText } from './steps/on-trial.ts'

/** Shows how the letter of an issue will look, whether it is saved or not. */
export async function previewIssue(
  ctx: Context,
  actor: Actor,
  input: TrialText,
): Promise<Outcome<LetterPage, Forbidden>> {
  if (!may(actor, 'previewIssue')) return forbidden('previewIssue')
  const now = ctx.now()
  const since = now.toISOString()
  const data = { ...onTrial(input, now), reader: { token: '', since } }
  const letter = { kind: 'newsletter_issue', data, language: input.language, writtenAt: now } as const
  return { ok: true, value: pageOf(render(letter, await factsToLook(ctx))) }
}
