import { expect, type Page } from '@playwright/test'

import german from '#content/de/site/shell.ts'
import english from '#content/en/site/shell.ts'
import { languageTags, type Language } from '#i18n/links.ts'

const shell = { de: german, en: english }

/** Chooses the other language in the header, or on a phone in the menu. */
export async function switchLanguage(page: Page, from: Language): Promise<void> {
  const { openMenu, language, languages } = shell[from].header
  await page
    .getByRole('button', { name: openMenu })
    .or(page.getByRole('button', { name: language }))
    .filter({ visible: true })
    .first()
    .click()
  const other = from === 'de' ? 'en' : 'de'
  await page.getByRole('link', { name: languages[other] }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[other])
}
