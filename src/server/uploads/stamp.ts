import { fileURLToPath } from 'node:url'

import sharp, { type Sharp } from 'sharp'

const FONT = fileURLToPath(new URL('../documents/fonts/hanken-600.ttf', import.meta.url))
/** Height of the letters with which the words are measured, in pixels. */
const TRIAL = 40
/** The words rise across the lines of the paper, so that both can be read. */
const DEGREES = -28
/** A sheet that is longer than this in relation to its width has no room for words that rise. */
const STRIP = 2.6
/** Height of the smallest letters that can be read, in pixels. */
const READABLE = 12
/** Petrol in a white glow shows on light and on dark paper; what lies below shines through both. */
const INK = { colour: [12, 62, 70], opacity: 0.44 } as const
const GLOW = 0.45

interface Size {
  width: number
  height: number
}
/** One byte for each pixel: how much of it is covered. */
type Mask = Size & { data: Buffer }
/** RGBA. */
type Tile = Size & { pixels: Buffer }

/**
 * A tile with the words that mark a copy, to be repeated over all of a picture of this size: a part that is cut out of the
 * picture is still recognisable as a copy.
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

/** How the words lie, and how large they are: across less than half of the picture where that can be read. */
async function layout(words: string, { width, height }: Size): Promise<{ angle: number; fontSize: number }> {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const strip = long / short > STRIP
  const angle = !strip ? DEGREES : width > height ? 0 : -90
  const trial = await written(words, TRIAL, angle)
  const sizeOver = (part: number) => TRIAL * Math.min((width * part) / trial.width, (height * 0.9) / trial.height)
  const fontSize = strip ? Math.min(sizeOver(0.9), short / 3) : sizeOver(0.42)
  return { angle, fontSize: Math.max(fontSize, Math.min(READABLE, sizeOver(0.92))) }
}

/** White on black, turned, with room around them. */
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

/** The ink upon its glow, as RGBA. */
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

/** Two rows, the second moved by half, cut to what the picture has room for. */
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
