/**
 * The project's pictures.
 *
 *   node scripts/art.ts PNG_FOLDER   takes renders into the project: art/sources, lossy WebP
 *   node scripts/art.ts              derives the browser's pictures and icons from art/sources: public/,
 *                                    and those of letters and agreements: src/server/{mail/heads,documents/cars}
 *   … --only=suv,sides/suv-pearl     only these names, or one name of one kind
 *
 * PNG_FOLDER holds vehicles/, sides/, hero/, gallery/, locations/, stage/, extras/ (as art/blender writes them to art/renders).
 * Both then measure where the cars stand in their pictures: src/content/car-pictures.ts.
 * The results are committed, so a start needs neither.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'

import { carPictures } from './art/car-pictures.ts'
import { icons } from './art/icons.ts'
import { bodies, mailHead, mailMark, paperCar } from './art/mail.ts'
import { silhouette, smooth } from './art/silhouette.ts'
import { socialPictures } from './art/social.ts'

const root = join(import.meta.dirname, '..')
const SOURCES = join(root, 'art/sources')
const IMAGES = join(root, 'public/img')
const DISPLAY_FONT = join(root, 'src/server/documents/fonts/archivo-700.ttf')

const KINDS = ['vehicles', 'sides', 'hero', 'gallery', 'locations', 'stage', 'extras'] as const
type Kind = (typeof KINDS)[number]

/** Vehicles that stand for a class: their pictures are large enough for the hero, all others for cards only. */
const CLASSES = new Set([
  'mini',
  'economy',
  'compact',
  'station-wagon',
  'suv',
  'electric',
  'people-carrier',
  'business-sedan',
  'sports',
  'transporter',
])
const CLASS_WIDTH = 2400
const CARD_WIDTH = 960
/** The car of the hero is up to 1,500 CSS pixels wide. */
const HERO_WIDTHS = [480, 800, 1200, 1600, 2400]
/** A side profile is 84 to 120 CSS pixels wide, on screens with up to three dots a pixel. */
const SIDE_WIDTHS = [120, 240, 360]
/** A card of an extra is 280 to 340 CSS pixels wide. */
const EXTRA_WIDTHS = [320, 640]
const SCENE_WIDTH = { sides: 960, hero: 2000, gallery: 1600, locations: 1600, stage: 1600, extras: 960 }
/** Kinds that are cut out as they come; scenes are opaque. */
const CUT_OUT: ReadonlySet<Kind> = new Set(['sides', 'extras'])

/** 3:2. Scenes before Berlin are rendered 16:9 like those of the branches; their sides are cut off. */
const GALLERY_HEIGHT = 1067

const SOURCE_BUDGET = 300_000
/** Largest size in bytes of an AVIF up to 1200 px wide, which is the most that a phone with a dense screen fetches. */
const PHONE_BUDGET = 60_000

/**
 * All vehicles are rendered with one camera, so one crop keeps them on one ground line and at one
 * scale: 2 % off the right, 8 % off the top (the tallest van stays whole), a sliver off the bottom.
 * The result is 40:21. All values are shares of the render's width.
 */
const CROP = { width: 0.98, ratio: 21 / 40, top: 0.045 }
/** Shares of the picture over which the floor shadow fades out; that of a long vehicle reaches the edge. */
const FADE = { left: 0.042, right: 0.045, bottom: 0.075 }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const only = options.only === undefined ? undefined : new Set(options.only.split(','))
const wanted = (name: string, kind = ''): boolean => only === undefined || only.has(name) || only.has(`${kind}/${name}`)

const sizes = new Map<string, { count: number; bytes: number; largest: number; file: string }>()

async function save(file: string, data: Buffer, kind: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
  const sum = sizes.get(kind) ?? { count: 0, bytes: 0, largest: 0, file: '' }
  sum.count += 1
  sum.bytes += data.length
  if (data.length > sum.largest) {
    sum.largest = data.length
    sum.file = file.slice(root.length + 1)
  }
  sizes.set(kind, sum)
}

/** Encodes at the best quality that keeps to the budget. */
async function within(
  budget: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let data: Buffer | undefined
  for (const quality of qualities) {
    data = await encode(quality)
    if (data.length <= budget) return data
  }
  throw new Error(`No quality keeps to ${budget} bytes; the smallest result has ${data?.length ?? 0}.`)
}

