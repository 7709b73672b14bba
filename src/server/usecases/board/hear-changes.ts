import type { Actor } from '#domain/actor.ts'
import { assertMay, isAt } from '#domain/rights.ts'
import type { Context } from '../context.ts'

/** Change of something that staff see, at a branch or, with null, at all. */
export interface Change {
  topic: string
  branch: number | null
}

/**
 * Tells a member of staff of each change at their branches.
 * @param onChange told the change; null if anything may have changed unheard
 * @returns what ends it
 */
export async function hearChanges(
  ctx: Context,
  actor: Actor,
  onChange: (change: Change | null) => void,
): Promise<() => void> {
  assertMay(actor, 'hearChanges')
  const branches = actor.kind === 'staff' ? actor.branches : 'all'
  // '<topic> <branch>', as engine/live/ring.sql says it.
  return ctx.line.hear('staff_changed', (words) => {
    if (words === null) return onChange(null)
    const [topic, number] = words.split(' ')
    const branch = Number(number) || null
    if (branch === null || isAt(branches, branch)) onChange({ topic: topic!, branch })
  })
}
