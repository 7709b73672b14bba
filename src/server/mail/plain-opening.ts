import type { Block, Opening } from '#words/blocks.ts'

/** First view of a letter that is about no rental: a line below its headline, and the button if there is one. */
export const plainOpening = (under: string, ...action: Block[]): Opening => ({
  car: null,
  tone: 'over',
  lead: [],
  under,
  reference: null,
  action,
})
