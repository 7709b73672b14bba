/** A picture that is drawn, upright. */
export interface Pixels {
  /** RGB or RGBA, row by row. */
  pixels: Uint8Array
  width: number
  height: number
}

/** What the largest cameras of phones make. More than this is meant to use up memory. */
export const MOST_PIXELS = 50_000_000
const LONGEST = 20_000
/** On less nobody can read anything. */
const SHORTEST = 200

/** Whether a picture of so many pixels is one that somebody took of a document. */
export const fits = (width: number, height: number): boolean =>
  Math.min(width, height) >= SHORTEST && Math.max(width, height) <= LONGEST && width * height <= MOST_PIXELS
