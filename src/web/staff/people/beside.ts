/** Whether the window has room for a list and, beside it, what is chosen there. */
export const isBeside = (): boolean => matchMedia('(min-width: 75rem)').matches
