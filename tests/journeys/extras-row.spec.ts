import english from '#content/en/home.ts'
import { onBoth } from '#support/devices.ts'
import { expect, test } from '#support/site.ts'

test('the first extra begins where its heading does', onBoth, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const section = page.locator('#services')
  await section.scrollIntoViewIfNeeded()
  const heading = section.getByRole('heading', { name: english.services.title })
  // The gap of 25 px to the one before is within each place.
  const card = section.getByRole('group').first().locator('> div')
  // A container of an odd width begins in the middle of a pixel.
  const left = async (of: typeof card) => (await of.boundingBox())!.x
  await expect.poll(async () => Math.trunc((await left(card)) - (await left(heading)))).toBe(0)
})
