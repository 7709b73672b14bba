import type { Staff } from '#domain/actor.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { OfficePage } from '#domain/office-page.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import { findBusiness } from '#store/business.ts'
import { transaction, type Tx } from '#store/db.ts'
import { findDocument } from '#store/document.ts'
import { findIssueRow } from '#store/newsletter-issue.ts'
import { listAtPage, noteAtPage, noteAway } from '#store/page-presence.ts'
import { findPrivacy } from '#store/privacy-request.ts'
import { isColleague } from '#store/team.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

interface Presence {
  page: OfficePage
  id: string
  /** Whether a colleague reads the page or changes something; null if they leave it. */
  doing: 'reads' | 'edits' | null
}

/** Right to see each page. */
const seeing = {
  customer: 'showCustomer',
  business: 'showBusiness',
  privacy: 'showPrivacyRequest',
  issue: 'showIssue',
  document: 'showDocument',
  staff: 'listStaff',
} as const

type Present = { name: string; edits: boolean }[]
type Refused = Forbidden | { code: 'not_found' }

/** Notes that a colleague is at a page, so that others know before they change the same. @returns the others at it */
export async function notePagePresence(
  ctx: Context,
  actor: Staff,
  { page, id, doing }: Presence,
): Promise<Outcome<Present, Refused>> {
  if (!may(actor, 'notePagePresence')) return forbidden('notePagePresence')
  if (!may(actor, seeing[page])) return forbidden(seeing[page])
  return await transaction(ctx, actor, 'notePagePresence', async (tx): Promise<Outcome<Present, Refused>> => {
    // Nothing that anybody would look for in the log.
    tellNothing(tx)
    if (!(await isThere(tx, actor, page, id))) return { ok: false, refusal: { code: 'not_found' } }
    const seen = { page, id, staff: actor.account }
    if (doing === null) await noteAway(tx, seen)
    else await noteAtPage(tx, seen, doing === 'edits')
    return { ok: true, value: await listAtPage(tx, seen) }
  })
}

/** Whether there is such a page for this colleague. */
async function isThere(tx: Tx, actor: Staff, page: OfficePage, id: string): Promise<boolean> {
  switch (page) {
    case 'customer':
      return await maySeeCustomer(tx, actor, id as CustomerId)
    case 'business':
      return (await findBusiness(tx, id as BusinessId)) !== undefined
    case 'privacy':
      return (await findPrivacy(tx, id)) !== undefined
    case 'issue':
      return (await findIssueRow(tx, id)) !== undefined
    case 'document':
      return (await findDocument(tx, actor, id)) !== undefined
    case 'staff':
      return await isColleague(tx, id)
  }
}
