import { company } from '#content/company.ts'
import germanLegal from '#content/de/legal.ts'
import germanNotices from '#content/de/notices.ts'
import germanTerms from '#content/de/terms.ts'
import englishLegal from '#content/en/legal.ts'
import englishNotices from '#content/en/notices.ts'
import englishTerms from '#content/en/terms.ts'
import { bound } from '#content/unbroken.ts'
import { href } from '#i18n/links.ts'
import { switchLanguage } from '#support/language.ts'
import { expect, scriptsLoaded, test } from '#support/site.ts'

const texts = {
  de: { legal: germanLegal, notices: germanNotices, terms: germanTerms },
  en: { legal: englishLegal, notices: englishNotices, terms: englishTerms },
}

for (const language of ['de', 'en'] as const) {
  const { legal, notices, terms } = texts[language]

  test(`privacy and terms can be found, cited and printed (${language})`, async ({ page, isMobile }) => {
    await page.goto(href(language, 'terms'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.terms.heading)
    await expect(page.getByText(legal.effective, { exact: true })).toBeVisible()
    const contents = page.getByRole('navigation', { name: legal.contents })
    await scriptsLoaded(page)
    if (isMobile) await contents.getByRole('button', { name: legal.contents }).click()
    await expect(contents.getByRole('link')).toHaveText(terms.sections.map(({ title }, at) => `${at + 1}${title}`))
    await contents.getByRole('link', { name: terms.sections[3].title }).click()
    const section = page.getByRole('region', { name: terms.sections[3].title })
    await expect(section).toBeInViewport()
    await expect(section).toBeFocused()
    await expect(contents.getByRole('link', { name: terms.sections[3].title })).toHaveAttribute('aria-current', 'true')
    // The PDF uses the same numbers.
    await section.getByRole('link', { name: '4.5', exact: true }).click()
    await expect(page).toHaveURL(/#4\.5$/)
    await expect(page.locator('[id="4.5"]')).toContainText(terms.sections[3].paragraphs[4].slice(0, 60))

    await page.goto(href(language, 'privacy'))
    await expect(page.getByText(legal.effective, { exact: true })).toBeVisible()
    for (const { heading } of notices.privacy)
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    for (const { to } of legal.privacy.brief) await expect(page.locator(`section#${to}`)).toHaveCount(1)
    for (const { to } of legal.terms.brief) expect(terms.sections.map(({ id }) => id)).toContain(to)
    const cases = notices.privacy[1].cases
    const { title, kept } = cases[1]
    const period = page.getByText(kept[0].time)
    await expect(period).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(period).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('heading', { level: 3, name: title }).click()
    await expect(period).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo', 'navigation', 'complementary'] as const)
      await expect(page.getByRole(part)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`the imprint names the company, and the statement on accessibility the way to complain (${language})`, async ({
    page,
  }) => {
    await page.goto(href(language, 'imprint'))
    for (const words of notices.imprint.flatMap(({ paragraphs }) => paragraphs))
      await expect(page.getByRole('main').getByText(bound(words).slice(0, 40)).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: company.phone.text })).toBeVisible()
    await page.goto(href(language, 'accessibility'))
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      notices.accessibility.map(({ heading }) => heading),
    )
  })
}

test('the site stores in the browser only what the privacy policy names', async ({ page }) => {
  await page.goto('/register')
  await scriptsLoaded(page)
  await page.locator('main [name=firstName]').fill('Mara')
  await switchLanguage(page, 'de')
  await page.goto('/en')
  await page.locator('#contact [name=name]').fill('Mara')
  await page.goto('/en/booking/new')
  await page.locator('main select').first().selectOption('3')
  await page.goto('/en/Privacy')
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
  ])
  expect(left).toContain('registration')
  expect(left).toContain('lang')
  for (const name of left) await expect(page.getByRole('rowheader').getByText(name, { exact: true })).toHaveCount(1)
})
