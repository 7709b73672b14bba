const WRITING_MS = 20_000

/** Moment since when a colleague must have touched a key to count as writing. */
export const writingSince = (now: Date): Date => new Date(now.getTime() - WRITING_MS)
