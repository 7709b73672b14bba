const HOUR_MS = 3_600_000

/** The beginning of an hour: as exact as it is kept when somebody was here. */
export const hourOf = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % HOUR_MS))
