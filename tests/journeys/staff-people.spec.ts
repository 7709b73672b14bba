import germanDoor from '#content/de/staff/frame.ts'
import germanBusinesses from '#content/de/staff/businesses.ts'
import germanCounter from '#content/de/staff/counter.ts'
import germanCustomers from '#content/de/staff/customers.ts'
import germanInbox from '#content/de/staff/inbox.ts'
import germanInvitation from '#content/de/staff/invitation.ts'
import germanTeam from '#content/de/staff/team.ts'
import englishDoor from '#content/en/staff/frame.ts'
import englishBusinesses from '#content/en/staff/businesses.ts'
import englishCounter from '#content/en/staff/counter.ts'
import englishCustomers from '#content/en/staff/customers.ts'
import englishInbox from '#content/en/staff/inbox.ts'
import englishInvitation from '#content/en/staff/invitation.ts'
import englishTeam from '#content/en/staff/team.ts'
import { expectAccessible } from '#support/accessible.ts'
import { codeAt } from '#support/authenticator.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, STAFF_PASSWORD } from '#support/colleague.ts'
import { uploadLicence, walkTo, walkToDocument, writeToUs } from '#support/inbox-work.ts'
import { registeredMember, tokenOf } from '#support/member.ts'
import { calm, openCustomer, takeBack } from '#support/office-page.ts'
import { letterWith, linkFor } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'

const languages = [
  {
    language: 'German',
    code: 'de',
    root: '/staff',
    t: {
      door: germanDoor,
      businesses: germanBusinesses,
      counter: germanCounter,
      customers: germanCustomers,
      inbox: germanInbox,
      invitation: germanInvitation,
      team: germanTeam,
    },
  },
  {
    language: 'English',
    code: 'en',
    root: '/en/staff',
    t: {
      door: englishDoor,
      businesses: englishBusinesses,
      counter: englishCounter,
      customers: englishCustomers,
      inbox: englishInbox,
      invitation: englishInvitation,
      team: englishTeam,
    },
  },
] as const

/** The browser itself logs refused requests: the door asks before there is a second factor. */
test.use({ expectedNoise: /status of 4\d\d/ })

