import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listOpenPrivacy, listOverPrivacy, type PrivacyRow } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'

interface Wanted {
  part: 'open' | 'over'
  /** Moment of the last one of the page before; only what is over comes in pages. */
  before: Date | null
}

interface Page {
  requests: PrivacyRow[]
  next: Date | null
}

const PAGE = 50

/** Lists requests under the GDPR: those that are open by their last day, or those that are over, the newest first. */
export async function listPrivacyRequests(
  ctx: Context,
  actor: Actor,
  { part, before }: Wanted,
): Promise<Outcome<Page, Forbidden>> {
  if (!may(actor, 'listPrivacyRequests')) return forbidden('listPrivacyRequests')
  if (part === 'open') return { ok: true, value: { requests: await listOpenPrivacy(ctx.db), next: null } }
  const found = await listOverPrivacy(ctx.db, before, PAGE + 1)
  const requests = found.slice(0, PAGE)
  return { ok: true, value: { requests, next: found.length > PAGE ? requests.at(-1)!.done_at : null } }
}
