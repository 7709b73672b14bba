import { addDays, dateOf, toInstant, toLocal, type LocalDate } from './period.ts'

/** A block of a person, as far as time matters. */
export interface Block {
  /** Last day of it in Berlin; null until somebody lifts it. */
  readonly endsOn: LocalDate | null
  readonly liftedAt: Date | null
}

/** Moment at which a block is over; null while it has no end. */
export function blockOverAt({ endsOn, liftedAt }: Block): Date | null {
  const end = endsOn === null ? null : toInstant(`${addDays(endsOn, 1)}T00:00`)
  if (liftedAt === null || end === null) return liftedAt ?? end
  return liftedAt < end ? liftedAt : end
}

/** Whether a block is in force. */
export function isInForce(block: Block, now: Date): boolean {
  const over = blockOverAt(block)
  return over === null || now < over
}

/** Whether a block may end on a day: today at the earliest. */
export const mayEndOn = (day: LocalDate, now: Date): boolean => day >= dateOf(toLocal(now))
