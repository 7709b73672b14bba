import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Scrolls through a page and back, so that everything is there that loads late. */
export async function showAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

/** Tiles across a picture. One tile is as wide as a few letters: words may change, blocks may not. */
const ACROSS = 48
/** Difference of a tile's mean colour, of 255 in one channel, from which it counts as another tile. */
const VISIBLE = 26

interface Tiles {
  readonly rows: number
  readonly colours: Buffer
}

/** A picture as mean colours of square tiles: fonts of another machine, dates and prices make no difference there. */
async function tilesOf(picture: Buffer): Promise<Tiles> {
  const { width, height } = await sharp(picture).metadata()
  const rows = Math.max(1, Math.round((height / width) * ACROSS))
  const colours = await sharp(picture)
    .removeAlpha()
    .resize(ACROSS, rows, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return { rows, colours }
}

/**
 * Compares two pictures of a screen as somebody does who looks from far away.
 * @returns share of the tiles that look different, 0 to 1; tiles that only one of them has are different
 */
export async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = [await tilesOf(before), await tilesOf(after)]
  const shared = Math.min(one.rows, other.rows) * ACROSS
  let different = Math.abs(one.rows - other.rows) * ACROSS
  for (let tile = 0; tile < shared; tile++) {
    const channels = [0, 1, 2].map((channel) => {
      const at = 3 * tile + channel
      return Math.abs(one.colours.readUInt8(at) - other.colours.readUInt8(at))
    })
    if (Math.max(...channels) >= VISIBLE) different++
  }
  return different / (Math.max(one.rows, other.rows) * ACROSS)
}
