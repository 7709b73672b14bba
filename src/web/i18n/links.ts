/** Every page and its path below the language's root: '' in German, '/en' in English (D1). */
export const paths = {
  home: '',
  about: 'about',
  booking: 'booking',
  newBooking: 'booking/new',
  manageBooking: 'booking/manage',
  offer: 'booking/offer',
  register: 'register',
  login: 'login',
  password: 'password',
  confirm: 'confirm',
  newsletterConfirm: 'newsletter/confirm',
  newsletterUnsubscribe: 'newsletter/unsubscribe',
  dashboard: 'dashboard',
  profile: 'dashboard/profile',
  ownBookings: 'dashboard/bookings',
  contracts: 'dashboard/contracts',
  documents: 'dashboard/documents',
  loyalty: 'dashboard/loyalty',
  settings: 'dashboard/settings',
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
} as const

export type Page = keyof typeof paths
export type Language = 'de' | 'en'

export const pages = Object.keys(paths) as Page[]

/** Pages that only make sense to the person who was sent their link. */
const personal: ReadonlySet<Page> = new Set([
  'password',
  'confirm',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'offer',
])
/** A customer's own pages, for members only. */
export const ofAccount = (page: Page): boolean => paths[page].startsWith(paths.dashboard)

/** Whether a page has something to say to everyone, and before its scripts are here. */
export const readable = (page: Page): boolean => !personal.has(page) && !ofAccount(page)

/** Whether search engines may list a page. Customers find the way to a booking in their letter and in every footer, and the form on every page. */
export const indexed = (page: Page): boolean => readable(page) && page !== 'manageBooking' && page !== 'newBooking'

/** The section ids of the home page, in order (D11). */
export const sections = [
  'home',
  'aboutUs',
  'howTo',
  'fleet',
  'services',
  'loyalty',
  'rewards',
  'gallery',
  'testimonials',
  'locations',
  'requirements',
  'faq',
  'contact',
] as const
export type SectionId = (typeof sections)[number]

/** `href('en', 'newBooking', { pickup: 1 })` is '/en/booking/new?pickup=1'. */
export function href(language: Language, page: Page, query: Record<string, string | number> = {}): string {
  const root = language === 'en' ? '/en' : ''
  const path = paths[page] === '' ? root || '/' : `${root}/${paths[page]}`
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}

export const hrefs = (page: Page): Record<Language, string> => ({ de: href('de', page), en: href('en', page) })

/** Tags for `lang` and for formatters of numbers and dates. English is British English (D36). */
export const languageTags = { de: 'de', en: 'en-GB' } as const satisfies Record<Language, string>

export const languageOf = (pathname: string): Language => (/^\/en(\/|$)/i.test(pathname) ? 'en' : 'de')

const withoutLanguage = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/i, '').replace(/^\/|\/$/g, '')

/** The page that a path shows, in any spelling. */
export function pageOf(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname).toLowerCase()
  return pages.find((page) => paths[page].toLowerCase() === path)
}

/** A page's canonical address for any spelling of its path: the built page of '/en' knows itself as '/en/'. */
export function ownAddress(pathname: string): string {
  const page = pageOf(pathname)
  return page ? href(languageOf(pathname), page) : pathname
}

/** The same page in the other language, also for a path that is not in the table. */
export function otherLanguage(pathname: string): string {
  const target: Language = languageOf(pathname) === 'de' ? 'en' : 'de'
  const page = pageOf(pathname)
  if (page) return href(target, page)
  return `${target === 'en' ? '/en' : ''}/${withoutLanguage(pathname)}`
}
