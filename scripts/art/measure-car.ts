import type { Sharp } from 'sharp'

import type { CarFrame } from '../../src/content/car-body.ts'

/** The car is opaque, its contact shadow is not. */
const OPAQUE = 250
/** Lower rows are left out of the car's length: there the wheels are, and the darkest of the shadow. */
const ABOVE_FLOOR = 0.72
/** The near front wheel is in the left part of every picture. */
const FRONT = 0.6

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000

/** Measures a cut-out that looks to the left, as all renders do. Throws if the picture shows no car. */
export async function measureCar(picture: Sharp): Promise<CarFrame> {
  const { data, info } = await picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const opaque = (x: number, y: number): boolean => data.readUInt8(4 * (y * width + x) + 3) >= OPAQUE
  let [left, right] = [width, -1]
  let lowest = -1
  let columns: number[] = []
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0; y--) {
      if (!opaque(x, y)) continue
      if (y < height * ABOVE_FLOOR) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        break
      }
      if (x > width * FRONT || y < lowest) continue
      columns = y > lowest ? [x] : columns.at(-1) === x ? columns : [...columns, x]
      lowest = y
    }
  }
  const first = columns[0]
  const last = columns.at(-1)
  if (first === undefined || last === undefined || right < left) throw new Error('The picture shows no car.')
  return {
    left: rounded(left / width),
    right: rounded((right + 1) / width),
    wheelX: rounded((first + last + 1) / 2 / width),
    wheelY: rounded((lowest + 1) / height),
  }
}
