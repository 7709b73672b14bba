import sharp from 'sharp'
import { expect, test } from 'vitest'

import { difference } from '#support/look.ts'

/** A page with a dark head, a car's plate and a few lines of text. */
const page = (changes: { words?: string; plate?: string; top?: number; height?: number } = {}): Promise<Buffer> => {
  const { words = 'Fr., 4. Dez., 10:00 und 204,25 $', plate = '#0b6069', top = 260, height = 900 } = changes
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}">
        <rect width="600" height="${height}" fill="#faf9f6"/><rect width="600" height="180" fill="#0b0f14"/>
        <rect x="40" y="${top}" width="360" height="200" fill="${plate}"/>
        <text x="40" y="560" font-family="sans-serif" font-size="16" fill="#121820">${words}</text>
      </svg>`,
    ),
  )
    .png()
    .toBuffer()
}

test('other words of the same size make no difference', async () => {
  expect(await difference(await page(), await page({ words: 'Mi., 11. Nov., 18:30 und 87,00 $' }))).toBeLessThan(0.01)
})

test('a block that moved, a block in another colour and a longer page do', async () => {
  const before = await page()
  expect(await difference(before, await page({ top: 320 }))).toBeGreaterThan(0.03)
  expect(await difference(before, await page({ plate: '#0b0f14' }))).toBeGreaterThan(0.03)
  expect(await difference(before, await page({ height: 1000 }))).toBeGreaterThan(0.03)
})
