import sharp, { type ResizeOptions, type Sharp } from 'sharp'

import type { PictureKind } from './file-kind.ts'
import { decodeHeic } from './heic.ts'
import type { Picture } from './job.ts'
import { drawPage } from './pdf.ts'
import { fits, MOST_PIXELS, type Pixels } from './size.ts'
import { stampFor } from './stamp.ts'

/** Longer side of a stored picture in pixels: enough to read the small print of a licence. */
const LONGEST_SIDE = 2_400
/** Longer side in pixels of a page for viewing. */
const LONGEST_SIDE_SHOWN = 1_800
const sheet: ResizeOptions = {
  width: LONGEST_SIDE,
  height: LONGEST_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
}
/** A person's face: the middle of the picture. */
const face: ResizeOptions = { width: 400, height: 400, fit: 'cover' }
const QUALITY = 85

// libvips can open many formats; only these two are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
// Every file is different, so a cache would only cost memory. One thread leaves the other processors free.
sharp.cache(false)
sharp.concurrency(1)

/** A picture that can be drawn, with its size when upright. */
interface Opened {
  picture: Sharp
  width: number
  height: number
}

/**
 * Redraws an uploaded picture as an upright JPEG of readable size, marked as a copy. Nothing else of the file remains,
 * neither the place where it was taken nor any hidden content.
 * @returns null if it cannot be drawn completely
 */
export async function copyPicture(
  bytes: Uint8Array,
  { kind, stamp }: { kind: PictureKind; stamp: string },
): Promise<Picture | null> {
  const opened = await open(bytes, kind)
  return opened === null ? null : await drawCopy(opened, stamp)
}

/** Like `copyPicture`, for a page that is drawn already. */
export const copyPixels = (pixels: Pixels, stamp: string): Promise<Picture> =>
  drawCopy({ picture: ofPixels(pixels), width: pixels.width, height: pixels.height }, stamp)

/** Redraws a person's face, without a mark. */
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

/** Draws a page of a PDF as a JPEG; the first page is 1. @returns null if there is no such page or it cannot be drawn */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<Picture | null> {
  const drawn = await drawPage(bytes, page, LONGEST_SIDE_SHOWN)
  return drawn === null ? null : await draw(ofPixels(drawn))
}

async function drawCopy({ picture, width, height }: Opened, stamp: string): Promise<Picture> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  // Rounded down, because the layer on top must not be larger than the picture.
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
