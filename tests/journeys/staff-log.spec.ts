import germanLog from '#content/de/staff/log.ts'
import englishLog from '#content/en/staff/log.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { registeredMember, tokenOf } from '#support/member.ts'
import { expect, test } from '#support/site.ts'

const languages = [
  { language: 'German', root: '/staff', t: germanLog },
  { language: 'English', root: '/en/staff', t: englishLog },
] as const

for (const { language, root, t } of languages) {
  test(`a manager finds by keys who did what, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const email = await registeredMember(site)
    await tokenOf(site, email)
    const { renters } = (await callServer(site.url, 'findRenters', { as: nele.token, query: { q: email } })).body
    const params = { id: renters[0]!.id }
    await callServer(site.url, 'adjustStaffPoints', {
      as: nele.token,
      params,
      body: { points: 120, reason: 'Entschuldigung', before: 0 },
    })
    await atWork(page, site, nele)
    await page.goto(root)
    await expect(page.getByRole('link', { name: t.title })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('l')
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    // Lines about people belong to no branch. Where this one has no line yet, its empty list below has such a button too.
    await page.getByRole('button', { name: t.everywhere }).first().click()
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('/')
    // Until the search is answered, the lines of other journeys stand there as well.
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/log/search') && answer.request().postData()?.includes(email) === true,
    )
    await page.keyboard.type(email)
    await answered
    const row = page.getByRole('button', { name: t.lines.membership_points })
    await expect(row).toHaveCount(1)
    await expect(page.getByRole('button', { name: t.lines.account_signed_in }).first()).toBeVisible()
    await page.getByLabel(t.group).selectOption('customers')
    await expect(page.getByRole('button', { name: t.lines.account_signed_in })).toHaveCount(0)
    await page.getByLabel(t.by, { exact: true }).focus()
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowDown')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.reason.replace('{reason}', 'Entschuldigung'))).toBeVisible()
    await expect(page.getByRole('rowheader', { name: t.fields.points })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.csvLabel }).click()
    expect((await saved).suggestedFilename()).toBe(language === 'German' ? 'protokoll.csv' : 'log.csv')
    await page.getByRole('link', { name: 'Mara Muster' }).first().click()
    await expect(page.getByRole('heading', { name: 'Mara Muster' })).toBeVisible()
  })
}

test('an agent has no way to the log', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site, { role: 'agent' }))
  await page.goto('/staff')
  await expect(page.getByRole('link', { name: germanLog.title })).toHaveCount(0)
})