for (const { language, code, root, t } of languages) {
  test(`an invited colleague comes in with a second factor, in ${language}`, async ({ page, site, browser }) => {
    const nele = await newColleague(site)
    await atWork(page, site, nele)
    await page.goto(`${root}/team`)
    await expect(page.getByRole('list', { name: t.team.present })).toBeVisible()
    await page.keyboard.press('i')
    const email = `ben.${code}@spreewagen.example`
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.team.send }).click()
    await expect(dialog.getByText(t.team.missing.email)).toBeVisible()
    await calm(page)
    await dialog.getByLabel(t.team.name).fill('Ben Beispiel')
    await dialog.getByLabel(t.team.email).fill(email)
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: t.team.send }).click()
    await expect(page.getByText(email).first()).toBeVisible()
    await calm(page)

    const link = await linkFor(site, email, '/staff/invitation')
    const own = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
    const theirs = await own.newPage()
    await theirs.goto(link)
    await expect(theirs.getByLabel(t.invitation.name)).toHaveValue('Ben Beispiel')
    await expectAccessible(theirs)
    await theirs.getByLabel(t.invitation.password).fill(STAFF_PASSWORD)
    await theirs.keyboard.press('Enter')
    await theirs.getByLabel(t.door.factor.password).fill(STAFF_PASSWORD)
    await theirs.getByRole('button', { name: t.door.factor.byApp }).click()
    await expect(theirs.getByLabel(t.door.factor.prove)).toBeVisible()
    const secret = /[A-Z2-7]{4}(?: [A-Z2-7]{1,4}){5,}/
      .exec(await theirs.getByRole('main').innerText())![0]
      .replaceAll(' ', '')
    await theirs.getByLabel(t.door.factor.prove).fill(codeAt(secret, new Date()))
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('button', { name: t.door.factor.done }).click()
    const nav = theirs.getByRole('navigation', { name: t.door.nav.label })
    await expect(nav.getByRole('link', { name: t.door.nav.inbox })).toBeVisible()
    // Agents have no way to the team.
    await expect(nav.getByRole('link', { name: t.door.nav.team })).toHaveCount(0)
    await theirs.goto(link)
    await expect(theirs.getByText(t.invitation.invalid)).toBeVisible()

    await page.reload()
    const row = page.getByRole('button', { name: /Ben Beispiel/ })
    await row.click()
    await expect(page.getByRole('heading', { name: t.team.sessions })).toBeVisible()
    await calm(page)
    // A session ends only after its consequences were read.
    await page.getByRole('button', { name: t.team.endSession, exact: true }).last().click()
    await expect(page.getByRole('dialog').getByText(t.team.sessionText.split('(')[1]!.split(')')[1]!)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t.team.end, exact: true }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: t.team.endAct }).click()
    await expect(page.getByRole('heading', { name: t.team.left })).toBeVisible()
    await theirs.goto(root)
    await expect(theirs.getByRole('heading', { name: t.door.door.title })).toBeVisible()
    await own.close()
  })

  test(`a message is answered by keys, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    await writeToUs(site, code)
    await atWork(page, site, nele)
    await page.goto(`${root}/inbox`)
    await walkTo(page, page.getByRole('button', { name: `Frage ${code}` }))
    await expect(page.getByRole('heading', { name: `Frage ${code}` })).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByText(t.inbox.taken)).toBeVisible()
    await calm(page)
    await page.keyboard.press('r')
    const answer = page.getByRole('textbox', { name: t.inbox.answer })
    await page.keyboard.type('gern, wir legen sie bereit.')
    // The typed answer is there again after another page.
    await page.getByRole('link', { name: t.inbox.documents }).last().click()
    await expect(answer).toHaveCount(0)
    await page.goBack()
    await expect(answer).toHaveValue('gern, wir legen sie bereit.')
    await answer.press('Control+Enter')
    await expect(page.getByText(t.inbox.states.answered, { exact: true })).toBeVisible()
    await page.reload()
    await expect(answer).toHaveValue('')
    await letterWith(site, `To: mara.${code}@post.example`, 'gern, wir legen sie bereit.')
    await calm(page)
  })

  test(`a customer is found, and a note stands on their page, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const email = await registeredMember(site)
    await atWork(page, site, nele)
    await openCustomer(page, root, t.customers.search, email)
    await expect(page.getByRole('heading', { name: 'Mara Muster' })).toBeVisible()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: t.customers.addNote }).click()
    await expect(page.getByLabel(t.customers.noteText)).toBeFocused()
    await expect(page.getByLabel(t.customers.noteText)).toHaveAccessibleDescription(t.customers.missing)
    await page.keyboard.type('Kommt mit Kinderwagen.')
    await expectAccessible(page)
    await page.getByRole('button', { name: t.customers.addNote }).click()
    const note = page.getByRole('listitem').getByText('Kommt mit Kinderwagen.')
    await expect(note).toBeVisible()
    await calm(page)
    await page.getByRole('button', { name: t.customers.removeNote.split(' (')[0]! }).click()
    await expect(page.getByText(t.customers.noteGone)).toBeVisible()
    await expect(note).toHaveCount(0)
    await takeBack(page)
    await expect(note).toBeVisible()
  })

  test(`a company is written down by keys, and somebody rents for it, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const email = await registeredMember(site)
    await atWork(page, site, nele)
    await page.goto(`${root}/businesses`)
    await expect(page.getByRole('heading', { name: t.businesses.title })).toBeVisible()
    await page.getByRole('button', { name: t.businesses.add }).click()
    const { fields } = t.businesses
    for (const [label, value] of [
      [fields.name, 'Spreebau GmbH'],
      [fields.street, 'Musterweg 3'],
      [fields.postalCode, '12099'],
      [fields.city, 'Berlin'],
      [fields.country, 'Deutschland'],
      [fields.vatId, 'DE12'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.businesses.vatWrong)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(fields.vatId, { exact: true }).fill('DE 123 456 789')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Spreebau GmbH' })).toBeVisible()
    await expect(page.getByText('DE123456789')).toBeVisible()
    await page.keyboard.press('p')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Mara Muster/ })
      .click()
    const person = page.getByRole('link', { name: 'Mara Muster' })
    await expect(person).toBeVisible()
    await calm(page)
    await page.getByRole('button', { name: t.businesses.removeOne.replace('{name}', 'Mara Muster') }).click()
    await expect(person).toHaveCount(0)
    await takeBack(page, t.businesses.personGone.replace('{name}', 'Mara Muster'))
    await expect(person).toBeVisible()
    // The next act: a booking in which the customer and the company are chosen.
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t.counter.who.papers).locator('option:checked')).toHaveText('Spreebau GmbH')
    await page.goBack()
    await expect(person).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await calm(page)
  })

  test(`a document is refused by keys, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const email = await registeredMember(site)
    await uploadLicence(site, await tokenOf(site, email))
    await atWork(page, site, nele)
    await page.goto(`${root}/inbox/documents`)
    const own = await walkToDocument(page, email)
    await page.keyboard.press('+')
    await calm(page)
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    // No reason is taken for granted: it is chosen by its number.
    await dialog.getByRole('button', { name: t.inbox.refuse }).click()
    await expect(dialog.getByText(t.inbox.noReason)).toBeVisible()
    await page.keyboard.press('3')
    await expect(dialog.getByRole('radio', { name: t.inbox.reasons.back_missing })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.inbox.refuse }).click()
    await expect(own).toHaveCount(0)
    await letterWith(site, `To: ${email}`, 'ckseite fehlt.')
  })
}

