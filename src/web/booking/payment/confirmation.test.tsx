import { expect, test } from 'vitest'

import { shown, shownBooking, shownSite, wordsOf } from '#support/shown.tsx'
import booking from '#content/de/booking.ts'
import { unbroken } from '#content/unbroken.ts'
import { Confirmation } from './confirmation.tsx'

const { done } = booking.payment
const said = (mailed: boolean) =>
  wordsOf(shown(<Confirmation booking={{ ...shownBooking, mailed }} site={shownSite} />))
const letter = done.mail.split('<mail>')[0]!
const noLetter = done.noMail.split('{reference}')

test('a letter that was kept back is not announced: the page says what to note instead (D32)', () => {
  const words = said(false)
  for (const part of noLetter) expect(words).toContain(part)
  expect(words).toContain(`${noLetter[0]}${unbroken(shownBooking.reference)}`)
  expect(words).not.toContain(letter)
  expect(words).not.toContain(done.calendar)
})

test('and one that is on its way is', () => {
  const words = said(true)
  expect(words).toContain(letter)
  expect(words).not.toContain(noLetter[0])
})
