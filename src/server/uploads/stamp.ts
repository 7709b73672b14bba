import { fileURLToPath } from 'node:url'

import sharp, { type Sharp } from 'sharp'

const FONT = fileURLToPath(new URL('../documents/fonts/hanken-600.ttf', import.meta.url))
/** Height in pixels of the letters with which the words are measured. */
const TRIAL = 40
/** The words rise across the lines of the paper, so that both can be read. */
const DEGREES = -28
/** Ratio of length to width above which a sheet has no room for rising words. */
const STRIP = 2.6
/** Height in pixels of the smallest readable letters. */
const READABLE = 12
/** Petrol ink in a white glow shows on light and dark paper; the picture shines through both. */
const INK = { colour: [12, 62, 70], opacity: 0.28 } as const
const GLOW = 0.4

interface Size {
  width: number
  height: number
}
/** One byte for each pixel: how much of it is covered. */
type Mask = Size & { data: Buffer }
/** RGBA. */
type Tile = Size & { pixels: Buffer }

/**
 * Makes a tile with the words that mark a copy. It is repeated all over a picture of this size, so that a part cut out of
 * the picture is still recognisable as a copy.
 */
export async function stampFor(words: string, size: Size): Promise<Tile> {
  const { angle, fontSize } = await layout(words, size)
  const mask = await written(words, fontSize, angle)
  const glow = await greyOf(mask)
    .blur(Math.max(0.5, fontSize / 20))
    .linear(5, 0)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return bricks(coloured(mask, glow), mask, size)
}

/** Angle and size of the words: they take less than half of the width if that is readable. */
async function layout(words: string, { width, height }: Size): Promise<{ angle: number; fontSize: number }> {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const strip = long / short > STRIP
  const angle = !strip ? DEGREES : width > height ? 0 : -90
  const trial = await written(words, TRIAL, angle)
  const sizeOver = (part: number) => TRIAL * Math.min((width * part) / trial.width, (height * 0.9) / trial.height)
  const fontSize = strip ? Math.min(sizeOver(0.9), short / 3) : sizeOver(0.42)
  return { angle, fontSize: Math.max(fontSize, Math.min(READABLE, sizeOver(0.92))) }
}

/** Draws the words white on black, turned, with room around them. */
async function written(words: string, fontSize: number, angle: number): Promise<Mask> {
  const font = `Hanken Grotesk SemiBold ${fontSize.toFixed(1)}`
  const flat = await bytesOf(sharp({ text: { text: escaped(words), font, fontfile: FONT, dpi: 72 } }))
  const room = Math.ceil(fontSize * 0.6)
  return await bytesOf(
    greyOf(flat)
      .extend({ top: room, bottom: room, left: room, right: room, background: 'black' })
      .rotate(angle, { background: 'black' }),
  )
}

const greyOf = ({ data, width, height }: Mask): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

async function bytesOf(picture: Sharp): Promise<Mask> {
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Lays the ink on its glow. @returns RGBA */
function coloured({ data }: Mask, glow: Buffer): Uint8Array {
  const pixels = new Uint8Array(data.length * 4)
  for (let at = 0; at < data.length; at++) {
    const ink = (data[at]! / 255) * INK.opacity
    const white = (glow[at]! / 255) * GLOW * (1 - ink)
    const alpha = ink + white
    if (alpha === 0) continue
    for (let of = 0; of < 3; of++) pixels[at * 4 + of] = (INK.colour[of]! * ink + 255 * white) / alpha
    pixels[at * 4 + 3] = alpha * 255
  }
  return pixels
}

/** Makes a tile of two rows, the second shifted by half, cut to the size of the picture. */
function bricks(pixels: Uint8Array, { width, height }: Size, room: Size): Tile {
  const cut = { width: Math.min(width, room.width), height: Math.min(height * 2, room.height) }
  const tile = Buffer.alloc(cut.width * cut.height * 4)
  const row = width * 4
  for (let y = 0; y < cut.height; y++) {
    const from = (y % height) * row
    const line = pixels.subarray(from, from + row)
    const moved = y < height ? 0 : (width >> 1) * 4
    const turned = moved === 0 ? line : Buffer.concat([line.subarray(moved), line.subarray(0, moved)])
    tile.set(turned.subarray(0, cut.width * 4), y * cut.width * 4)
  }
  return { pixels: tile, ...cut }
}

/** The words are no markup. */
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
