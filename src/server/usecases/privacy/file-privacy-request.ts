import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { Outcome } from '#domain/outcome.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import type { IdentityCheck, PrivacyKind, PrivacyWay } from '#domain/privacy-request.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { lockMessage } from '#store/contact-inbox.ts'
import { transaction } from '#store/db.ts'
import { idOfCall } from '#store/idempotency.ts'
import { insertPrivacy } from '#store/privacy-request.ts'
import type { Keyed } from '#store/quote.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'
import { lastDayFor } from './steps/last-day.ts'

export interface NewPrivacyRequest {
  kind: PrivacyKind
  way: Exclude<PrivacyWay, 'account'>
  receivedOn: LocalDate
  language: Language
  name: string
  email: string | null
  identity: IdentityCheck | null
  note: string
  /** Message of the contact form in which it came. */
  message: string | null
  customer: CustomerId | null
  keyed?: Keyed
}

type Refusal = Forbidden | { code: 'not_found' | 'not_received_yet' }

/** Days after which a request that was found is too old to be filed with its day. */
const OLDEST_DAYS = 366

/** Files a request of a person under the GDPR, with the last day for its answer. */
export async function filePrivacyRequest(
  ctx: Context,
  actor: Actor,
  input: NewPrivacyRequest,
): Promise<Outcome<{ id: string; dueOn: LocalDate }, Refusal>> {
  if (!may(actor, 'filePrivacyRequest')) return forbidden('filePrivacyRequest')
  const { receivedOn, message, customer, keyed, ...request } = input
  const today = dateOf(toLocal(ctx.now()))
  if (receivedOn > today || receivedOn < addDays(today, 0 - OLDEST_DAYS))
    return { ok: false, refusal: { code: 'not_received_yet' } }
  const dueOn = lastDayFor(await ctx.catalogue(), receivedOn)
  return await transaction(
    ctx,
    actor,
    'filePrivacyRequest',
    async (tx): Promise<Outcome<{ id: string; dueOn: LocalDate }, Refusal>> => {
      if (message !== null && (await lockMessage(tx, message)) === undefined)
        return { ok: false, refusal: { code: 'not_found' } }
      if (customer !== null && !(await maySeeCustomer(tx, actor, customer)))
        return { ok: false, refusal: { code: 'not_found' } }
      const id = idOfCall(tx, keyed)
      const added = await insertPrivacy(tx, {
        id,
        ...request,
        received_on: receivedOn,
        due_on: dueOn,
        customer_id: customer,
        message_id: message,
        put_off_reason: null,
        owner_id: null,
        done_at: null,
        created_at: ctx.now(),
      })
      await tellIf(tx, added, {
        event: 'filed',
        subject: ['privacy_request', id],
        after: { kind: request.kind, way: request.way, until: dueOn },
      })
      return { ok: true, value: { id, dueOn } }
    },
  )
}
