import { join } from 'node:path'

import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import type { CarFrame } from '../../src/content/car-body.ts'
import { carFrames } from '../../src/content/car-pictures.ts'
import { company } from '../../src/content/company.ts'
import { color, glow } from '../../src/server/mail/style.ts'
import { mirrorCar, type Raw } from './mirror-car.ts'

export type Body = keyof typeof carFrames
export const bodies = Object.keys(carFrames) as Body[]

/** The head of a letter in CSS pixels: the car's half of the stage. The other half is text, on the same ground. */
const HEAD = { width: 392, height: 240, car: 344, nose: 24, floor: 202 }
/** A screen with two pixels for one. */
const DENSITY = 2
/** Largest size in bytes: the picture travels with every letter. */
const HEAD_BUDGET = 25_000
const REFLECTION = 0.16

/** The car on its dusk stage for the head of a letter, as JPEG: light and reflection as in src/web/rental/stage.css. */
export async function mailHead(sources: string, body: Body): Promise<Buffer> {
  const frame: CarFrame = carFrames[body]
  const [width, height] = [HEAD.width * DENSITY, HEAD.height * DENSITY]
  const car = await carOf(sources, body, HEAD.car * DENSITY)
  const left = Math.round((HEAD.nose - (HEAD.car / (frame.right - frame.left)) * frame.left) * DENSITY)
  const top = Math.round(HEAD.floor * DENSITY - car.height * frame.wheelY)
  const layers = await Promise.all([mirrorCar(car, frame, REFLECTION), pngOf(car)].map(async (one) => sharp(await one)))
  const placed = await Promise.all(layers.map((layer) => within(layer, left, top, width, height)))
  const picture = sharp(stage(width, height)).composite(placed).removeAlpha()
  for (const quality of [84, 80, 76, 72, 68]) {
    const data = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (data.length <= HEAD_BUDGET) return data
  }
  throw new Error(`the head of a letter with ${body} keeps to no budget`)
}

/** The word mark on dark ground: its size in CSS pixels, and the height of its type. */
const MARK = { width: 150, height: 24, type: 25 }

/** The word mark of a letter, as PNG of 16 colours: mail programs show neither SVG nor a font of ours. */
export async function mailMark(fontfile: string): Promise<Buffer> {
  const size = MARK.type * DENSITY
  const ink = ['#ffffff', color.amber500]
  const halves = company.wordMark.map(
    (half, index) => `<span foreground="${ink[index]}" letter_spacing="${-39 * size}">${half}</span>`,
  )
  const text = { text: halves.join(''), font: `Archivo Expanded, Bold ${size}`, fontfile, rgba: true }
  const drawn = await sharp({ text }).trim().png().toBuffer()
  const [width, height] = [MARK.width * DENSITY, MARK.height * DENSITY]
  return await sharp(drawn)
    .resize(width, height, { fit: 'contain', position: 'left', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** The car of a rental agreement, in pixels: about 240 on an inch of paper. */
const PAPER = { width: 760, quality: 80 }

/** The car on white paper, which prints well without colour too, as JPEG. */
export async function paperCar(sources: string, body: Body): Promise<Buffer> {
  const picture = sharp(join(sources, `${body}.webp`))
    .resize(PAPER.width)
    .flatten({ background: '#ffffff' })
  return await picture.jpeg({ quality: PAPER.quality, mozjpeg: true }).toBuffer()
}

/** Ground, the light behind the car and on its floor. */
const stage = (width: number, height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 392 240">
  <defs>
    <radialGradient id="light">${glow.stops.map(([at, shade]) => `<stop offset="${at}" stop-color="${shade}"/>`).join('')}</radialGradient>
    <radialGradient id="floor"><stop offset="0" stop-color="#2f97a1" stop-opacity=".5"/><stop offset="1" stop-color="#2f97a1" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="392" height="240" fill="${color.stage}"/>
  <ellipse cx="${glow.x}" cy="${HEAD.height - glow.up}" rx="${glow.rx}" ry="${glow.ry}" fill="url(#light)"/>
  <ellipse cx="196" cy="206" rx="188" ry="34" fill="url(#floor)"/>
</svg>`)

/** The car's picture, scaled so that the visible car has this length in pixels. */
async function carOf(sources: string, body: Body, length: number): Promise<Raw> {
  const frame: CarFrame = carFrames[body]
  const { data, info } = await sharp(join(sources, `${body}.webp`))
    .resize(Math.round(length / (frame.right - frame.left)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const pngOf = async ({ data, width, height }: Raw): Promise<Buffer> =>
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()

/** A layer cropped to the picture, since only such can be laid over it. */
async function within(layer: Sharp, left: number, top: number, width: number, height: number): Promise<OverlayOptions> {
  const size = await layer.metadata()
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const [over, under] = [
    Math.min(size.width - x, width - Math.max(0, left)),
    Math.min(size.height - y, height - Math.max(0, top)),
  ]
  const input = await layer.extract({ left: x, top: y, width: over, height: under }).toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}
