import type { LetterFacts } from '#mail/mailer.ts'
import type { Context } from '../../context.ts'

/** Facts with which a letter can be looked at. Nobody reads its attachments there. */
export async function factsToLook(ctx: Context): Promise<LetterFacts> {
  const catalogue = await ctx.catalogue()
  const { freeCancelHours, minAge } = catalogue.rules
  return {
    origin: ctx.origin,
    rental: { freeCancelHours, minAge },
    branches: catalogue.branches,
    named: catalogue,
    termsPdf: Buffer.alloc(0),
  }
}