test('a decision about a document is taken back from its toast, and from the page of a decided one', async ({
  page,
  site,
}) => {
  const email = await registeredMember(site)
  const other = await registeredMember(site)
  for (const one of [other, email]) await uploadLicence(site, await tokenOf(site, one))
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  await page.goto('/staff/inbox/documents')
  const own = await walkToDocument(page, email)
  await page.keyboard.press('a')
  await expect(page.getByText(germanInbox.acceptedToast.split('{')[0]!)).toBeVisible()
  await expect(own).toHaveCount(0)
  await takeBack(page)
  await expect(page.getByText(germanInbox.decisionBack.split('{')[0]!)).toBeVisible()
  // The document is in sight again, not the one to which the decision led on.
  await expect(own).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(germanInbox.refusedToast.split('{')[0]!)).toBeVisible()
  await expect(own).toHaveCount(0)
  await takeBack(page)
  await expect(own).toBeVisible()
  await page.keyboard.press('a')
  await expect(own).toHaveCount(0)

  await openCustomer(page, '/staff', germanCustomers.search, email)
  await page.getByRole('link', { name: germanCustomers.kinds.licence }).click()
  const decision = page.getByRole('region', { name: germanInbox.decision })
  await expect(decision.getByText(germanInbox.decided.accepted, { exact: true })).toBeVisible()
  await calm(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await calm(page)
  await decision.getByRole('button', { name: germanInbox.takeBack }).click()
  await expect(page.getByRole('button', { name: germanInbox.accept })).toBeVisible()
})

test('an invitation is withdrawn after its consequences were read', async ({ page, site }) => {
  const nele = await newColleague(site)
  const email = 'ole.ohnename@spreewagen.example'
  const body = { email, name: 'Ole Ohnename', role: 'manager', branches: null, language: 'de' } as const
  await callServer(site.url, 'inviteStaff', { as: nele.token, body })
  await atWork(page, site, nele)
  await page.goto('/staff/team')
  const invited = page.getByRole('listitem').filter({ hasText: email })
  await invited.getByRole('button', { name: germanTeam.withdraw }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(germanTeam.withdrawText.replace('{email}', email))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: germanTeam.withdrawAct }).click()
  await expect(invited).toHaveCount(0)
})

test('on a phone a document is opened from the list, and keys decide on none that is not shown', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = await registeredMember(site)
  await uploadLicence(site, await tokenOf(site, email))
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/inbox/documents')
  const row = page.getByRole('list').last().getByRole('button').last()
  await expect(row).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: germanInbox.accept })).toHaveCount(0)
  await row.click()
  // Reading goes on at the document's heading.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.getByRole('button', { name: germanInbox.accept })).toBeInViewport()
  await expect(page.getByRole('button', { name: germanInbox.refuse })).toBeInViewport()
  await calm(page)
  await page.getByRole('button', { name: germanInbox.back }).click()
  await expect(row).toBeVisible()
})

test('a document that a colleague decides leaves its place empty, and no key decides on another', async ({
  page,
  site,
}) => {
  const email = await registeredMember(site)
  const other = await registeredMember(site)
  for (const one of [email, other]) await uploadLicence(site, await tokenOf(site, one))
  const nele = await newColleague(site)
  await page.clock.install()
  await atWork(page, site, nele)
  await page.goto('/staff/inbox/documents')
  const own = await walkToDocument(page, email)
  const as = nele.token
  const { waiting } = (await callServer(site.url, 'getDocumentQueue', { as })).body
  const { id, kind, expiry } = waiting.find(({ customer }) => customer.email === email)!
  await callServer(site.url, 'reviewDocument', {
    as,
    params: { id },
    body: { kind, expiry, chosen: null, words: null },
  })
  // The list asks again by itself.
  await page.clock.runFor(31_000)
  await expect(page.getByText(germanInbox.decidedMeanwhile)).toBeVisible()
  await expect(own).toHaveCount(0)
  await page.keyboard.press('a')
  const left = (await callServer(site.url, 'getDocumentQueue', { as })).body.waiting
  expect(left.map(({ customer }) => customer.email)).toContain(other)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: germanInbox.accept })).toBeVisible()
})
