import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { company } from '#content/company.ts'
import { SOCIAL_SIZE, type SocialPicture } from '../finish/sharing.ts'

const { width, height } = SOCIAL_SIZE
/** Largest size in bytes; some networks refuse a larger picture, and a phone fetches it to show a shared link. */
const BUDGET = 300_000
const MARGIN = 72

interface Paths {
  /** Folder with web-sized copies of the renders. */
  readonly sources: string
  readonly displayFont: string
}

/** The pictures that stand beside a shared link, by name: JPEG, our own renders with the word mark. */
export function socialPictures({ sources, displayFont }: Paths): Record<SocialPicture, () => Promise<Buffer>> {
  const scene = (path: string, top: number) => coveredBy(join(sources, `${path}.webp`), top)
  const light: Ink = ['#FFFFFF', '#F2A33A']
  const mark = (ink: Ink, side: 'left' | 'right', size = 92) => wordMark(displayFont, ink, side, size)
  return {
    home: async () => jpeg(await scene('hero/welcome', 1), [await mark(light, 'left')]),
    about: async () => jpeg(await scene('locations/tempelhof', 0.5), [await mark(light, 'left', 80)]),
    booking: async () => jpeg(stage, [await car(join(sources, 'vehicles/suv.webp')), await mark(light, 'left')]),
    fleet: async () => jpeg(await scene('gallery/5', 0.5), [await mark(light, 'right', 80)]),
  }
}

/** A full scene, cropped to the format. @param top share of the cropped height that is taken off at the top */
async function coveredBy(file: string, top: number): Promise<Buffer> {
  const scaled = await sharp(file).resize(width).toBuffer({ resolveWithObject: true })
  return sharp(scaled.data)
    .extract({ left: 0, top: Math.round((scaled.info.height - height) * top), width, height })
    .toBuffer()
}

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

const stage = svg(`<defs>
      <radialGradient id="stage" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(640 430) scale(900 470)">
        <stop offset="0" stop-color="#1d6f78"/><stop offset=".34" stop-color="#0d4a52"/>
        <stop offset=".64" stop-color="#0a2a32"/><stop offset="1" stop-color="#0B0F14"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B0F14" stop-opacity="0"/><stop offset="1" stop-color="#0B0F14" stop-opacity=".66"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#stage)"/><rect y="450" width="100%" height="180" fill="url(#floor)"/>`)

const car = async (file: string): Promise<OverlayOptions> => ({
  input: await sharp(file).resize(960).png().toBuffer(),
  left: 222,
  top: 122,
})

/** Colours of the word mark's two halves, chosen for the surface beneath. */
type Ink = readonly [string, string]

/** The word mark in an upper corner. @param size type size in points */
async function wordMark(fontfile: string, ink: Ink, side: 'left' | 'right', size: number): Promise<OverlayOptions> {
  const spacing = -39 * size
  const halves = company.wordMark.map(
    (half, index) => `<span foreground="${ink[index]}" letter_spacing="${spacing}">${half}</span>`,
  )
  const text = { text: halves.join(''), font: `Archivo Expanded, Bold ${size}`, fontfile, rgba: true }
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { input: data, left: side === 'left' ? MARGIN : width - info.width - MARGIN, top: MARGIN - 6 }
}

/** @throws if the picture exceeds the budget */
async function jpeg(ground: Buffer, layers: OverlayOptions[]): Promise<Buffer> {
  const picture = await sharp(ground).composite(layers).removeAlpha().jpeg({ quality: 86, mozjpeg: true }).toBuffer()
  if (picture.length > BUDGET) throw new Error(`a picture for shared links has ${picture.length} bytes`)
  return picture
}
