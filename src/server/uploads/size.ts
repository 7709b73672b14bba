/** Pixels of an upright picture. */
export interface Pixels {
  /** RGB or RGBA, row by row. */
  pixels: Uint8Array
  width: number
  height: number
}

/** Most pixels, as from the largest cameras of phones. A larger picture is an attempt to use up memory. */
export const MOST_PIXELS = 50_000_000
const LONGEST = 20_000
/** Least pixels of a side; smaller pictures are not readable. */
const SHORTEST = 200

/** Whether a picture of this size can be a photo of a document. */
export const fits = (width: number, height: number): boolean =>
  Math.min(width, height) >= SHORTEST && Math.max(width, height) <= LONGEST && width * height <= MOST_PIXELS
