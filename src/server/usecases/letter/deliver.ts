import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { LetterData } from '#mail/letters.ts'
import type { LetterFacts, Mailer, PostedLetter } from '#mail/mailer.ts'
import { isRefusedForGood } from '#mail/smtp.ts'
import { underLease } from '#store/lease.ts'
import { markBookingLetterSent } from '#store/booking-letter.ts'
import { isLetterWanted, settleDelivery } from '#store/newsletter-delivery.ts'
import { emptyLetter, findUnsentLetter, type LetterRow } from '#store/letter.ts'
import type { Context } from '../context.ts'

/**
 * Time in ms after which a refused letter is given up. The cause may be our own mail server, and staff notice within a
 * day.
 */
const GIVE_UP_MS = 24 * 3_600_000
/** Time in ms after which an issue of the newsletter is given up, whatever the mail server says: it is no news any more. */
const STALE_MS = 3 * 24 * 3_600_000

export interface Delivery {
  /** Id of the letter. */
  id: string
  mailer: Mailer
  /** The terms as a PDF, by language. */
  termsPdf: (language: 'de' | 'en') => Promise<Buffer>
}

/**
 * Hands a letter to the mail server. Meanwhile the row is leased and no transaction is open; afterwards the row is
 * emptied.
 * @throws if the letter was not taken or another process has it; the job then tries again
 */
export async function deliverLetter(ctx: Context, actor: System, delivery: Delivery): Promise<void> {
  assertMay(actor, 'deliverLetter')
  const { id } = delivery
  const outcome = await underLease(
    ctx,
    { actor, verb: 'deliverLetter' },
    { table: 'letter', id },
    {
      async call() {
        const row = await findUnsentLetter(ctx.db, id)
        if (row === undefined) return undefined
        const issue = isIssue(row)
        if (issue && !(await isLetterWanted(ctx.db, id))) return { issue, end: 'left_out' as const }
        const taken = await hand(ctx, delivery.mailer, row, await factsFor(ctx, delivery, row))
        return { issue, end: taken ? ('sent' as const) : ('failed' as const) }
      },
      async write(tx, handed) {
        if (handed === undefined) return
        const { issue, end } = handed
        const at = ctx.now()
        await emptyLetter(tx, id, end === 'sent' ? at : null)
        if (issue) await settleDelivery(tx, id, { state: end, at })
        else if (end === 'sent') await markBookingLetterSent(tx, id, at)
      },
    },
  )
  if (outcome === 'busy') throw new Error('another process has this letter')
  if (outcome === 'lost')
    ctx.log.warn({ letter: id }, 'a letter was handed over after its lease had run out: it may go out twice')
}

/** Whether it is an issue to a reader of the newsletter; one on trial has none. */
const isIssue = ({ kind, data }: LetterRow): boolean =>
  kind === 'newsletter_issue' && (data as LetterData['newsletter_issue']).reader !== null

async function factsFor(ctx: Context, { termsPdf }: Delivery, { language }: LetterRow): Promise<LetterFacts> {
  const catalogue = await ctx.catalogue()
  const { branches, rules } = catalogue
  const { freeCancelHours, minAge } = rules
  return {
    origin: ctx.origin,
    rental: { freeCancelHours, minAge },
    branches,
    named: catalogue,
    termsPdf: await termsPdf(language),
  }
}

async function hand(ctx: Context, mailer: Mailer, row: LetterRow, facts: LetterFacts): Promise<boolean> {
  // Only our own use cases write letters; the types of what they posted are checked there.
  const letter = { ...row, writtenAt: row.created_at } as unknown as PostedLetter
  try {
    await mailer.send(letter, facts)
    return true
  } catch (error) {
    const age = ctx.now().getTime() - row.created_at.getTime()
    const over = isRefusedForGood(error) ? age >= GIVE_UP_MS : isIssue(row) && age >= STALE_MS
    if (!over) throw error
    ctx.log.error({ letter: row.id, kind: row.kind }, 'a letter is not accepted; giving up')
    return false
  }
}
