import german from '#content/de/staff/inbox.ts'
import issues from '#content/de/staff/issues.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { uploadLicence, writeToUs } from '#support/inbox-work.ts'
import { registeredMember, tokenOf } from '#support/member.ts'
import { calm } from '#support/office-page.ts'
import { expect, test } from '#support/site.ts'

/** The frame of a newsletter's letter keeps the test and its axe out, which the browser logs. */
test.use({
  viewport: { width: 768, height: 1024 },
  expectedNoise: /document is sandboxed|'postMessage' on 'DOMWindow'/,
})

test('a tablet shows a list and the first of its entries beside it', async ({ page, site }) => {
  const nele = await newColleague(site)
  await writeToUs(site, 'tablet')
  const email = await registeredMember(site)
  await uploadLicence(site, await tokenOf(site, email))
  const written = { subject: 'Tafelbild', text: 'ab heute mehr.' }
  await callServer(site.url, 'createIssue', { as: nele.token, body: { de: written, en: written, car: null } })
  await atWork(page, site, nele)
  const first = page.locator('[aria-current=true]')

  await page.goto('/staff/inbox')
  await expect(first).toBeVisible()
  await expect(page.getByRole('textbox', { name: german.answer })).toBeInViewport()
  await calm(page)

  // All that is to be compared, and both decisions, are in sight below the picture.
  await page.goto('/staff/inbox/documents')
  await expect(first).toBeVisible()
  await expect(page.getByRole('table', { name: german.typed.title })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('img')).toBeInViewport()
  await expect(page.getByRole('button', { name: german.accept })).toBeInViewport()
  await expect(page.getByRole('button', { name: german.refuse })).toBeInViewport()
  await calm(page)

  await page.goto('/staff/newsletter')
  await expect(page.getByRole('link', { name: /Tafelbild/ })).toBeVisible()
  await expect(page.locator(`iframe[title="${issues.preview.de}"]`)).toBeInViewport({ ratio: 0.99 })
  await calm(page)
})
