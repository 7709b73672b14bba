/** Around either end: after the last comes the first. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count

/** A picture with the one before and the one after it, each once. */
export const neighbours = (index: number, count: number): readonly number[] => [
  ...new Set([-1, 0, 1].map((step) => wrapped(index + step, count))),
]

/** Least distance of a swipe in CSS pixels. */
const reach = 48

/** Direction of a swipe: 1 for the next picture, -1 for the one before, 0 if it was too short or went up or down. */
export function swiped(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < reach || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
