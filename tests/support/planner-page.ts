import type { Locator, Page } from '@playwright/test'

export interface OnPlan {
  reference: string
  /** First and last name. */
  name: string
}

export const barOf = (page: Page, { name }: Pick<OnPlan, 'name'>): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) })

export const rowOf = (page: Page, rental: OnPlan): Locator => page.getByRole('row').filter({ has: barOf(page, rental) })

/** Number of the car on whose line a rental lies. */
export const carOf = async (page: Page, rental: OnPlan): Promise<string | null> =>
  await rowOf(page, rental).getAttribute('data-car')

/** Takes a rental by the mouse and holds it. */
export async function take(page: Page, rental: OnPlan): Promise<{ x: number; y: number }> {
  const box = (await barOf(page, rental).boundingBox())!
  const at = { x: box.x + 20, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 8, at.y + 8, { steps: 3 })
  return at
}

export async function holdOver(page: Page, row: Locator, x: number): Promise<void> {
  const box = (await row.boundingBox())!
  await page.mouse.move(x, box.y + box.height / 2, { steps: 5 })
}
