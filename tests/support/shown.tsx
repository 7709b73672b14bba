import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { shownBranches } from './sample-branches.ts'

import booking from '#content/de/booking.ts'
import offer from '#content/de/booking/offer.ts'
import site from '#content/de/site.ts'
import type { NewBooking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { AuthProvider } from '#api/session.tsx'
import { Texts } from '#i18n/i18n.tsx'
import { sampleBooking } from './letters.ts'

const messages = { booking: { ...booking, offer }, site }

/** A part of the booking pages in German, as words and tags. */
export const shown = (children: ReactNode): string =>
  renderToString(
    <MemoryRouter>
      <Texts language="de" messages={messages}>
        <AuthProvider>{children}</AuthProvider>
      </Texts>
    </MemoryRouter>,
  )

/** The words alone, as a visitor reads them. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** A booking as the browser gets it when it was just made. */
export const shownBooking = {
  ...sampleBooking,
  status: 'confirmed',
  vehicle: { id: 403, name: sampleBooking.vehicle, type: sampleBooking.type, image: null },
  crossBorder: true,
  flight: 'LH2034',
  drivers: [],
  customer: `${sampleBooking.firstName} ${sampleBooking.lastName}`,
  email: 'mara.muster@post.example',
  createdAt: '2026-11-30T09:00:00.000Z',
  decisionBy: null,
  offerUntil: null,
  revision: 1,
  changeable: 'all',
  cancellation: null,
  mailed: true,
} as unknown as NewBooking

/** Facts of the company that these parts of pages use. */
export const shownSite = {
  bookings: 'open',
  currency: 'USD',
  branches: shownBranches,
  rules: { freeCancelHours: 24, minAge: 18, noShowMinutes: 180 },
  payment: { online: false },
} as unknown as SiteData