const webpSource = (picture: Sharp): Promise<Buffer> =>
  within(SOURCE_BUDGET, [95, 92, 88, 84, 80, 75], (quality) =>
    picture.clone().webp({ quality, smartSubsample: true, effort: 6 }).toBuffer(),
  )

async function cutOut(png: string, name: string): Promise<Sharp> {
  const { width, height } = await sharp(png).metadata()
  const cropWidth = Math.round(width * CROP.width)
  const cropHeight = Math.round(cropWidth * CROP.ratio)
  const top = Math.round(width * CROP.top)
  if (top + cropHeight > height) throw new Error(`${png} is not 16:9.`)
  const targetWidth = CLASSES.has(name) ? CLASS_WIDTH : CARD_WIDTH
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extract({ left: 0, top, width: cropWidth, height: cropHeight })
    .resize(targetWidth, targetWidth * CROP.ratio, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y++) {
    const low = smooth((1 - y / (info.height - 1)) / FADE.bottom)
    for (let x = 0; x < info.width; x++) {
      const across = x / (info.width - 1)
      const edge = smooth(across / FADE.left) * smooth((1 - across) / FADE.right) * low
      const at = (y * info.width + x) * info.channels + 3
      if (edge < 1) data.writeUInt8(Math.round(data.readUInt8(at) * edge), at)
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => wanted(name, basename(folder)))
    .sort()
}

async function takeIn(folder: string): Promise<void> {
  for (const kind of KINDS) {
    for (const name of await namesIn(join(folder, kind), '.png')) {
      const png = join(folder, kind, `${name}.png`)
      const picture =
        kind === 'vehicles'
          ? await cutOut(png, name)
          : (CUT_OUT.has(kind) ? sharp(png) : sharp(png).removeAlpha()).resize(
              SCENE_WIDTH[kind],
              kind === 'gallery' ? GALLERY_HEIGHT : null,
              { withoutEnlargement: kind !== 'gallery' },
            )
      await save(join(SOURCES, kind, `${name}.webp`), await webpSource(picture), kind)
    }
  }
}

// ---------------------------------------------------------------------------- browser's pictures

type Job = () => Promise<void>

function bothFormats(picture: Sharp, width: number, file: string, kind: string): Job {
  return async () => {
    const small = sharp(await picture.clone().resize(width).png({ compressionLevel: 1 }).toBuffer())
    const avif = await within(width <= 1200 ? PHONE_BUDGET : Infinity, [66, 60, 54, 48, 42], (quality) =>
      small.clone().avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    const webp = await within(width <= 800 ? PHONE_BUDGET : Infinity, [84, 80, 76, 70, 64], (quality) =>
      small.clone().webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 5 }).toBuffer(),
    )
    await save(join(IMAGES, kind, `${file}.avif`), avif, `${kind} ${width} avif`)
    await save(join(IMAGES, kind, `${file}.webp`), webp, `${kind} ${width} webp`)
  }
}

/** Vehicles of the fleet's cut-out, which stands on the same stage as the classes: name, share of full size, left and top (shares of the width). */
const LINEUP: readonly (readonly [string, number, number, number])[] = [
  ['transporter', 0.5, 0.017, 0.0341],
  ['suv', 0.56, 0.0739, 0.0773],
  ['mini', 0.64, 0.1455, 0.1],
  ['electric', 0.8, 0.1932, 0.0955],
]

