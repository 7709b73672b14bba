import type { Locator, Page } from '@playwright/test'

import { callServer } from './client.ts'
import { pngOf } from './papers.ts'
import { expect, type Site } from './site.ts'
import { documentHeaders } from './uploaded-document.ts'

/** Goes down a list to a row, key by key: other journeys of the same site may have left rows of their own. */
export async function walkTo(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(row).toHaveAttribute('aria-current', 'true', { timeout: 500 })
  }).toPass()
}

/** Goes on from document to document until that of a person is shown. @returns their address on the page */
export async function walkToDocument(page: Page, email: string): Promise<Locator> {
  const own = page.getByText(email)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(async () => {
    if (!(await own.isVisible())) await page.keyboard.press('ArrowDown')
    await expect(own).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('img')).toBeVisible()
  return own
}

/** Writes by the contact form, as a visitor. @param code makes name and address different ones */
export async function writeToUs(site: Site, code: string): Promise<void> {
  const sent = await callServer(site.url, 'sendContactMessage', {
    headers: { 'idempotency-key': `journey-of-a-message-${code}` },
    body: {
      name: `Frage ${code}`,
      email: `mara.${code}@post.example`,
      phone: '',
      reference: '',
      branch: 'tempelhof',
      message: 'Haben Sie Kindersitze?',
      website: '',
      language: 'de',
      filledMs: 20_000,
    },
  })
  expect(sent.status).toBe(201)
}

/** Uploads a driving licence as a member. */
export async function uploadLicence(site: Site, token: string): Promise<void> {
  const headers = documentHeaders({ token })
  const answer = await fetch(`${site.url}/api/account/documents`, {
    method: 'POST',
    headers,
    body: new Uint8Array(await pngOf()),
  })
  expect(answer.status).toBe(201)
}
