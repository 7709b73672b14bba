import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { IdentityCheck, PrivacyState } from '#domain/privacy-request.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { lockPrivacy, updatePrivacy } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'
import { requestChanged, type RequestChanged, type SeenRequest } from './steps/open-request.ts'

interface Change extends SeenRequest {
  state: PrivacyState
  /** Whether the actor has it in hand from now on; false lets it go. */
  mine: boolean
  identity: IdentityCheck | null
  email: string | null
  note: string
  /** Words about what was done, or why it is refused; needed to end it. */
  outcome: string
}

type Refusal = Forbidden | { code: 'not_found' | 'outcome_missing' | 'address_restricted' } | RequestChanged

/** Changes a request: who has it in hand, how we know the person, notes, and its end. It can be opened again. */
export async function changePrivacyRequest(
  ctx: Context,
  actor: Actor,
  { id, version, mine, ...change }: Change,
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'changePrivacyRequest')) return forbidden('changePrivacyRequest')
  const { state, outcome } = change
  if (state !== 'open' && outcome === '') return { ok: false, refusal: { code: 'outcome_missing' } }
  return await transaction(ctx, actor, 'changePrivacyRequest', async (tx): Promise<Outcome<null, Refusal>> => {
    const row = await lockPrivacy(tx, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.version !== version) return await requestChanged(tx, id)
    const restricts = row.restricted_at !== null && row.lifted_at === null
    if (restricts && change.email !== row.email) return { ok: false, refusal: { code: 'address_restricted' } }
    const owner = actor.kind === 'staff' && mine ? actor.account : null
    const doneAt = state === 'open' ? null : (row.done_at ?? ctx.now())
    await updatePrivacy(tx, id, { ...change, owner_id: owner, done_at: doneAt })
    await tell(tx, {
      event: state === row.state ? 'edited' : state === 'open' ? 'reopened' : state === 'done' ? 'done' : 'refused',
      subject: ['privacy_request', id],
      before: { state: row.state, identity: row.identity },
      after: { state, identity: change.identity },
    })
    return { ok: true, value: null }
  })
}