async function lineup(): Promise<Sharp> {
  const [width, height] = [CLASS_WIDTH, CLASS_WIDTH * CROP.ratio]
  const cars = await Promise.all(
    LINEUP.map(async ([name, scale, fromLeft, fromTop]) => {
      const [left, top] = [Math.round(width * fromLeft), Math.round(width * fromTop)]
      const input = await sharp(join(SOURCES, 'vehicles', `${name}.webp`))
        .resize(Math.round(width * scale))
        .extract({
          left: 0,
          top: 0,
          width: Math.min(Math.round(width * scale), width - left),
          height: Math.min(Math.round(height * scale), height - top),
        })
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
  const ground = { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp(await sharp({ create: ground }).composite(cars).png().toBuffer())
}

async function pictures(): Promise<Job[]> {
  const jobs: Job[] = []
  const add = (kind: Kind, source: string, name: string, widths: readonly number[]): void => {
    for (const width of widths) {
      jobs.push(bothFormats(sharp(join(SOURCES, source, `${name}.webp`)), width, `${name}-${width}`, kind))
    }
  }
  const card = (picture: Sharp, name: string): void => {
    jobs.push(bothFormats(picture, 640, name, 'vehicles'))
    for (const width of [320, 960]) jobs.push(bothFormats(picture, width, `${name}-${width}`, 'vehicles'))
  }
  for (const name of await namesIn(join(SOURCES, 'vehicles'), '.webp')) {
    card(sharp(join(SOURCES, 'vehicles', `${name}.webp`)), name)
    if (CLASSES.has(name)) add('hero', 'vehicles', name, HERO_WIDTHS)
  }
  for (const name of await namesIn(join(SOURCES, 'sides'), '.webp')) add('sides', 'sides', name, SIDE_WIDTHS)
  for (const name of await namesIn(join(SOURCES, 'extras'), '.webp')) add('extras', 'extras', name, EXTRA_WIDTHS)
  if (wanted('default'))
    card(await silhouette(sharp(join(SOURCES, 'vehicles/compact.webp')).resize(CARD_WIDTH)), 'default')
  if (wanted('lineup')) {
    const fleet = await lineup()
    for (const width of HERO_WIDTHS) jobs.push(bothFormats(fleet, width, `lineup-${width}`, 'hero'))
  }
  for (const kind of ['hero', 'gallery', 'locations', 'stage'] as const) {
    for (const name of await namesIn(join(SOURCES, kind), '.webp')) {
      // The welcome scene can fill the whole stage of a wide screen.
      add(kind, kind, name, kind === 'hero' ? [480, 800, 1200, 1600, 2000] : [480, 800, 1200, 1600])
    }
  }
  return jobs
}

async function social(): Promise<void> {
  for (const [name, draw] of Object.entries(socialPictures({ sources: SOURCES, displayFont: DISPLAY_FONT })))
    await save(join(IMAGES, 'social', `${name}.jpg`), await draw(), 'social')
}

/** The pictures that the server sends: heads of letters and cars of agreements. */
async function papers(): Promise<void> {
  const [vehicles, server] = [join(SOURCES, 'vehicles'), join(root, 'src/server')]
  for (const body of bodies) {
    await save(join(server, 'mail/heads', `${body}.jpg`), await mailHead(vehicles, body), 'heads of letters')
    await save(join(server, 'documents/cars', `${body}.jpg`), await paperCar(vehicles, body), 'cars on paper')
  }
  await save(join(server, 'mail/heads/word-mark.png'), await mailMark(DISPLAY_FONT), 'heads of letters')
}

async function drawnIcons(): Promise<void> {
  for (const [file, data] of Object.entries(await icons())) await save(join(root, 'public', file), data, 'icons')
}

async function derive(): Promise<void> {
  const jobs = await pictures()
  if (wanted('social')) jobs.push(social)
  if (wanted('papers')) jobs.push(papers)
  if (wanted('icons')) jobs.push(drawnIcons)
  const queue = jobs.values()
  const worker = async (): Promise<void> => {
    for (const job of queue) await job()
  }
  await Promise.all([worker(), worker()])
}

sharp.concurrency(1)
const [folder] = positionals
await (folder === undefined ? derive() : takeIn(folder))
await writeFile(
  join(root, 'src/content/car-pictures.ts'),
  await carPictures(join(SOURCES, 'vehicles'), [...CLASSES], join(IMAGES, 'sides')),
)
let total = 0
for (const [kind, { count, bytes, largest, file }] of [...sizes].sort(([a], [b]) =>
  a.localeCompare(b, 'en', { numeric: true }),
)) {
  total += bytes
  console.log(
    `${kind.padEnd(22)} ${String(count).padStart(3)} files ${String(bytes).padStart(8)} bytes, largest ${largest} ${file}`,
  )
}
console.log(`${total} bytes in all`)
