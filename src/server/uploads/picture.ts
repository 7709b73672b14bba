import sharp, { type ResizeOptions, type Sharp } from 'sharp'

import type { PictureKind } from './file-kind.ts'
import { decodeHeic } from './heic.ts'
import type { Picture } from './job.ts'
import { drawPage } from './pdf.ts'
import { fits, MOST_PIXELS, type Pixels } from './size.ts'
import { stampFor } from './stamp.ts'

/** Pixels of the longer side of what is kept: enough to read the small print of a licence. */
const LONGEST_SIDE = 2_400
/** The same of a page that is looked at. */
const LONGEST_SIDE_SHOWN = 1_800
const sheet: ResizeOptions = {
  width: LONGEST_SIDE,
  height: LONGEST_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
}
/** Somebody's face: the middle of the picture. */
const face: ResizeOptions = { width: 400, height: 400, fit: 'cover' }
const QUALITY = 85

// Of all that libvips can open, only this is opened here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// Each file is another: nothing of them stays in memory, and one processor is left to others.
sharp.cache(false)
sharp.concurrency(1)

/** A picture that can be drawn, and its size when it is upright. */
interface Opened {
  picture: Sharp
  width: number
  height: number
}

/**
 * Draws an uploaded picture anew: upright, of a size to read, as JPEG, with the words that mark it as a copy. Nothing
 * else of the file is left, neither where it was taken nor what was hidden in it. @returns null if it cannot be drawn whole
 */
export async function copyPicture(
  bytes: Uint8Array,
  { kind, stamp }: { kind: PictureKind; stamp: string },
): Promise<Picture | null> {
  const opened = await open(bytes, kind)
  return opened === null ? null : await drawCopy(opened, stamp)
}

/** The same of a page that was drawn already. */
export const copyPixels = (pixels: Pixels, stamp: string): Promise<Picture> =>
  drawCopy({ picture: ofPixels(pixels), width: pixels.width, height: pixels.height }, stamp)

/** Somebody's face, drawn anew without anything on it. */
export async function portrait(bytes: Uint8Array, kind: PictureKind): Promise<Picture | null> {
  const opened = await open(bytes, kind)
  return opened === null ? null : await draw(opened.picture.resize(face))
}

async function open(bytes: Uint8Array, kind: PictureKind): Promise<Opened | null> {
  if (kind === 'heic') {
    const decoded = await decodeHeic(bytes)
    return decoded === null ? null : { picture: ofPixels(decoded), width: decoded.width, height: decoded.height }
  }
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width, height, autoOrient } = await picture.metadata()
  return fits(width, height) ? { picture: picture.autoOrient(), ...autoOrient } : null
}

const ofPixels = ({ pixels, width, height }: Pixels): Sharp =>
  sharp(pixels, { raw: { width, height, channels: pixels.length === width * height * 3 ? 3 : 4 } })

/** A page of a PDF as a JPEG, the first being 1. @returns null if there is none, or it cannot be drawn */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<Picture | null> {
  const drawn = await drawPage(bytes, page, LONGEST_SIDE_SHOWN)
  return drawn === null ? null : await draw(ofPixels(drawn))
}

async function drawCopy({ picture, width, height }: Opened, stamp: string): Promise<Picture> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  // A pixel less than it will be: what is laid upon a picture must not be larger.
  const room = { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  const tile = await stampFor(stamp, room)
  const raw = { width: tile.width, height: tile.height, channels: 4 as const }
  return await draw(picture.resize(sheet).composite([{ input: tile.pixels, raw, tile: true }]))
}

async function draw(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
