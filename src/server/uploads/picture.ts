import sharp, { type ResizeOptions, type Sharp } from 'sharp'

import type { FileKind } from './file-kind.ts'
import { decodeHeic } from './heic.ts'
import { drawPage } from './pdf.ts'
import { fits, MOST_PIXELS, type Pixels } from './size.ts'

/** Enough to read the small print of a licence. */
const sheet: ResizeOptions = { width: 2_400, height: 2_400, fit: 'inside', withoutEnlargement: true }
/** Somebody's face: the middle of the picture. */
export const portrait: ResizeOptions = { width: 400, height: 400, fit: 'cover' }
const QUALITY = 85
const PATIENCE_SECONDS = 20

export type PictureKind = Exclude<FileKind, 'pdf'>

export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

// Of all that libvips can open, only this is opened here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// Uploads are rare and each is another file: nothing of them stays in memory, and one processor is left to others.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws an uploaded picture anew: upright, of a size to read, as JPEG. Nothing else of the file is left, neither where
 * it was taken nor what was hidden in it. @returns null if it cannot be drawn whole
 */
export async function redraw(bytes: Buffer, kind: PictureKind, shape: ResizeOptions = sheet): Promise<Picture | null> {
  try {
    const opened = kind === 'heic' ? await openHeic(bytes) : await open(bytes)
    return opened === null ? null : await draw(opened, shape)
  } catch {
    // What is wrong with a file says nothing about the server.
    return null
  }
}

async function open(bytes: Buffer): Promise<Sharp | null> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width, height } = await picture.metadata()
  return fits(width, height) ? picture.autoOrient() : null
}

async function openHeic(bytes: Buffer): Promise<Sharp | null> {
  const decoded = await decodeHeic(bytes)
  return decoded === null ? null : ofPixels(decoded)
}

const ofPixels = ({ pixels, width, height }: Pixels): Sharp => sharp(pixels, { raw: { width, height, channels: 4 } })

/** A page of a PDF as a JPEG, the first being 1. @returns null if there is none, or it cannot be drawn */
export async function pictureOfPage(bytes: Buffer, page: number): Promise<Buffer | null> {
  const drawn = await drawPage(bytes, page)
  return drawn === null ? null : (await draw(ofPixels(drawn))).bytes
}

async function draw(picture: Sharp, shape: ResizeOptions = sheet): Promise<Picture> {
  const { data, info } = await picture
    .resize(shape)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
