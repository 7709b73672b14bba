/** A source of chance that always tells the same for the same words. */
export interface Chance {
  /** A number from 0, below 1. */
  next(): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  /** True in so many of a hundred cases. */
  in100(cases: number): boolean
  pick<T>(from: readonly T[]): T
}

/** Seeds a source of chance. Each part of the plan has its own, so that a change of one leaves the others as they are. */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = fold(words.join('|'))
  // Mulberry32: small, fast, and even enough for who comes when.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    in100: (cases) => next() * 100 < cases,
    pick: (from) => from[between(0, from.length - 1)]!,
  }
}

/** FNV-1a. */
function fold(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
