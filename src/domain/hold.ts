/** How many times as long as at first a quote stays held at most, however often its visitor asks for more time. */
export const HOLDS_AT_MOST = 3

/** Whether asking for more time still brings some: at least a fifteenth of what a hold lasts, a minute of 15. */
export function isExtendable(hold: { readonly created: Date; readonly expires: Date }, holdMinutes: number): boolean {
  const whole = holdMinutes * 60_000
  return hold.created.getTime() + HOLDS_AT_MOST * whole - hold.expires.getTime() >= whole / 15
}
