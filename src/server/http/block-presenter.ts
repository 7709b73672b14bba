import type { Block } from '#contract/staff-block.ts'
import { isInForce } from '#domain/blocked.ts'
import type { BlockRow } from '#store/customer-block.ts'

/** A block as staff see it. */
export const presentBlock = (row: BlockRow, now: Date): Block => ({
  id: row.id,
  reason: row.reason,
  since: row.made_at.toISOString(),
  until: row.ends_on,
  by: row.maker,
  lifted:
    row.lifted_at === null ? null : { at: row.lifted_at.toISOString(), by: row.lifter, reason: row.lift_reason ?? '' },
  inForce: isInForce({ endsOn: row.ends_on, liftedAt: row.lifted_at }, now),
})
