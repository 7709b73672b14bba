/** The stored settings of how long a person stays signed in (D4). */
export interface SessionRules {
  sessionHours: number
  /** Hours without use after which a session ends. */
  sessionIdleHours: number
  /** The same two for a session with "remember me", in days. */
  rememberedDays: number
  rememberedIdleDays: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const sessionEnd = (rules: SessionRules, remembered: boolean, begun: Date): Date =>
  new Date(begun.getTime() + (remembered ? rules.rememberedDays * DAY_MS : rules.sessionHours * HOUR_MS))

/** Earliest time of last use at which a session is still valid. */
export interface LastUse {
  readonly short: Date
  readonly remembered: Date
}

/** Adds an hour to each limit: the use of a session is recorded by the hour, and none must end too early. */
export function lastUse(rules: SessionRules, now: Date): LastUse {
  const ago = (ms: number) => new Date(now.getTime() - ms - HOUR_MS)
  return { short: ago(rules.sessionIdleHours * HOUR_MS), remembered: ago(rules.rememberedIdleDays * DAY_MS) }
}
