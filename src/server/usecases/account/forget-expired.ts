import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lastUse } from '#domain/session.ts'
import { deleteUnconfirmedBefore } from '#store/account.ts'
import { transact } from '#store/db.ts'
import { deleteEmailChangesAskedBefore } from '#store/email-change.ts'
import { deleteLettersBefore } from '#store/letter.ts'
import { deleteLinksExpiredBefore } from '#store/mail-link.ts'
import { forgetOfferLinks } from '#store/offer-link.ts'
import { forgetDeliveries } from '#store/newsletter-delivery.ts'
import { deleteOverSessions } from '#store/session.ts'
import { deleteInvitationsExpiredBefore } from '#store/staff-invitation.ts'
import type { Context } from '../context.ts'
import { tellForgotten } from '../housekeeping/steps/tell-forgotten.ts'

const DAY_MS = 86_400_000
/** Days for which old records are kept. Letters stay for a while, to answer whether one was sent. */
const DAYS = { links: 1, letters: 90, unconfirmed: 30 } as const

/** Days for which changes of address are kept: they are open for two and counted for one more. */
const EMAIL_CHANGE_DAYS = 3

/**
 * Removes sessions that are over and links, old letters, and accounts that were never confirmed (GDPR art. 5).
 * @returns how many of each
 */
export async function forgetExpired(
  ctx: Context,
  actor: System,
): Promise<
  Record<
    'sessions' | 'links' | 'invitations' | 'offerLinks' | 'emailChanges' | 'letters' | 'issues' | 'accounts',
    number
  >
> {
  assertMay(actor, 'forgetExpired')
  const { rules } = await ctx.catalogue()
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const gone = {
    sessions: await deleteOverSessions(ctx.db, ctx.now(), lastUse(rules, ctx.now())),
    links: await deleteLinksExpiredBefore(ctx.db, daysAgo(DAYS.links)),
    offerLinks: await forgetOfferLinks(ctx.db, ctx.now()),
    emailChanges: await deleteEmailChangesAskedBefore(ctx.db, daysAgo(EMAIL_CHANGE_DAYS)),
    letters: await deleteLettersBefore(ctx.db, daysAgo(DAYS.letters)),
    issues: await transact(ctx, actor, 'forgetExpired', (tx) => forgetDeliveries(tx, daysAgo(DAYS.letters))),
    invitations: await deleteInvitationsExpiredBefore(ctx.db, daysAgo(DAYS.links)),
    accounts: await deleteUnconfirmedBefore(ctx.db, daysAgo(DAYS.unconfirmed), ctx.now()),
  }
  await tellForgotten(ctx, actor, 'forgetExpired', gone)
  return gone
}
