import { mkdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import type { Language } from '#i18n/links.ts'
import { showAll } from '#support/look.ts'

export const folder = path.resolve(import.meta.dirname, '../../build/look')
mkdirSync(folder, { recursive: true })

export type Keep = (name: string) => Promise<void>

/** Takes pictures of whole pages, with everything that loads late. */
export function keeper(page: Page, language: Language, width: string): Keep {
  return async (name) => {
    await showAll(page)
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${language}.png`), fullPage: true })
  }
}

/** Takes a picture of the window alone, with the dialog that is over the page. */
export async function keepWindow(page: Page, name: string, language: Language, width: string): Promise<void> {
  await page.waitForTimeout(500)
  await page.screenshot({ path: path.join(folder, `${name}-${width}-${language}.png`) })
}
