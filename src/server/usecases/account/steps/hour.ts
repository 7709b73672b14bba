const HOUR_MS = 3_600_000

/** Start of an hour, the precision with which we store when a customer was here. */
export const hourOf = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % HOUR_MS))
