/** How long somebody stays signed in (D4). */
export interface SessionRules {
  sessionHours: number
  /** Hours without use after which a session ends. */
  sessionIdleHours: number
  /** The same for a session with "remember me". */
  rememberedDays: number
  rememberedIdleDays: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const sessionEnd = (rules: SessionRules, remembered: boolean, begun: Date): Date =>
  new Date(begun.getTime() + (remembered ? rules.rememberedDays * DAY_MS : rules.sessionHours * HOUR_MS))

/** When a session must have been used to be still good. */
export interface LastUse {
  readonly short: Date
  readonly remembered: Date
}

/** The use of a session is noted by the hour, so each gets the rest of an hour on top and none ends too early. */
export function lastUse(rules: SessionRules, now: Date): LastUse {
  const ago = (ms: number) => new Date(now.getTime() - ms - HOUR_MS)
  return { short: ago(rules.sessionIdleHours * HOUR_MS), remembered: ago(rules.rememberedIdleDays * DAY_MS) }
}
