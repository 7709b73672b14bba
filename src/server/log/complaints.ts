import type { Logger } from 'pino'

const QUIET_MS = 60_000
const REMEMBERED = 100

export type Complain = (what: string, trouble: { message: string }, more?: object) => void

/** Logs each kind of trouble at most once a minute: a database that is down would otherwise fill the log within hours. */
export function createComplaints(log: Pick<Logger, 'warn' | 'error'>, level: 'warn' | 'error' = 'warn'): Complain {
  const last = new Map<string, { at: number; unsaid: number }>()
  return (what, { message }, more = {}) => {
    const key = `${what}: ${message.replaceAll(/[0-9a-f-]{36}|\d+/g, '#')}`
    const before = last.get(key)
    const now = Date.now()
    if (before !== undefined && now - before.at < QUIET_MS) {
      before.unsaid += 1
      return
    }
    if (last.size >= REMEMBERED) last.clear()
    last.set(key, { at: now, unsaid: 0 })
    log[level]({ reason: message, ...(before && before.unsaid > 0 && { repeated: before.unsaid }), ...more }, what)
  }
}
