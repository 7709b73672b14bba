/** Longest total time of a hold, as a multiple of the first one, however often the visitor asks for more time. */
export const HOLDS_AT_MOST = 3

/** Whether an extension is still worth offering: at least a fifteenth of a hold's time, such as one minute of 15. */
export function isExtendable(hold: { readonly created: Date; readonly expires: Date }, holdMinutes: number): boolean {
  const whole = holdMinutes * 60_000
  return hold.created.getTime() + HOLDS_AT_MOST * whole - hold.expires.getTime() >= whole / 15
}
