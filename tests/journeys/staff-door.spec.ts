import german from '#content/de/staff/frame.ts'
import english from '#content/en/staff/frame.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { codeAt } from '#support/authenticator.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, STAFF_PASSWORD } from '#support/colleague.ts'
import { registeredMember, tokenOf } from '#support/member.ts'
import { expect, test } from '#support/site.ts'

const languages = [
  { language: 'German', root: '/staff', t: german },
  { language: 'English', root: '/en/staff', t: english },
]

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

/** A code that is still unused; the server accepts the next one ahead of its time. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

for (const { language, root, t } of languages) {
  test(`a colleague signs in with a code and the keyboard alone, locks the screen and comes back, in ${language}`, async ({
    page,
    site,
  }) => {
    const nele = await newColleague(site)
    await page.goto(root)
    await expect(page.getByRole('heading', { name: t.door.title })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type(nele.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(STAFF_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t.door.code)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).not.toBeEmpty()
    // The typed code stays, to be mended.
    await expect(page.getByLabel(t.door.code)).toHaveValue('000000')
    await page.getByLabel(t.door.code).fill(nextCode(nele.secret))
    await page.keyboard.press('Enter')
    const nav = page.getByRole('navigation', { name: t.nav.label })
    await expect(nav.getByRole('link', { name: t.nav.today })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: t.me.lock }).click()
    await expect(page.getByRole('heading', { name: t.lock.title })).toBeVisible()
    await expect(nav).toBeHidden()
    await expectAccessible(page)
    // Loading the page anew is no way around.
    await page.reload()
    await expect(page.getByRole('heading', { name: t.lock.title })).toBeVisible()
  })
}

test('a screen locks itself when nobody touches it', async ({ page, site }) => {
  const nele = await newColleague(site)
  await page.clock.install()
  await atWork(page, site, nele)
  await page.goto('/staff')
  const nav = page.getByRole('navigation', { name: german.nav.label })
  await expect(nav).toBeVisible()
  await page.clock.fastForward('04:30')
  await expect(nav).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('heading', { name: german.lock.title })).toBeVisible()
})

test('a page that is opened an hour after the last touch is locked', async ({ page, site }) => {
  const nele = await newColleague(site)
  await page.clock.install()
  await atWork(page, site, nele)
  await page.goto('/staff')
  await expect(page.getByRole('navigation', { name: german.nav.label })).toBeVisible()
  await page.goto('/robots.txt')
  await page.clock.fastForward('01:00:00')
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: german.lock.title })).toBeVisible()
  await page.mouse.move(200, 200)
  await page.reload()
  await expect(page.getByRole('heading', { name: german.lock.title })).toBeVisible()
})

test('a lock holds in every tab, and one code opens them all', async ({ page, context, site }) => {
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  await page.goto('/staff')
  const other = await context.newPage()
  await other.goto('/staff/bookings')
  const nav = other.getByRole('navigation', { name: german.nav.label })
  await expect(nav).toBeVisible()
  await page.getByRole('button', { name: german.me.lock }).click()
  await expect(other.getByRole('heading', { name: german.lock.title })).toBeVisible()
  await expect(nav).toBeHidden()
  await page.getByLabel(german.door.code).fill(nextCode(nele.secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: german.nav.label })).toBeVisible()
  await expect(nav).toBeVisible()
})

test('a lock that the server did not hear of holds all the same, and is told later', async ({ page, site }) => {
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  await page.goto('/staff')
  await page.route('**/api/staff/lock', (route) => route.fulfill({ status: 429, json: {} }))
  await page.getByRole('button', { name: german.me.lock }).click()
  const title = page.getByRole('heading', { name: german.lock.title })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  expect((await callServer(site.url, 'getStaffMe', { as: nele.token })).body.locked).toBe(false)
  await page.unroute('**/api/staff/lock')
  await expect.poll(async () => (await callServer(site.url, 'getStaffMe', { as: nele.token })).body.locked).toBe(true)
})

test('a page learns from the server that its session was locked', async ({ page, site }) => {
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  await page.goto('/staff')
  await expect(page.getByRole('navigation', { name: german.nav.label })).toBeVisible()
  await callServer(site.url, 'lockScreen', { as: nele.token })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: german.lock.title })).toBeVisible()
  await page.getByLabel(german.door.code).fill(nextCode(nele.secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: german.nav.label })).toBeVisible()
})

test('who leaves the company is out at once', async ({ page, site }) => {
  const nele = await newColleague(site, { role: 'agent', branches: ['tempelhof'] })
  await atWork(page, site, nele)
  await page.goto('/staff')
  await expect(page.getByRole('navigation', { name: german.nav.label })).toBeVisible()
  await site.manage('staff-left', nele.email)
  await page.reload()
  await expect(page.getByRole('heading', { name: german.door.title })).toBeVisible()
})

test('a customer is told that the office is not for them', async ({ page, site }) => {
  const email = await registeredMember(site)
  const token = await tokenOf(site, email)
  await atWork(page, site, { email, name: '', secret: '', token })
  await page.goto('/staff')
  await expect(page.getByRole('heading', { name: german.door.notStaff })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: german.door.otherAccount }).click()
  await expect(page.getByRole('heading', { name: german.door.title })).toBeVisible()
})
