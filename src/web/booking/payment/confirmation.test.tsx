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
})

test('and one that is on its way is', () => {
  const words = said(true)
  expect(words).toContain(letter)
  expect(words).not.toContain(noLetter[0])
})

test('a request says when we answer and that nothing is booked; a booking says when we meet', () => {
  const request = { ...shownBooking, status: 'requested', decisionBy: '2026-12-02T09:30:00.000Z' } as const
  const asked = wordsOf(shown(<Confirmation booking={request} site={shownSite} />))
  expect(asked).toContain('Antwort bis Mittwoch, 2.\u00A0Dezember, 10:30\u00A0Uhr')
  expect(asked).toContain(done.notYetBooked)
  expect(asked).toContain(booking.facts.open.requested)
  expect(asked).not.toContain(done.toCalendar)
  const booked = wordsOf(
    shown(<Confirmation booking={{ ...shownBooking, start: '2026-12-04T10:00' }} site={shownSite} />),
  )
  expect(booked).toContain('Bis Freitag, 4.\u00A0Dezember, 10\u00A0Uhr.')
  expect(booked).not.toContain(done.notYetBooked)
})
