import type { Locator, Page } from '@playwright/test'

import german from '../../src/content/de/calendar.ts'
import english from '../../src/content/en/calendar.ts'
import type { Language } from '../../src/web/links.ts'

export const calendarTexts = { de: german, en: english }

/** The button of a date, which names its field and what was chosen. */
export const dateButton = (within: Page | Locator, label: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${label}: `) })

/** Opens the calendar of a field, turns its pages until the day is there, and takes it. */
export async function chooseDate(
  within: Page | Locator,
  label: string,
  language: Language,
  date: string,
): Promise<void> {
  await dateButton(within, label).click()
  const day = within.locator(`[data-date="${date}"]`)
  for (let month = 0; month < 13 && !(await day.isVisible()); month++)
    await within.getByRole('button', { name: calendarTexts[language].next }).click()
  await day.click()
}
