/** The specified timings in milliseconds. */
export const interval = 5000
export const lock = 500

export interface Slideshow {
  readonly index: number
  /** Moves before this moment are ignored: the last one is still fading. */
  readonly lockedUntil: number
  /** Slides whose pictures are in the page; the others are not fetched yet. */
  readonly drawn: readonly number[]
}

export const firstSlide: Slideshow = { index: 0, lockedUntil: 0, drawn: [0] }

const wrap = (index: number, count: number): number => ((index % count) + count) % count

const draw = (drawn: readonly number[], index: number) => (drawn.includes(index) ? drawn : [...drawn, index])

/** Moves to a slide, around either end; the same state where the move is ignored. */
export function moveTo(show: Slideshow, target: number, count: number, now: number): Slideshow {
  const index = wrap(target, count)
  if (index === show.index || now < show.lockedUntil) return show
  return { index, lockedUntil: now + lock, drawn: draw(show.drawn, index) }
}

/** Has the next picture fetched ahead of its turn, so that it fades in complete. */
export function drawNext(show: Slideshow, count: number): Slideshow {
  const drawn = draw(show.drawn, wrap(show.index + 1, count))
  return drawn === show.drawn ? show : { ...show, drawn }
}
