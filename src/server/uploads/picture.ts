import sharp, { type ResizeOptions, type Sharp } from 'sharp'

import type { PictureKind } from './file-kind.ts'
import { decodeHeic } from './heic.ts'
import type { Picture } from './job.ts'
import { drawPage } from './pdf.ts'
import { fits, MOST_PIXELS, type Pixels } from './size.ts'

/** Enough to read the small print of a licence. */
const sheet: ResizeOptions = { width: 2_400, height: 2_400, fit: 'inside', withoutEnlargement: true }
/** Somebody's face: the middle of the picture. */
const face: ResizeOptions = { width: 400, height: 400, fit: 'cover' }
const QUALITY = 85

// Of all that libvips can open, only this is opened here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// Each file is another: nothing of them stays in memory, and one processor is left to others.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws an uploaded picture anew: upright, of a size to read, as JPEG. Nothing else of the file is left, neither where
 * it was taken nor what was hidden in it. @returns null if it cannot be drawn whole
 */
export async function redraw(bytes: Uint8Array, kind: PictureKind): Promise<Picture | null> {
  const opened = await open(bytes, kind)
  return opened === null ? null : await draw(opened, sheet)
}

/** The same of somebody's face. */
export async function portrait(bytes: Uint8Array, kind: PictureKind): Promise<Picture | null> {
  const opened = await open(bytes, kind)
  return opened === null ? null : await draw(opened, face)
}

async function open(bytes: Uint8Array, kind: PictureKind): Promise<Sharp | null> {
  if (kind === 'heic') {
    const decoded = await decodeHeic(bytes)
    return decoded === null ? null : ofPixels(decoded)
  }
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width, height } = await picture.metadata()
  return fits(width, height) ? picture.autoOrient() : null
}

const ofPixels = ({ pixels, width, height }: Pixels): Sharp =>
  sharp(pixels, { raw: { width, height, channels: pixels.length === width * height * 3 ? 3 : 4 } })

/** A page of a PDF as a JPEG, the first being 1. @returns null if there is none, or it cannot be drawn */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<Picture | null> {
  const drawn = await drawPage(bytes, page)
  return drawn === null ? null : await draw(ofPixels(drawn), sheet)
}

async function draw(picture: Sharp, shape: ResizeOptions): Promise<Picture> {
  const { data, info } = await picture
    .resize(shape)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
