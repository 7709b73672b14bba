/** A step of the line of free cars, in pixels. */
interface Step {
  readonly free: number
  readonly x: number
  readonly end: number
}

/** Room for the number of a step. */
export interface Spot {
  readonly at: number
  readonly end: number
}

/** Room in pixels on either side of a number, and the least of it in a step that is hardly wider. */
const [APART, SNUG] = [6, 2]
/** Room in pixels between the middle of a number and the line of the present moment. */
const CLEAR = 9

export const countOf = (free: number): string => String(Math.max(0, free))

/** Width of digits and words in pixels, as it is at most. */
export const widthOf = (text: string): number => text.length * 7

/** Lengths in minutes that the shortest step of a line may have. */
const lengths = [30, 60, 120, 240, 480] as const

/** Length of the shortest step whose number has room in it, in minutes. @param most the largest number */
export function shortestFor(most: number, dayWidth: number): number {
  const wide = widthOf(countOf(most)) + 2 * SNUG
  return lengths.find((minutes) => (minutes / 1440) * dayWidth >= wide) ?? lengths.at(-1)!
}

/** Left end of a number, moved to the right of the line of the present moment where that would run through it. */
const besideNow = (x: number, wide: number, now: number): number => (x < now + 3 && now < x + wide + 2 ? now + 4 : x)

/** Middle of a number, moved to the side of the line of the present moment where that would run through it. */
export const asideOfNow = (x: number, now: number): number =>
  Math.abs(x - now) >= CLEAR ? x : now + (x < now ? -CLEAR : CLEAR)

/** Spots for the numbers of steps, each of which ends where the next one begins. */
export function spotsOf(steps: readonly Step[], now: number): Spot[] {
  const spots = steps.map((step) => spotOf(step, now))
  return spots.map(({ at, end }, n) => ({ at, end: Math.min(end, spots[n + 1]?.at ?? end) }))
}

/** Behind the beginning of a step, or in the middle of a short one. */
function spotOf({ free, x, end }: Step, now: number): Spot {
  const wide = widthOf(countOf(free))
  const at = besideNow(x + APART, wide, now)
  if (at + wide + APART <= end) return { at, end: end - APART }
  const aside = asideOfNow((x + end) / 2, now) - wide / 2
  // Behind its step the next one has its number.
  const left = aside + wide > end ? now - CLEAR - wide / 2 : aside
  return { at: left, end: left + wide }
}
