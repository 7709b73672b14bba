import type { Locator, Page } from '@playwright/test'

import { company } from '#content/company.ts'
import germanContact from '#content/de/contact.ts'
import germanNewsletter from '#content/de/newsletter.ts'
import germanShell from '#content/de/site/shell.ts'
import englishContact from '#content/en/contact.ts'
import englishNewsletter from '#content/en/newsletter.ts'
import englishShell from '#content/en/site/shell.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { switchLanguage } from '#support/language.ts'
import { letterWith, lettersOf, linkFor } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'

const texts = {
  de: { contact: germanContact, newsletter: germanNewsletter, shell: germanShell },
  en: { contact: englishContact, newsletter: englishNewsletter, shell: englishShell },
}

/** The console reports the lost connections and refusals that these journeys provoke. */
test.use({ expectedNoise: /Failed to load resource/ })

/** Types as with a keyboard, one field after the other. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

/** The form of the home page, which is folded on a phone. */
async function openContact(page: Page, language: 'de' | 'en'): Promise<Locator> {
  await page.goto(href(language, 'home'))
  const section = page.locator('#contact')
  const unfold = section.getByRole('button', { name: texts[language].contact.form.heading })
  if (await unfold.isVisible()) await unfold.click()
  // Until its script is here the form keeps the click, and a hidden field takes no focus.
  await expect(section.getByLabel(texts[language].contact.form.name)).toBeVisible()
  return section
}

