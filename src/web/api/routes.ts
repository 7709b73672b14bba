import type { ownRoutes } from './own-routes.ts'
import type { Routes } from './route-types.ts'

/** What visitors call, and signing in; the rest is in own-routes.ts. */
const publicRoutes: Omit<Routes, keyof typeof ownRoutes> = {
  getSite: ['GET', '/api/site'],
  getFigures: ['GET', '/api/figures'],
  getVehicleByType: ['GET', '/api/vehicle/GetVehicleByType'],
  getAvailability: ['GET', '/api/availability'],
  createQuote: ['POST', '/api/quotes'],
  getQuote: ['GET', '/api/quotes/:id'],
  extendQuote: ['POST', '/api/quotes/:id/extension'],
  createBooking: ['POST', '/api/bookings'],
  sendEmailCode: ['POST', '/api/email-codes'],
  lookUpBooking: ['POST', '/api/bookings/lookup'],
  cancelBooking: ['POST', '/api/bookings/cancel'],
  getBookingCalendar: ['POST', '/api/bookings/calendar'],
  addCustomer: ['POST', '/api/customer/AddCustomer'],
  signUp: ['POST', '/api/account/sign-up'],
  login: ['POST', '/api/user/Login'],
  logout: ['POST', '/api/user/Logout'],
  getAccount: ['GET', '/api/account'],
  requestPasswordLink: ['POST', '/api/account/password-link'],
  checkLink: ['POST', '/api/account/link'],
  setPassword: ['POST', '/api/account/password'],
  confirmAddress: ['POST', '/api/account/confirm'],
  subscribe: ['POST', '/api/newsletter/subscriptions'],
  confirmSubscription: ['POST', '/api/newsletter/confirm'],
  unsubscribe: ['POST', '/api/newsletter/unsubscribe'],
  sendContactMessage: ['POST', '/api/contact-messages'],
}

/** Method and path of a call. */
export async function routeOf(name: keyof Routes): Promise<readonly [method: string, path: string]> {
  if (name in publicRoutes) return publicRoutes[name as keyof typeof publicRoutes]
  const { ownRoutes } = await import('./own-routes.ts')
  return ownRoutes[name as keyof typeof ownRoutes]
}
