import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

import { englishRoute } from '../../scripts/vite-languages.ts'
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
  ['newsletterConfirm', 'site/newsletter/subscribe.tsx'],
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

const textsOf = (language: Language, area: string): string =>
  language === 'de' ? `languages/${area}-texts.tsx` : englishRoute(`${area}-texts`)

/** The pages of an area within its texts, of which a visitor loads those of one language. */
const framed = (language: Language, area: string, pages: RouteConfigEntry[]) =>
  layout(textsOf(language, area), { id: `${language}/${area}` }, pages)

const tree = (language: Language): RouteConfigEntry[] => [
  framed(language, 'home', entries(language, site)),
  framed(language, 'pages', [
    ...entries(language, short),
    route('*', 'site/not-found.tsx', { id: `${language}-not-found` }),
  ]),
  framed(language, 'legal', entries(language, legal)),
  framed(language, 'newsletter', entries(language, newsletter)),
  framed(language, 'booking', entries(language, booking)),
  framed(language, 'manage-booking', entries(language, manageBooking)),
  framed(language, 'offer', entries(language, offer)),
  framed(language, 'account', entries(language, account)),
  framed(language, 'dashboard', entries(language, dashboard)),
]

export default [
  layout(textsOf('de', 'site'), { id: 'de' }, tree('de')),
  route('en', textsOf('en', 'site'), { id: 'en' }, tree('en')),
] satisfies RouteConfig
