/** Room for a list and, beside it, what is chosen there: a query of the window that can also be watched. */
export const roomBeside = (): MediaQueryList => matchMedia('(min-width: 48rem)')

/** Whether the window has that room. */
export const isBeside = (): boolean => roomBeside().matches

/** Column of such a list; a phone shows it alone. */
export const listColumn =
  'min-w-0 flex-1 overflow-y-auto border-line md:max-w-60 md:border-r wide:max-w-72 min-[120rem]:max-w-104 min-[140rem]:max-w-140'
