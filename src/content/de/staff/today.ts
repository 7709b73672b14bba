/** The board of a branch and day. */
export default {
  title: 'Heute',
} as const
