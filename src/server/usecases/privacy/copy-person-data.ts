import type { DataFormat } from '#domain/account-event.ts'
import type { Actor } from '#domain/actor.ts'
import type { Language } from '#domain/language.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { readPersonData, type OwnDataRows } from '#store/own-data.ts'
import type { Context } from '../context.ts'
import { openOwnData, type OwnDataFound } from '../account/steps/open-own-data.ts'
import { addressOf, openRequest, type NobodyKnown, type NotOpen, type SeenRequest } from './steps/open-request.ts'

interface Copy extends OwnDataFound {
  /** Language of the person, in which the copy is. */
  language: Language
}

interface Read {
  rows: OwnDataRows
  language: Language
}

type Refusal = Forbidden | NotOpen | NobodyKnown

/** Makes the copy of all data of a person who asks for it, with or without an account (GDPR art. 15 and 20). */
export async function copyPersonData(
  ctx: Context,
  actor: Actor,
  { format, ...seen }: SeenRequest & { format: DataFormat },
): Promise<Outcome<Copy, Refusal>> {
  if (!may(actor, 'copyPersonData')) return forbidden('copyPersonData')
  const at = ctx.now()
  const read = await transaction(ctx, actor, 'copyPersonData', async (tx): Promise<Outcome<Read, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const address = addressOf(open.value)
    if (!address.ok) return address
    const rows = await readPersonData(tx, address.value, at)
    await tell(tx, { event: 'copied', subject: ['privacy_request', seen.id], after: { format } })
    return { ok: true, value: { rows, language: open.value.language } }
  })
  if (!read.ok) return read
  const { rows, language } = read.value
  return { ok: true, value: { ...(await openOwnData(ctx, rows, { at, identified: true })), language } }
}
