import germanBlocks from '#content/de/staff/blocks.ts'
import german from '#content/de/staff/privacy.ts'
import englishBlocks from '#content/en/staff/blocks.ts'
import english from '#content/en/staff/privacy.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { registeredMember } from '#support/member.ts'
import { calm } from '#support/office-page.ts'
import { letterWith } from '#support/outbox.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { expect, test } from '#support/site.ts'

const languages = [
  { language: 'German', code: 'de', root: '/staff', t: german, blocks: germanBlocks },
  { language: 'English', code: 'en', root: '/en/staff', t: english, blocks: englishBlocks },
] as const

for (const { language, code, root, t, blocks } of languages) {
  test(`processing is restricted, seen at the customer and lifted by letter, in ${language}`, async ({
    page,
    site,
  }) => {
    const nele = await newColleague(site)
    const email = await registeredMember(site, `schranke.${code}@post.example`, { lastName: `Schranke${code}` })
    const filed = await callServer(site.url, 'filePrivacyRequest', {
      as: nele.token,
      body: {
        kind: 'restriction',
        way: 'email',
        receivedOn: dateOf(toLocal(new Date())),
        language: 'de',
        name: `Mara Schranke${code}`,
        email,
        identity: 'account',
        note: '',
        message: null,
        customer: null,
      },
    })
    expect(filed.status).toBe(201)
    await atWork(page, site, nele)
    const request = `${root}/privacy?request=${filed.body.id}`
    await page.goto(request)
    await expect(page.getByText(t.restriction.what)).toBeVisible()
    await page.getByRole('button', { name: t.restriction.grant }).press('Enter')
    await expect(page.getByText(t.restriction.granted)).toBeVisible()
    await expect(page.getByRole('button', { name: t.restriction.lift })).toBeVisible()
    await calm(page)

    await page.getByRole('link', { name: t.toCustomer }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Mara Schranke${code}` })).toBeVisible()
    await expect(page.getByText(blocks.restricted.text)).toBeVisible()
    await calm(page)
    await page.getByRole('link', { name: blocks.restricted.toRequest }).press('Enter')

    await page.getByRole('button', { name: t.restriction.lift }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.restriction.liftAct }).press('Enter')
    await expect(dialog.getByText(t.restriction.liftEmpty)).toBeVisible()
    await calm(page)
    await dialog.getByLabel(t.restriction.liftReason).fill('Die Angaben stimmen wieder.')
    await dialog.getByRole('button', { name: t.restriction.liftAct }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText(t.restriction.reasonWas.replace('{reason}', 'Die Angaben stimmen wieder.')),
    ).toBeVisible()
    await letterWith(site, `To: ${email}`, 'Die Angaben stimmen wieder.')
    await expect(page.getByRole('button', { name: t.restriction.lift })).toHaveCount(0)
    await calm(page)
  })
}
