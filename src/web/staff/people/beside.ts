/** Whether the window has room for a list and, beside it, what is chosen there. */
export const isBeside = (): boolean => matchMedia('(min-width: 48rem)').matches

/** Column of such a list; a phone shows it alone. */
export const listColumn =
  'min-w-0 flex-1 overflow-y-auto border-line md:max-w-60 md:border-r wide:max-w-72 min-[120rem]:max-w-104'
