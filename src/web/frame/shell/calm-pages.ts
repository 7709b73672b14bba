import type { Page } from '#i18n/links.ts'

/** Pages with a car beside a form: signing in, what mailed links lead to, and the way to a booking. */
const doors: ReadonlySet<Page | undefined> = new Set<Page>([
  'manageBooking',
  'login',
  'register',
  'password',
  'confirm',
  'newsletterConfirm',
  'newsletterUnsubscribe',
])

const isDoor = (page: Page | undefined): boolean => doors.has(page)

/** Pages with one thing to do: only a few ways out above them, and a line below, not the whole site once more. */
export const isCalm = (page: Page | undefined): boolean => isDoor(page) || page === 'newBooking' || page === 'offer'