for (const language of ['de', 'en'] as const) {
  const { contact, newsletter, shell } = texts[language]
  const { form } = contact

  test.describe(`(${language})`, () => {
    test('a message reaches the branch, written with the keyboard alone', async ({ page, site }) => {
      const email = `gast.${language}@post.example`
      const words = `Kindersitze ${language}`
      const section = await openContact(page, language)
      await section.getByLabel(form.name).focus()
      await typeInto(page, section.getByLabel(form.name), 'Mara Muster')
      await typeInto(page, section.getByLabel(form.email), email)
      await typeInto(page, section.getByLabel(form.phone), '030 23125-900')
      await typeInto(page, section.getByLabel(form.reference), 'SW-2222-2222')
      await expect(section.getByLabel(form.branch)).toBeFocused()
      await section.getByLabel(form.branch).selectOption('airport')
      await page.keyboard.press('Tab')
      await typeInto(page, section.getByRole('textbox', { name: form.message }), `${words}\nhttps://boese.example`)
      await expect(section.getByRole('link', { name: /(Datenschutz|privacy).*(neuem|new) [Tt]ab/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')

      const done = section.getByRole('status')
      await expect(done).toContainText(form.doneTitle)
      await expect(done).toContainText(email)
      await expect(section.locator(':focus')).toContainText(form.doneTitle)
      await expectAccessible(page, '#contact')

      const toBranch = await letterWith(site, 'To: flughafen@spreewagen.example', words)
      expect(toBranch).toContain(`Reply-To: ${email}`)
      // It is there to be read, and no mail program makes a link of it.
      expect(toBranch).toContain('https[:]//boese[.]example')
      expect(toBranch).not.toContain('https://boese.example')
      // Not the branch's, which is to be answered to the same address.
      const receipt = await letterWith(site, `\nTo: ${email}`, words)
      expect(receipt).not.toContain('boese')

      await section.getByRole('button', { name: form.again }).click()
      await expect(section.getByRole('textbox', { name: form.message })).toHaveValue('')
    })

    test('bad input is said beside its field, the first has the focus, and nothing typed is lost', async ({ page }) => {
      const section = await openContact(page, language)
      const submit = section.getByRole('button', { name: form.submit })
      await submit.click()
      for (const words of Object.values(form.missing)) await expect(section.getByText(words)).toBeVisible()
      await expect(section.getByLabel(form.name)).toBeFocused()
      await expectAccessible(page, '#contact')

      await section.getByLabel(form.name).fill('Mara Muster')
      await expect(section.getByText(form.missing.name)).toBeHidden()
      await section.getByLabel(form.email).fill('mara@')
      await section.getByLabel(form.phone).fill('ruf mich an')
      await section.getByRole('textbox', { name: form.message }).fill('x'.repeat(4_001))
      await submit.click()
      await expect(section.getByLabel(form.email)).toBeFocused()
      const email = section.getByLabel(form.email)
      await expect(email).toHaveAccessibleDescription(form.invalid.email)
      // The error takes the hint's place.
      await expect(section.getByLabel(form.phone)).toHaveAccessibleDescription(form.invalid.phone)
      await expect(section.getByText(form.invalid.tooLong)).toBeVisible()
      await expect(section.getByLabel(form.phone)).toHaveValue('ruf mich an')
    })

    // The rest is about neither words nor width, and is walked once.
    if (language === 'de') return

    test('a dead line loses nothing, and a double click sends once', async ({ page, site, context }) => {
      const words = `Einmal ${language}`
      const section = await openContact(page, language)
      await section.getByLabel(form.name).fill('Mara Muster')
      await section.getByLabel(form.email).fill(`einmal.${language}@post.example`)
      await section.getByRole('textbox', { name: form.message }).fill(words)
      const submit = section.getByRole('button', { name: form.submit })
      // The answer is lost on the way, so that the message is there and nobody knows.
      await page.route('**/api/contact-messages', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await submit.click()
      await expect(section.getByRole('alert')).toContainText(shell.errors.unavailable)
      await expect(section.getByRole('textbox', { name: form.message })).toHaveValue(words)
      await page.unroute('**/api/contact-messages')

      await context.setOffline(true)
      await submit.click()
      await expect(section.getByRole('alert')).toContainText(shell.errors.unavailable)
      await expect(section.getByRole('textbox', { name: form.message })).toHaveValue(words)
      await context.setOffline(false)

      await submit.dblclick()
      await expect(section.getByRole('status')).toContainText(form.doneTitle)
      await letterWith(site, `To: ${company.email}`, words)
      await letterWith(site, '\nTo: einmal.', words)
      expect(lettersOf(site).filter((letter) => letter.includes(words))).toHaveLength(2)
    })

    test('a change of language keeps what was typed, until it is sent', async ({ page, site }) => {
      const words = `Zwei Zeilen\n${language}`
      const section = await openContact(page, language)
      await section.getByLabel(form.name).fill('Mara Muster')
      await section.getByLabel(form.email).fill(`draft.${language}@post.example`)
      await section.getByLabel(form.branch).selectOption('tempelhof')
      await section.getByRole('textbox', { name: form.message }).fill(words)
      // Its script comes with the first touch.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact'))).toContain('Zwei Zeilen')
      await switchLanguage(page, language)
      const other = texts.de.contact.form
      await expect(section.getByRole('textbox', { name: other.message })).toHaveValue(words)
      await expect(section.getByLabel(other.name)).toHaveValue('Mara Muster')
      await expect(section.getByLabel(other.branch)).toHaveValue('tempelhof')
      await section.getByRole('button', { name: other.submit }).click()
      await expect(section.getByRole('status')).toContainText(other.doneTitle)
      await letterWith(site, 'To: tempelhof@spreewagen.example', words.split('\n')[1]!)
      await page.reload()
      await expect(section.getByRole('textbox', { name: other.message })).toHaveValue('')
    })

    test('the newsletter: asked for, confirmed, ended, each with a click of its own', async ({ page, site }) => {
      const email = `leser.${language}@post.example`
      const isListed = async () => (await site.manage('newsletter', 'list')).includes(email)
      await page.goto(href(language, 'about'))
      const box = page.getByRole('region', { name: newsletter.box.heading })
      const field = box.getByLabel(newsletter.box.email)
      await box.getByRole('button', { name: newsletter.box.submit }).click()
      await expect(field).toHaveAccessibleDescription(newsletter.box.missing)
      await expect(field).toBeFocused()
      await expectAccessible(page, '#newsletter')
      await page.keyboard.type('leser@')
      await page.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(newsletter.box.invalid)
      await field.fill(email)
      await page.keyboard.press('Enter')
      await expect(box.getByRole('status')).toContainText(newsletter.box.askedTitle)
      await expectAccessible(page, '#newsletter')

      await page.goto(await linkFor(site, email, '/newsletter/confirm'))
      await expect(page).toHaveURL(new RegExp(`${href(language, 'newsletterConfirm')}$`))
      const confirm = page.getByRole('button', { name: newsletter.confirm.submit })
      await expect(confirm).toBeVisible()
      await expectAccessible(page, 'main')
      expect(await isListed()).toBe(false)
      await confirm.click()
      await expect(page.getByRole('heading', { name: newsletter.confirm.doneHeading })).toBeVisible()
      expect(await isListed()).toBe(true)

      const way = await linkFor(site, email, '/newsletter/unsubscribe')
      await page.goto(way)
      await page.getByRole('main').getByRole('button', { name: newsletter.unsubscribe.submit }).click()
      await expect(page.getByRole('heading', { name: newsletter.unsubscribe.doneHeading })).toBeVisible()
      await expectAccessible(page, 'main')
      expect(await isListed()).toBe(false)
    })

    test('links that were never ours or came without their token are told so', async ({ page }) => {
      await page.goto(`${href(language, 'newsletterConfirm')}#token=${'x'.repeat(43)}`)
      await page.getByRole('button', { name: newsletter.confirm.submit }).click()
      await expect(page.getByRole('heading', { name: newsletter.confirm.invalidHeading })).toBeVisible()
      await page.goto(href(language, 'newsletterUnsubscribe'))
      await expect(page.getByRole('heading', { name: newsletter.unsubscribe.noLinkHeading })).toBeVisible()
      await expect(page.getByRole('link', { name: newsletter.write })).toHaveAttribute(
        'href',
        `mailto:${company.email}`,
      )
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('forms that could not be sent are not there; the addresses are', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#contact form')).toBeHidden()
    await expect(page.locator('#contact').getByRole('link', { name: company.email })).toBeVisible()
    await expect(page.locator('#newsletter form')).toBeHidden()
    await expect(page.locator('#newsletter').getByRole('link', { name: company.email })).toBeVisible()
  })
})
