import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { unbroken } from '#content/unbroken.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectFingerSized } from '#support/accessible.ts'
import { chooseVehicle, fillDates, fillDetails, order, startsWith, texts } from '#support/booking-journey.ts'
import { sampleDriver } from '#support/client.ts'
import { expect, holdScripts, test, type Site } from '#support/site.ts'

const states = ['soon', 'open'] as const

for (const language of ['de', 'en'] as const) {
  for (const state of states) {
    test(`from dates to a ${state === 'open' ? 'booking' : 'request'}, looked up and cancelled (${language})`, async ({
      page,
      site,
      isMobile,
    }) => {
      test.setTimeout(120_000)
      await site.setBookings(state)
      const t = texts[language]
      await page.goto(href(language, 'newBooking'))
      await fillDates(page, site, language)
      await chooseVehicle(page, language, 'VW Golf', expectAccessible)
      await expect(
        page
          .getByText(/14:\d\d/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await fillDetails(page, language, expectAccessible)
      await order(page, language, state, expectAccessible)

      const { done } = t.payment
      const requested = state === 'soon'
      await expect(
        page.getByRole('heading', { level: 1, name: requested ? done.titleRequest : done.title }),
      ).toBeVisible()
      await expect(page.getByText(requested ? done.requested : done.confirmed)).toBeVisible()
      await expect(page.getByText(done.notYetBooked)).toBeVisible({ visible: requested })
      await expect(page.getByText(startsWith(done.freeCancel))).toBeVisible({ visible: !requested })
      await expect(
        page.getByText(requested ? t.facts.referenceRequest : t.facts.reference, { exact: true }),
      ).toBeVisible()
      const reference = (await page
        .getByText(/^SW-\w{4}-\w{4}$/)
        .first()
        .textContent())!
      await expectAccessible(page)
      expect(page.url()).not.toContain(reference)

      const release = await holdScripts(page, /\/assets\/framework-.*\.js$/)
      await page.goto(href(language, 'manageBooking'))
      await page.getByLabel(t.manage.reference).focus()
      release()
      // The email address of the new booking is filled in; the reference is left for the customer to type.
      const email = page.getByRole('main').getByLabel(t.manage.email, { exact: false })
      await expect(email).toHaveValue(sampleDriver.email)
      await expect(page.getByLabel(t.manage.reference)).toHaveValue('')
      await page.getByLabel(t.manage.reference).fill(reference.toLowerCase())
      await page.getByRole('button', { name: t.manage.find }).click()
      await expect(page.getByRole('main').locator(`a[href='${href(language, 'ownBookings')}']`)).toBeVisible()
      const heading = requested ? t.manage.foundRequest : t.manage.found
      await expect(
        page.getByRole('heading', { name: heading.replace('{reference}', unbroken(reference)) }),
      ).toBeVisible()
      await expect(
        page.getByText(startsWith(requested ? t.manage.statusNotes.requested : t.manage.statusNotes.confirmed)),
      ).toBeVisible()
      await expectAccessible(page)
      if (isMobile) await expectFingerSized(page)
      await page
        .getByRole('button', { name: state === 'open' ? t.manage.cancel.open : t.manage.cancel.openRequest })
        .click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(t.manage.cancel.freeValue)
      await expectAccessible(page)
      await dialog
        .getByRole('button', { name: state === 'open' ? t.manage.cancel.confirm : t.manage.cancel.confirmRequest })
        .click()
      await expect(
        page.getByText(state === 'open' ? t.manage.cancel.done : t.manage.cancel.doneRequest, { exact: true }),
      ).toBeInViewport()
      await expect(page.locator('h1:focus')).toContainText(unbroken(reference))
      // The next look-up shows the same state: withdrawn for a request, cancelled for a booking.
      await page.getByRole('button', { name: t.manage.other }).click()
      await page.getByLabel(t.manage.reference).fill(reference)
      await email.fill(sampleDriver.email)
      await page.getByRole('button', { name: t.manage.find }).click()
      const { withdrawn, cancelled } = t.words.statuses
      await expect(page.getByText(requested ? withdrawn : cancelled, { exact: true })).toBeVisible()
      const expected =
        state === 'open'
          ? [
              'booking_cancelled',
              'booking_confirmed',
              ...twice('staff_booking'), // a letter to each branch
              ...twice('staff_booking_cancelled'),
            ]
          : ['request_received', 'request_withdrawn', 'staff_request', 'staff_request_withdrawn']
      await expect.poll(() => lettersAbout(site, reference), { timeout: 20_000 }).toEqual(expected)
    })
  }
}

/** Kinds of the letters in the outbox that name the reference. */
function lettersAbout(site: Site, reference: string): string[] {
  const outbox = path.join(site.dataDir, 'mail')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml') && whole(path.join(outbox, name)).includes(reference))
    .map((name) => /-(\w+)-/.exec(name.replace(/^[\dT-]+/, '-'))?.[1] ?? name)
    .toSorted()
}

/** A letter without the breaks that its encoding makes anywhere, in the middle of a reference too. */
const whole = (file: string) => readFileSync(file, 'utf8').replaceAll('=\r\n', '')

const twice = (kind: string) => [kind, kind]
