import sharp from 'sharp'

import type { CarFrame } from '../../src/content/car-body.ts'

/** A picture with four channels. */
export interface Raw {
  data: Buffer
  width: number
  height: number
}

/** The line through the two near wheels rises by ten degrees in every picture. */
const SLOPE = Math.tan((10 * Math.PI) / 180)
/** Depth in shares of the picture's height at which the reflection is gone. */
const GONE = 0.16
const BLUR = 3

/** How much deeper than the car's picture that of its reflection is. */
const DEEPER = 1.3

/** The car's reflection in the floor, mirrored on the line through its near wheels and fading: a PNG with the same upper left corner. */
export async function mirrorCar({ data, width, height }: Raw, frame: CarFrame, strength: number): Promise<Buffer> {
  const deep = Math.round(height * DEEPER)
  const mirrored = Buffer.alloc(4 * width * deep)
  for (let x = 0; x < width; x++) {
    const floor = frame.wheelY * height - SLOPE * (x - frame.wheelX * width)
    for (let y = Math.max(0, Math.ceil(floor)); y < deep; y++) {
      const depth = y - floor
      const from = Math.round(floor - depth)
      const seen = strength * fading(depth / height)
      if (from < 0 || from >= height || seen === 0) continue
      const [source, target] = [4 * (from * width + x), 4 * (y * width + x)]
      data.copy(mirrored, target, source, source + 3)
      mirrored.writeUInt8(Math.round(data.readUInt8(source + 3) * seen), target + 3)
    }
  }
  return await sharp(mirrored, { raw: { width, height: deep, channels: 4 } })
    .blur(BLUR)
    .png()
    .toBuffer()
}

const fading = (depth: number): number => Math.max(0, 1 - depth / GONE)
