import { randomUUID } from 'node:crypto'

import german from '#content/de/staff/frame.ts'
import english from '#content/en/staff/frame.ts'
import { expectAccessible } from '#support/accessible.ts'
import { STAFF_PASSWORD } from '#support/colleague.ts'
import { expect, test } from '#support/site.ts'
import { addAuthenticator } from '#support/virtual-authenticator.ts'

/** Passkeys need a host name instead of an address. The browser itself logs refused requests. */
test.use({ host: 'localhost', expectedNoise: /status of 4\d\d/ })

const languages = [
  { language: 'German', root: '/staff', t: german },
  { language: 'English', root: '/en/staff', t: english },
]

for (const { language, root, t } of languages) {
  test(`a passkey lets a colleague in, and back after the lock, in ${language}`, async ({ page, site }) => {
    const email = `${randomUUID()}@spreewagen.example`
    await site.manageWith(`${STAFF_PASSWORD}\n`, 'staff', email, 'Nele Beispiel', '--role', 'manager')
    const device = await addAuthenticator(page)
    const nav = page.getByRole('navigation', { name: t.nav.label })
    await page.goto(root)
    await page.getByLabel(t.door.email).fill(email)
    await page.getByLabel(t.door.password).fill(STAFF_PASSWORD)
    await page.keyboard.press('Enter')

    await page.getByLabel(t.factor.password).fill('not the password')
    await page.getByRole('button', { name: t.factor.byPasskey }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.getByLabel(t.factor.password).fill(STAFF_PASSWORD)
    await expectAccessible(page)
    await page.getByRole('button', { name: t.factor.byPasskey }).click()
    await expect(nav).toBeVisible()
    expect(await device.passkeys()).toBe(1)

    await page.getByRole('button', { name: t.me.lock }).click()
    const back = page.getByRole('button', { name: t.lock.passkey })
    await device.willing(false)
    await back.click()
    await expect(page.getByText(t.door.passkeyCancelled)).toBeVisible()
    await expect(nav).toBeHidden()
    await device.willing(true)
    await back.click()
    await expect(nav).toBeVisible()

    await page.getByRole('button', { name: t.me.lock }).click()
    await page.getByRole('button', { name: t.lock.other }).click()
    await page.getByRole('button', { name: t.door.passkey }).click()
    await expect(nav).toBeVisible()
  })
}
