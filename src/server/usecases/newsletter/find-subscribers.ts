import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  countSubscribers,
  listSubscriberPage,
  type SubscriberCounts,
  type SubscriberPlace,
  type SubscriberRow,
  type SubscriberWish,
} from '#store/newsletter-subscriber.ts'
import type { Context } from '../context.ts'

interface Found {
  rows: SubscriberRow[]
  /** Where the next page begins; null on the last one. */
  next: SubscriberPlace | null
  counts: SubscriberCounts
  /** Years after which the proof of an ended subscription goes. */
  proofYears: number
}

const PAGE = 50

/** Page of subscribers in one state, with the proof of their consent. */
export async function findSubscribers(
  ctx: Context,
  actor: Actor,
  { after, ...wish }: SubscriberWish & { after: SubscriberPlace | null },
): Promise<Outcome<Found, Forbidden>> {
  if (!may(actor, 'findSubscribers')) return forbidden('findSubscribers')
  const [found, counts, { rules }] = await Promise.all([
    listSubscriberPage(ctx.db, wish, { after, limit: PAGE + 1 }),
    countSubscribers(ctx.db),
    ctx.catalogue(),
  ])
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const next = found.length > PAGE && last !== undefined ? { at: last.asked_at, id: last.id } : null
  return { ok: true, value: { rows, next, counts, proofYears: rules.newsletterProofYears } }
}
