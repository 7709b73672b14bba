import type { LogLine } from '#contract/staff-log.ts'

/** Act of somebody, which may have left several lines. */
export interface Act {
  /** Line that says best what it was: that of the booking, if it has one. */
  readonly main: LogLine
  readonly others: readonly LogLine[]
}

/** Thing that a line is about: lines that name none stand alone. */
const thingOf = ({ id, reference, customer, which, subject }: LogLine): string =>
  reference ?? customer?.id ?? (which === null ? String(id) : `${subject} ${which}`)

/** Lines of the log as acts, the newest first: what one actor did to one thing within a minute is one. */
export function actsOf(lines: readonly LogLine[]): Act[] {
  const acts = Map.groupBy(lines, (line) =>
    [line.at.slice(0, 'YYYY-MM-DDTHH:MM'.length), line.actor, line.by, thingOf(line)].join(' '),
  )
  return [...acts.values()].map((all) => {
    const main = all.find(({ subject }) => subject === 'booking') ?? all[0]!
    return { main, others: all.filter((line) => line !== main) }
  })
}
