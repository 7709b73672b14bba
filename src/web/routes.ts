import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

import { paths, type Language, type Page } from '#i18n/links.ts'

type Table = readonly (readonly [page: Page, module: string])[]

/** One module shows a page in both languages; the frame around it brings the texts. */
const site: Table = [['home', 'site/home.tsx']]
const short: Table = [
  ['about', 'site/about.tsx'],
  ['booking', 'site/booking-landing.tsx'],
]
const legal: Table = [
  ['privacy', 'site/legal/privacy.tsx'],
  ['terms', 'site/legal/terms.tsx'],
  ['imprint', 'site/legal/imprint.tsx'],
  ['accessibility', 'site/legal/accessibility.tsx'],
]
const newsletter: Table = [
  ['newsletterConfirm', 'site/newsletter/confirm.tsx'],
  ['newsletterUnsubscribe', 'site/newsletter/unsubscribe.tsx'],
]
const booking: Table = [['newBooking', 'booking/new.tsx']]
const manageBooking: Table = [['manageBooking', 'booking/manage.tsx']]
const offer: Table = [['offer', 'booking/offer.tsx']]
const account: Table = [
  ['register', 'account/register.tsx'],
  ['login', 'account/login.tsx'],
  ['password', 'account/password.tsx'],
  ['confirm', 'account/confirm.tsx'],
]
/** A customer's own pages, with the sidebar. */
const dashboard: Table = [
  ['dashboard', 'account/dashboard.tsx'],
  ['profile', 'account/profile.tsx'],
  ['ownBookings', 'booking/own.tsx'],
  ['contracts', 'account/contracts.tsx'],
  ['documents', 'account/documents.tsx'],
  ['loyalty', 'account/loyalty.tsx'],
  ['settings', 'account/settings.tsx'],
]

const entries = (language: Language, table: Table): RouteConfigEntry[] =>
  table.map(([page, module]) => {
    const id = `${language}-${page}`
    return page === 'home' ? index(module, { id }) : route(paths[page], module, { id })
  })

/** The frames in `languages/` differ only in the texts they import, so a visitor loads one language. */
const tree = (language: Language): RouteConfigEntry[] => [
  layout(`languages/${language}-home.tsx`, entries(language, site)),
  layout(`languages/${language}-pages.tsx`, [
    ...entries(language, short),
    route('*', 'site/not-found.tsx', { id: `${language}-not-found` }),
  ]),
  layout(`languages/${language}-legal.tsx`, entries(language, legal)),
  layout(`languages/${language}-newsletter.tsx`, entries(language, newsletter)),
  layout(`languages/${language}-booking.tsx`, entries(language, booking)),
  layout(`languages/${language}-manage-booking.tsx`, entries(language, manageBooking)),
  layout(`languages/${language}-offer.tsx`, entries(language, offer)),
  layout(`languages/${language}-account.tsx`, entries(language, account)),
  layout(`languages/${language}-dashboard.tsx`, entries(language, dashboard)),
]

export default [
  layout('languages/de.tsx', tree('de')),
  route('en', 'languages/en.tsx', tree('en')),
] satisfies RouteConfig
