import type { LetterFacts, Mailer, PostedLetter } from '#mail/mailer.ts'
import { isRefusedForGood } from '#mail/smtp.ts'
import { emptyLetter, lockUnsentLetter, type LetterRow } from '#store/letter.ts'
import type { Context } from '../context.ts'

/** A recipient may be refused because our own mail server is set up wrong; somebody will have noticed by then. */
const GIVE_UP_MS = 24 * 3_600_000

export interface Delivery {
  mailer: Mailer
  /** The terms as a PDF, by language. */
  termsPdf: (language: 'de' | 'en') => Promise<Buffer>
}

/**
 * Hands one letter over, once: the row is locked while that takes, and marked in the same transaction.
 * @throws if the letter was not taken or another process has it; then it is to be tried again
 */
export async function deliverLetter(ctx: Context, { mailer, termsPdf }: Delivery, id: string): Promise<void> {
  const { branches, rules } = await ctx.catalogue()
  const hours = new Map(branches.map((branch) => [branch.id, branch.calendar.weekly]))
  const { freeCancelHours, minAge } = rules
  const rental = { hours, freeCancelHours, minAge }
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockUnsentLetter(tx, id)
    if (row === 'done') return
    if (row === 'busy') throw new Error('another process has this letter')
    const facts = { origin: ctx.origin, rental, termsPdf: await termsPdf(row.language) }
    const taken = await hand(ctx, mailer, row, facts)
    await emptyLetter(tx, id, taken ? ctx.now() : null)
  })
}

async function hand(ctx: Context, mailer: Mailer, row: LetterRow, facts: LetterFacts): Promise<boolean> {
  // Only our own use cases write letters; the types of what they posted are checked there.
  const letter = { ...row, writtenAt: row.created_at } as unknown as PostedLetter
  try {
    await mailer.send(letter, facts)
    return true
  } catch (error) {
    const age = ctx.now().getTime() - row.created_at.getTime()
    if (!isRefusedForGood(error) || age < GIVE_UP_MS) throw error
    ctx.log.error({ letter: row.id, kind: row.kind }, 'the recipient of a letter is refused for good; giving up')
    return false
  }
}
